/** Miniatures are drawn with the tokens of the seats, which differ from their numbers once a place was removed. */
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../feed/messages'
import { viewOf } from '../feed/typed'
import { games, type GameUi, type View } from '../games'

const stories = import.meta.glob<Record<string, Snapshot>>('../games/*/stories.json', {
  eager: true,
  import: 'default',
})
const moments = Object.values(stories).flatMap((story) =>
  Object.entries(story).flatMap(([name, { table, position }]) =>
    position ? [{ title: `${table.game}: ${name}`, table, view: position.view }] : [],
  ),
)
const TOKENS = [4, 6, 2, 5, 3, 1]

type Draw = (view: View, tokens: number[]) => string
const miniatures = new Map<string, Draw>()
for (const [key, ui] of Object.entries(games)) if (ui) miniatures.set(key, await miniatureOf(ui))

describe('a miniature', () => {
  it.each(moments)('shows the tokens of the seats: $title', ({ table, view }) => {
    const draw = miniatures.get(table.game)!
    const tokens = TOKENS.slice(0, table.seats.length)
    const drawn = tokensIn(draw(view, tokens))
    expect(tokens).toEqual(expect.arrayContaining(drawn))
    const usual = tokens.map((_, seat) => seat + 1)
    const before = tokensIn(draw(view, usual))
    expect(drawn).toEqual(before.map((token) => tokens[token - 1]))
  })

  it('shows some in the three games whose seats have pieces on the board', () => {
    const withTokens = moments.filter(
      ({ table, view }) => tokensIn(miniatures.get(table.game)!(view, TOKENS)).length > 0,
    )
    expect(new Set(withTokens.map(({ table }) => table.game)).size).toBe(3)
  })
})

function tokensIn(html: string): number[] {
  return [...html.matchAll(/--seat-(\w+)/g)].map(([, token]) => Number(token))
}

/** As the shelf draws it: the board in little. */
async function miniatureOf({ key, board }: GameUi): Promise<Draw> {
  const { default: Board } = await board()
  return (view, tokens) => render(Board, { props: { view: viewOf(key, { view }), tokens, small: true } }).body
}
