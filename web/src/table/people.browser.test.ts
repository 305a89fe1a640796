/** Who is at the table, as every game shows it: spectators are told that they watch, and a bot is never taken for a guest. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-svelte'
import { seatOf, type FakeFeed } from '../feed/fake-feed.svelte'
import type { MyTable, Seat, Snapshot } from '../feed/messages'
import { games, type GameUi } from '../games'
import { settings } from '../lib/settings.svelte'
import Continue from '../shelf/Continue.svelte'
import { feedOf, momentsOf } from '../stories/tables'
import PlaceCard from './PlaceCard.svelte'

const all = Object.values(games).flatMap((game) => (game ? [game] : []))
const BOT = { kind: 'bot', name: 'Kuno', level: 'meister' } as const
const LABEL = 'Bot, Meister'

/** A moment of a game whose seats are different in what is given. */
function feedAt({ key }: GameUi, isRight: (moment: Snapshot) => boolean, change: (seat: Seat, index: number) => Seat) {
  const moment = Object.values(momentsOf(key)).find(isRight)
  if (!moment) throw new Error(`${key} has no such moment`)
  const { table } = moment
  return feedOf({ ...moment, table: { ...table, seats: table.seats.map(change) } })
}

const isPlayed = ({ position, table }: Snapshot): boolean => position !== null && table.seats.length > 1
/** Seats that the log tells of. */
const doers = ({ log }: Snapshot): Set<number | null> =>
  new Set(log.flatMap(({ happenings }) => happenings.map(({ seat }) => seat)).filter((seat) => seat !== null))
const isOver = (moment: Snapshot): boolean => isPlayed(moment) && moment.table.phase === 'over'

function watch(feed: FakeFeed, watching: number): void {
  const seats = feed.table?.seats ?? []
  const nobody = seats.map(() => null)
  feed.greet({ t: 'presence', online: seats.map(() => true), away_since: nobody, waited_until: nobody, watching })
}

async function show(game: GameUi, feed: FakeFeed): Promise<HTMLElement> {
  const { default: Table } = await game.table()
  return (await render(Table, { feed })).container
}

const menu = () => page.getByRole('button', { name: 'Menü' })
const badgesIn = (root: Element | undefined): Element[] =>
  [...(root?.querySelectorAll('.badge') ?? [])].filter((each) => each.checkVisibility())
/** What the marks say when the mouse rests on them. */
const labelsIn = (root: Element | undefined): (string | null)[] =>
  badgesIn(root).map((badge) => badge.getAttribute('title'))
const withKuno = (seat: Seat, index: number): Seat =>
  index === 1 ? { ...seat, ...BOT, mine: false } : { ...seat, kind: 'person', level: null, name: `Gast ${index}` }

beforeAll(() => {
  for (const { key } of all) settings.setGuided(key, true)
})
beforeEach(() => page.viewport(1280, 800))

describe.each(all)('at a table of $key', (game) => {
  const watched = (): FakeFeed => feedAt(game, isPlayed, (seat) => ({ ...seat, mine: false }))

  test('a spectator reads on the table that they watch, and how many do', async () => {
    const feed = watched()
    await show(game, feed)
    const slip = page.getByRole('main').getByText('Du schaust zu')
    await expect.element(slip).toBeVisible()
    await expect.element(slip).toHaveTextContent(/^Du schaust zu$/)
    watch(feed, 3)
    await expect.element(slip).toHaveTextContent('Du schaust zu · 3 sehen zu')
  })

  test('on a phone the menu says so', async () => {
    await page.viewport(390, 844)
    const feed = watched()
    watch(feed, 2)
    await show(game, feed)
    await menu().click()
    await expect.element(page.getByRole('dialog').getByText('Du schaust zu · 2 sehen zu')).toBeVisible()
  })

  test('whoever plays reads only how many watch', async () => {
    const feed = feedAt(game, isPlayed, (seat, index) => ({ ...seat, mine: index === 0 }))
    const container = await show(game, feed)
    expect(container.textContent).not.toMatch(/sieht zu|sehen zu|schaust zu/)
    watch(feed, 1)
    await expect.element(page.getByRole('main').getByText('1 sieht zu')).toBeVisible()
    expect(container.textContent).not.toContain('Du schaust zu')
  })

  test('the seat of a bot has its name, its level and its mark; nobody else has the mark', async () => {
    const feed = feedAt(game, isPlayed, withKuno)
    const container = await show(game, feed)
    const cards = [...container.querySelectorAll<HTMLElement>('main .seat-paper')].filter((each) =>
      each.checkVisibility(),
    )
    const [bot, ...others] = cards.filter((card) => card.title.startsWith('Kuno'))
    expect(others).toEqual([])
    expect(bot?.title).toContain(`Kuno, ${LABEL}`)
    expect(bot?.textContent).toContain(LABEL)
    for (const card of cards) expect(labelsIn(card)).toEqual(card === bot ? [LABEL] : [])
  })

  test('what a bot did has its mark in the log, and what others did has none', async () => {
    const feed = feedAt(game, (moment) => isPlayed(moment) && doers(moment).size > 1 && doers(moment).has(1), withKuno)
    await show(game, feed)
    await menu().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Verlauf/ })
      .click()
    const log = page.getByRole('dialog', { name: 'Was geschah' })
    await expect.element(log).toBeVisible()
    const marked = [...log.element().querySelectorAll('li')].filter((line) => badgesIn(line).length > 0)
    expect(marked.length).toBeGreaterThan(0)
    for (const line of marked) expect(line.textContent).toContain('Kuno')
  })

  test('the end has the mark of a bot beside its name, and only there', async () => {
    const feed = feedAt(game, isOver, withKuno)
    await show(game, feed)
    const end = page.getByRole('dialog')
    await expect.element(end).toBeVisible()
    await expect.element(end.getByText('Kuno').first()).toBeVisible()
    const named = badgesIn(end.element()).map((badge) => badge.closest('li, th, tr, p, div')?.textContent)
    expect(named.length).toBeGreaterThan(0)
    for (const words of named) expect(words).toContain('Kuno')
  })
})

test('a bot in the lobby has its name, its level and its mark', async () => {
  const { container } = await render(PlaceCard, { seat: seatOf(BOT) })
  expect(container.textContent).toContain('Kuno')
  expect(container.textContent).toContain(LABEL)
  expect(labelsIn(container)).toEqual([LABEL])
  cleanup()
  const other = await render(PlaceCard, { seat: seatOf() })
  expect(labelsIn(other.container)).toEqual([])
})

test('the slip on the shelf has the token of every seat as it is at the table, and the mark of a bot', async () => {
  const table: MyTable = {
    id: 'x',
    game: 'nummerus',
    phase: 'lobby',
    names: ['Lene', 'Kuno'],
    tokens: [1, 4],
    levels: [null, 'meister'],
    my_seat: 0,
    my_turn: false,
    view: null,
    changed_at: 0,
  }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([table]))
  const { container } = await render(Continue)
  await expect.element(page.getByText(`Kuno, ${LABEL}`)).toBeVisible()
  const [me, bot] = container.querySelectorAll('.who > span')
  expect([me?.textContent.trim(), bot?.textContent.trim()]).toEqual(['du', `Kuno, ${LABEL}`])
  expect([me, bot].map((each) => each?.innerHTML.match(/--seat-\d/)?.[0])).toEqual(['--seat-1', '--seat-4'])
  expect(labelsIn(me)).toEqual([])
  expect(labelsIn(bot)).toEqual([LABEL])
})
