import { expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { Story } from '../../table/movement.svelte'
import { inMovingTime, passes, seen } from '../../table/moving-time'
import { exampleView } from './example'
import { ZappZerappMovement } from './movement.svelte'
import type { ZappZerappHappening, ZappZerappView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const before = exampleView()
const CHOSEN: ZappZerappHappening[] = [
  { kind: 'chose', seat: 1, values: { hand: 'left', place: 4 } },
  { kind: 'turned', seat: 1, values: { stones: 8, valid: true } },
  { kind: 'turned', seat: 2, values: { stones: 3, valid: true } },
]
const running = exampleView({ phase: 'run', turn: 1, stones: [0, 8, 3], chosen: [-2, 4, 7] })
/** Lene runs from 3 over both of Ben's and lands in a new round. */
const RAN: ZappZerappHappening[] = [
  { kind: 'ran', seat: 0, values: { from: 3, to: 9, stones: 6, field: 11 } },
  { kind: 'banished', seat: 0, values: { who: 2, from: 1, field: 17 } },
  { kind: 'banished', seat: 0, values: { who: 2, from: 1, field: 17 } },
  { kind: 'threw', seat: 1, values: { dice: [1, 2], magic: 3 } },
]
const nextRound = exampleView({
  round: 4,
  magic: 3,
  apprentices: [
    [0, 9, 25],
    [0, 0, 12],
    [0, 0, 9],
  ],
})

const story = (happenings: ZappZerappHappening[], after: ZappZerappView): Story<'zappzerapp'> => ({
  happenings,
  before,
  after,
})

inMovingTime()

test('grabs and put-backs are simply there: nobody waits for them', async () => {
  const movement = new ZappZerappMovement()
  await movement.show(story([{ kind: 'took', seat: 1, values: { hand: 'right', place: 2 } }], exampleView()))
  await movement.show(story([{ kind: 'chose', seat: 1, values: { hand: 'left', place: 4 } }], exampleView()))
  expect(movement.busy).toBe(false)
  expect(movement.scene).toBeNull()
})

test('all barrels are turned over, counted and sorted, the most first', async () => {
  const movement = new ZappZerappMovement()
  const shown = movement.show(story(CHOSEN, running))
  expect(movement.busy).toBe(true)
  const stages = await seen(shown, () => movement.reveal?.stage ?? null)
  expect(stages).toEqual(['turning', 'counting', 'sorted', null])
})

test('no number is known while the barrels are still being turned', async () => {
  const movement = new ZappZerappMovement()
  const shown = movement.show(story(CHOSEN, running))
  const stones = await seen(shown, () => movement.scene?.stones ?? null)
  expect(stones).toEqual([[0, 0, 0], [0, 8, 3], null])
})

test('an apprentice runs its way, then those it met walk home', async () => {
  const movement = new ZappZerappMovement()
  const shown = movement.show(story(RAN, nextRound))
  const ways = await seen(shown, () =>
    movement.travellers.map(({ seat, nth, from, to, part }) => [
      seat,
      nth,
      from,
      to,
      part > 0 && part < 1 ? 'on' : part,
    ]),
  )
  expect(ways[0]).toEqual([
    [0, 1, 3, 9, 0],
    [2, 0, 1, 0, 0],
    [2, 1, 1, 0, 0],
  ])
  expect(ways).toContainEqual([
    [0, 1, 3, 9, 'on'],
    [2, 0, 1, 0, 0],
    [2, 1, 1, 0, 0],
  ])
  expect(ways).toContainEqual([
    [2, 0, 1, 0, 'on'],
    [2, 1, 1, 0, 'on'],
  ])
  expect(ways.at(-1)).toEqual([])
  expect(movement.trail).toEqual({ seat: 0, from: 3, to: 9 })
})

test('the barrels are mixed before the next round', async () => {
  const movement = new ZappZerappMovement()
  const shown = movement.show(story(RAN, nextRound))
  const mixed = await seen(shown, () => movement.mixing !== undefined)
  expect(mixed).toEqual([false, true, false])
})

test('whoever has begun the next round is not waited for: the runners go on beside it', async () => {
  const movement = new ZappZerappMovement()
  const shown = movement.show(story(RAN, nextRound))
  await passes(100)
  movement.giveWay()
  await shown
  expect(movement.busy).toBe(false)
  expect(movement.scene).toBeNull()
  expect(movement.travellers).not.toEqual([])
  await passes(4000)
  expect(movement.travellers).toEqual([])
})

test('runs before the last one are over at once when the next round has begun', async () => {
  const movement = new ZappZerappMovement()
  const shown = movement.show(story(RAN.slice(0, 3), running))
  await passes(100)
  movement.giveWay()
  await shown
  expect(movement.travellers).toEqual([])
})

test('the city is worth a moment', async () => {
  const movement = new ZappZerappMovement()
  const home: ZappZerappHappening[] = [
    { kind: 'ran', seat: 0, values: { from: 3, to: 25, stones: 22, field: -1 } },
    { kind: 'home', seat: 0, values: { count: 2 } },
  ]
  const shown = movement.show(story(home, running))
  const cheered = await seen(shown, () => movement.arrived)
  expect(cheered).toEqual([null, 0, null])
})

test('a tap ends it', async () => {
  const movement = new ZappZerappMovement()
  const shown = movement.show(story(CHOSEN, running))
  movement.hurry()
  await shown
  expect(movement.reveal).toBeNull()
})

test('who wants it calm has as much time to read the numbers, also when nobody runs', async () => {
  settings.calm = true
  const movement = new ZappZerappMovement()
  const nobody: ZappZerappHappening[] = [
    { kind: 'turned', seat: 1, values: { stones: 12, valid: false } },
    { kind: 'nobody', seat: null, values: {} },
    { kind: 'threw', seat: 1, values: { dice: [1, 2], magic: 3 } },
  ]
  const shown = movement.show(story(nobody, nextRound))
  await passes(0)
  expect(movement.reveal?.stage).toBe('counting')
  const stages = await seen(shown, () => movement.reveal?.stage ?? null)
  expect(stages).toEqual(['counting', 'sorted', null])
})

test('who wants it calm sees no movement', async () => {
  settings.calm = true
  const movement = new ZappZerappMovement()
  await movement.show(story(RAN, nextRound))
  expect(movement.travellers).toEqual([])
})
