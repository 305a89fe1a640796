import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Happening } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { exampleView } from './example'
import { Movement } from './movement.svelte'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const told = (kind: string, seat: number | null, values: Happening['values'] = {}): Happening => ({ kind, seat, values })
const before = exampleView()
const CHOSEN = [told('chose', 1, { hand: 'left', place: 4 }), told('turned', 1, { stones: 8, valid: true }), told('turned', 2, { stones: 3, valid: true })]
const running = exampleView({ phase: 'run', turn: 1, stones: [0, 8, 3], chosen: [-2, 4, 7] })
/** Lene runs from 3 over both of Ben's and lands in a new round. */
const RAN = [
  told('ran', 0, { from: 3, to: 9, stones: 6, field: 11 }),
  told('banished', 0, { who: 2, from: 1 }),
  told('banished', 0, { who: 2, from: 1 }),
  told('threw', 1, { dice: [1, 2], magic: 3 }),
]
const nextRound = exampleView({ round: 4, magic: 3, apprentices: [[0, 9, 25], [0, 0, 12], [0, 0, 9]] })

/** What is seen of a story from moment to moment, each thing once. */
async function seen<Thing>(shown: Promise<void>, look: () => Thing): Promise<Thing[]> {
  const found: Thing[] = []
  for (let i = 0; i < 500; i++) {
    const now = look()
    if (JSON.stringify(now) !== JSON.stringify(found.at(-1))) found.push(now)
    await vi.advanceTimersByTimeAsync(20)
  }
  await shown
  return found
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  settings.calm = false
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('grabs and put-backs are simply there: nobody waits for them', async () => {
  const movement = new Movement()
  await movement.show([told('took', 1, { hand: 'right', place: 2 })], before, exampleView())
  await movement.show([told('chose', 1, { hand: 'left', place: 4 })], before, exampleView())
  expect(movement.busy).toBe(false)
  expect(movement.scene).toBeNull()
})

test('all barrels are turned over, counted and sorted, the most first', async () => {
  const movement = new Movement()
  const shown = movement.show(CHOSEN, before, running)
  expect(movement.busy).toBe(true)
  const stages = await seen(shown, () => movement.reveal?.stage ?? null)
  expect(stages).toEqual(['turning', 'counting', 'sorted', null])
})

test('no number is known while the barrels are still being turned', async () => {
  const movement = new Movement()
  const shown = movement.show(CHOSEN, before, running)
  const stones = await seen(shown, () => movement.scene?.stones ?? null)
  expect(stones).toEqual([[0, 0, 0], [0, 8, 3], null])
})

test('an apprentice runs its way, then those it met walk home', async () => {
  const movement = new Movement()
  const shown = movement.show(RAN, before, nextRound)
  const ways = await seen(shown, () => movement.travellers.map(({ seat, nth, from, to, part }) => [seat, nth, from, to, part > 0 && part < 1 ? 'on' : part]))
  expect(ways[0]).toEqual([[0, 1, 3, 9, 0], [2, 0, 1, 0, 0], [2, 1, 1, 0, 0]])
  expect(ways).toContainEqual([[0, 1, 3, 9, 'on'], [2, 0, 1, 0, 0], [2, 1, 1, 0, 0]])
  expect(ways).toContainEqual([[2, 0, 1, 0, 'on'], [2, 1, 1, 0, 'on']])
  expect(ways.at(-1)).toEqual([])
  expect(movement.trail).toEqual({ seat: 0, from: 3, to: 9 })
})

test('the barrels are mixed before the next round', async () => {
  const movement = new Movement()
  const shown = movement.show(RAN, before, nextRound)
  const mixed = await seen(shown, () => movement.mixing !== undefined)
  expect(mixed).toEqual([false, true, false])
})

test('whoever has begun the next round is not waited for: the runners go on beside it', async () => {
  const movement = new Movement()
  const shown = movement.show(RAN, before, nextRound)
  await vi.advanceTimersByTimeAsync(100)
  movement.giveWay()
  await shown
  expect(movement.busy).toBe(false)
  expect(movement.scene).toBeNull()
  expect(movement.travellers).not.toEqual([])
  await vi.advanceTimersByTimeAsync(4000)
  expect(movement.travellers).toEqual([])
})

test('runs before the last one are over at once when the next round has begun', async () => {
  const movement = new Movement()
  const shown = movement.show(RAN.slice(0, 3), before, running)
  await vi.advanceTimersByTimeAsync(100)
  movement.giveWay()
  await shown
  expect(movement.travellers).toEqual([])
})

test('the city is worth a moment', async () => {
  const movement = new Movement()
  const home = [told('ran', 0, { from: 3, to: 25, stones: 22, field: -1 }), told('home', 0, { count: 2 })]
  const shown = movement.show(home, before, running)
  const cheered = await seen(shown, () => movement.arrived)
  expect(cheered).toEqual([null, 0, null])
})

test('a tap ends it', async () => {
  const movement = new Movement()
  const shown = movement.show(CHOSEN, before, running)
  movement.hurry()
  await shown
  expect(movement.reveal).toBeNull()
})

test('who wants it calm has as much time to read the numbers, also when nobody runs', async () => {
  settings.calm = true
  const movement = new Movement()
  const nobody = [told('turned', 1, { stones: 12, valid: false }), told('nobody', null), told('threw', 1, { dice: [1, 2], magic: 3 })]
  const shown = movement.show(nobody, before, nextRound)
  await vi.advanceTimersByTimeAsync(0)
  expect(movement.reveal?.stage).toBe('counting')
  const stages = await seen(shown, () => movement.reveal?.stage ?? null)
  expect(stages).toEqual(['counting', 'sorted', null])
})

test('who wants it calm sees no movement', async () => {
  settings.calm = true
  const movement = new Movement()
  await movement.show(RAN, before, nextRound)
  expect(movement.travellers).toEqual([])
})
