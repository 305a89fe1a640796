/** What somebody hears who cannot see the table: where things stand when they come, and what they are asked. */
import { beforeAll, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import { moveTo, type FakeFeed } from '../feed/fake-feed.svelte'
import type { Position, Snapshot } from '../feed/messages'
import { games, type GameUi } from '../games'
import { announce, announcer } from '../lib/announce.svelte'
import { settings } from '../lib/settings.svelte'
import { named } from '../lib/sure'
import { feedOf, momentsOf } from '../stories/tables'

const all = Object.values(games).flatMap((game) => (game ? [game] : []))
/** Two moments of one seat's turn at which different things are asked. */
const QUESTIONS: Record<string, [before: string, after: string]> = {
  klong: ['begin', 'ask-take'],
  nummerus: ['begin', 'swap'],
  sechserreihe: ['open', 'place'],
  zappzerapp: ['ready', 'run'],
  zong: ['pick', 'throw'],
}
const NOTHING = 'Nichts'
/** A far end, for machines of any speed. */
const PATIENCE = { timeout: 30_000 }

function momentOf({ key }: GameUi, name: string): Snapshot & { position: Position } {
  const { position, ...moment } = named(momentsOf(key), name)
  if (!position) throw new Error(`${key} has no position at ${name}`)
  return { ...moment, position }
}

/** What was said in one breath is told. */
const breath = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))

/** So that whatever is said next is heard by itself. */
async function silence(): Promise<void> {
  await breath()
  announce(NOTHING)
  await expect.poll(() => announcer.text.trim(), PATIENCE).toBe(NOTHING)
}

async function heard(after: () => unknown): Promise<string> {
  await silence()
  await after()
  await expect.poll(() => announcer.text.trim(), PATIENCE).not.toBe(NOTHING)
  return announcer.text
}

async function show(game: GameUi, moment: Snapshot): Promise<{ feed: FakeFeed; table: HTMLElement }> {
  const feed = feedOf(moment)
  const { default: Table } = await game.table()
  const { container } = await render(Table, { feed })
  const table = container.querySelector('main')
  if (!table) throw new Error('There is no table.')
  return { feed, table }
}

/** The heading of what is said, which stands on the table, too. */
function headingOf(words: string): string {
  const heading = words.split(/[.!?…:]/)[0] ?? ''
  expect(heading, `"${words}" begins with nothing`).toMatch(/\w/)
  return heading
}

beforeAll(() => {
  for (const { key } of all) settings.setGuided(key, true)
})

describe.each(all)('a table of $key', (game) => {
  const [first, second] = QUESTIONS[game.key] ?? []
  const [before, after] = [momentOf(game, first ?? ''), momentOf(game, second ?? '')]

  test('says where things stand to whoever comes, or comes back, and takes the focus', async () => {
    let table: HTMLElement | undefined
    const words = await heard(async () => ({ table } = await show(game, after)))
    expect(table?.textContent).toContain(headingOf(words))
    expect(document.activeElement).toBe(table)
  })

  test('calls whose turn it is, and says what is asked', async () => {
    const { feed, table } = await show(game, { ...after, position: { ...after.position, to_move: [], legal: {} } })
    const words = await heard(() => feed.tell(moveTo(1, after.table, after.position)))
    expect(table.textContent).toContain(headingOf(words))
  })

  test('says what is asked next within a turn', async () => {
    const { feed, table } = await show(game, before)
    const words = await heard(() => feed.tell(moveTo(1, before.table, after.position)))
    expect(table.textContent).toContain(headingOf(words))
  })

  test('says nothing where the same is asked still', async () => {
    const { feed } = await show(game, before)
    await silence()
    for (const seq of [1, 2]) feed.tell(moveTo(seq, before.table, before.position))
    await expect.poll(() => feed.log.at(-1)?.seq, PATIENCE).toBe(2) // the first has been shown to its end
    await breath()
    expect(announcer.text.trim()).toBe(NOTHING)
  })
})
