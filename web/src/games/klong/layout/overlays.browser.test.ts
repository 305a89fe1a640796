/** What comes to lie over the table is loaded when it is needed, and comes by itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-svelte'
import { moveTo, type FakeFeed } from '../../../feed/fake-feed.svelte'
import { klong } from '../../../generated/constants'
import { settings } from '../../../lib/settings.svelte'
import { learn } from '../../../lib/text-store.svelte'
import { feedAt } from '../../../stories/tables'
import { details } from '../cards/details.svelte'
import { told } from '../example'
import Table from '../Table.svelte'

/** A far end, for machines of any speed. */
const PATIENCE = { timeout: 30_000 }

beforeAll(async () => {
  settings.volume = 0
  await learn('klong')
})

afterAll(() => settings.setGuided('klong', true))

async function sit(name: string): Promise<{ feed: FakeFeed; find: (what: string) => HTMLElement | null }> {
  const feed = feedAt('klong', name)
  const { container } = await render(Table, { feed })
  return { feed, find: (what) => container.querySelector<HTMLElement>(what) }
}

const press = (find: (what: string) => HTMLElement | null, what: string): void => find(what)?.click()

describe('over the table', () => {
  beforeAll(() => settings.setGuided('klong', true))

  test('a card is looked at closely when it cannot be had', async () => {
    const { find } = await sit('act')
    expect(find('dialog dl')).toBeNull()
    press(find, '[data-zone=row] [data-card]:not(.able)')
    await expect.poll(() => find('dialog[open] dl'), PATIENCE).not.toBeNull()
  })

  test('a card that is looked at goes with its table', async () => {
    const { find } = await sit('act')
    press(find, '[data-zone=row] [data-card]:not(.able)')
    await expect.poll(() => details.card, PATIENCE).not.toBeNull()
    cleanup()
    expect(details.card).toBeNull()
  })

  test('a thief is looked at whose place card is pressed', async () => {
    const { find } = await sit('act')
    press(find, '[data-seat="0"] button, button[data-seat="0"]')
    await expect.poll(() => find('dialog[open] .loot'), PATIENCE).not.toBeNull()
  })

  test('the market closes once nothing can be traded any more', async () => {
    const { feed, find } = await sit('act')
    const { position } = feed
    if (!position) throw new Error('nothing lies on the table')
    const [buyer = -1] = position.to_move
    feed.lay({ ...position, legal: { [buyer]: [klong.moves.trade.first] } })
    await expect.poll(() => find('.extras button'), PATIENCE).not.toBeNull()
    press(find, '.extras button')
    await expect.poll(() => find('dialog[open] .tag:not(:disabled)'), PATIENCE).not.toBeNull()
    feed.lay({ ...position, legal: { [buyer]: [klong.moves.end.first] } })
    await expect.poll(() => find('dialog[open]'), PATIENCE).toBeNull()
  })

  test('the dragon attacks', async () => {
    const { feed, find } = await sit('act')
    const { table, position } = feed
    if (!table || !position) throw new Error('nothing lies on the table')
    const step = moveTo(1_000, table, position)
    const attacked = told({ kind: 'attacked', values: { cause: 'row', extra: 0, drawn: [[-1, 0]] } })
    feed.tell({ ...step, entry: { ...step.entry, happenings: [attacked] } })
    await expect.poll(() => find('[data-attack]'), PATIENCE).not.toBeNull()
    await expect.poll(() => find('[data-attack]'), PATIENCE).toBeNull()
  })

  test('the score sheet lies when the game is over', async () => {
    const { find } = await sit('over')
    press(find, 'main .btn.go')
    await expect.poll(() => find('dialog[open] [data-settled]'), PATIENCE).not.toBeNull()
  })
})

test('a newcomer is shown the first lesson', async () => {
  settings.setGuided('klong', false)
  const { find } = await sit('begin')
  await expect.poll(() => find('[data-lesson]')?.dataset.lesson, PATIENCE).toBe('hand')
})
