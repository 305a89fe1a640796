import { expect, test, vi } from 'vitest'
import { FakeFeed, positionOf } from '../../feed/fake-feed.svelte'
import { settings } from '../../lib/settings.svelte'
import { exampleTable, exampleView } from './example'
import { ZappZerappIntent } from './intent.svelte'
import { PASS, READY, STAY } from './moves'
import { ZappZerappMovement } from './movement.svelte'
import type { Run, ZappZerappView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined, soundRoom: () => null }))

/** The move that lets the apprentice run that has come so far. */
const run = (from: number): number => 33 + from
const way = (from: number): Run => ({ move: run(from), from, to: from + 6, field: 1, banished: [] })
const RUNNING: Partial<ZappZerappView> = { phase: 'run', turn: 0, stones: [6, 0, 0], runs: [way(0), way(3)] }

interface Sitting {
  feed: FakeFeed
  intent: ZappZerappIntent
}

function sit(view: Partial<ZappZerappView> = {}, legal = [0, PASS], mine = [0]): Sitting {
  const feed = new FakeFeed({
    table: exampleTable(mine),
    position: positionOf({ ply: 4, view: exampleView(view), legal: { 0: legal } }),
  })
  return { feed, intent: new ZappZerappIntent(feed, new ZappZerappMovement()) }
}
const played = (feed: FakeFeed): number[] => feed.said.flatMap((said) => (said.t === 'move' ? [said.move] : []))

test('who is asked to listen may reach for barrels, and may sit out', async () => {
  settings.lang = 'de'
  const { feed, intent } = sit()
  expect([intent.listener, intent.mayPass, intent.mayStay, intent.awaited]).toEqual([0, true, false, false])
  expect(intent.greeting).toBe('Finde höchstens 9 Steine.')
  await intent.pass()
  expect(played(feed)).toEqual([PASS])
})

test('nobody reaches for barrels before being ready, or while apprentices run', async () => {
  expect(sit(RUNNING, [run(0), run(3), STAY]).intent.listener).toBeNull()
  const { feed, intent } = sit({ phase: 'ready', turn: 0 }, [READY])
  expect(intent.listener).toBeNull()
  await intent.begin()
  expect(played(feed)).toEqual([READY])
})

test('an apprentice that is tapped is picked, and runs when it is tapped again', async () => {
  const { feed, intent } = sit(RUNNING, [run(0), run(3), STAY])
  await intent.tapApprentice(3)
  expect(intent.picked?.from).toBe(3)
  expect(played(feed)).toEqual([])
  await intent.tapApprentice(3)
  expect(played(feed)).toEqual([run(3)])
})

test('who steps back has picked nobody', async () => {
  const { feed, intent } = sit(RUNNING, [run(0), run(3), STAY])
  await intent.tapApprentice(3)
  intent.stepBack()
  await intent.runPicked()
  expect([intent.picked, played(feed)]).toEqual([null, []])
})

test('the only way is picked already', async () => {
  const { feed, intent } = sit({ ...RUNNING, runs: [way(3)] }, [run(3), STAY])
  await intent.runPicked()
  expect(played(feed)).toEqual([run(3)])
})

test('nobody has to run', async () => {
  const { feed, intent } = sit(RUNNING, [run(0), run(3), STAY])
  await intent.stay()
  expect(played(feed)).toEqual([STAY])
})

test('a deed that is still on its way is not done twice', async () => {
  const { feed, intent } = sit(RUNNING, [run(0), STAY])
  feed.waiting = 1
  await intent.stay()
  expect(played(feed)).toEqual([])
})

test('what the server refuses is kept as a sentence', async () => {
  const { feed, intent } = sit(RUNNING, [STAY])
  feed.refusal = 'Zu spät.'
  await intent.stay()
  expect(intent.refused).toBe('Zu spät.')
})

test('whoever watches sits nowhere', () => {
  expect(sit({}, [], []).intent.own).toBeNull()
})
