import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { positionOf, seatOf, tableOf } from './fake-feed.svelte'
import type { Presence, Step } from './messages'
import { Playback, type Standing } from './playback.svelte'

const step = (seq: number): Step => ({
  t: 'step',
  seq,
  now: 0,
  entry: { seq, at: 0, kind: 'move', happenings: [], thought: null },
  table: tableOf(),
  position: positionOf({ ply: seq }),
})
const standing = (ply = 0): Standing => ({ table: tableOf(), position: positionOf({ ply }), log: [] })
const nobodyIsHere: Presence = {
  t: 'presence',
  online: [false, false],
  away_since: [1, 1],
  waited_until: [null, null],
  watching: 3,
}
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let playback: Playback
/** What was shown, with the ply before it, and how to end the movement of the last of them. */
let shown: [seq: number, before: number | undefined][]
let endMovement: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  playback = new Playback()
  playback.reset(standing())
  shown = []
  playback.onStep(({ seq }, before) => {
    shown.push([seq, before?.ply])
    return new Promise((resolve) => (endMovement = resolve))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function follow(...seqs: number[]): void {
  for (const seq of seqs) playback.follow(step(seq))
}

test('steps are shown in order, each when the movement of the one before is over', async () => {
  follow(1, 2, 3)
  await settled()
  expect(shown).toEqual([[1, 0]])
  expect(playback.ahead.map(({ seq }) => seq)).toEqual([2, 3])
  endMovement()
  await settled()
  expect(shown).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(playback.log.map(({ seq }) => seq)).toEqual([1, 2])
})

test('hurry ends one movement, and the next step has its own', async () => {
  follow(1, 2, 3)
  await settled()
  playback.hurry()
  await settled()
  expect(shown.map(([seq]) => seq)).toEqual([1, 2])
  expect(playback.position?.ply).toBe(2)
})

test('skip shows where all known steps lead, without their movements, and keeps their lines', async () => {
  const told = vi.fn()
  playback.onReset(told)
  follow(1, 2, 3)
  await settled()
  playback.skip()
  await settled()
  expect(shown.map(([seq]) => seq)).toEqual([1])
  expect(playback.position?.ply).toBe(3)
  expect(playback.log.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(playback.ahead).toEqual([])
  expect(told).toHaveBeenCalledOnce()
})

test('skip with nothing to come ends what moves, and what comes later moves again', async () => {
  follow(1)
  await settled()
  playback.skip()
  await settled()
  follow(2)
  await settled()
  expect(shown.map(([seq]) => seq)).toEqual([1, 2])
})

test('in a page that nobody sees no step waits for a movement', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  follow(1, 2, 3)
  await settled()
  expect(playback.position?.ply).toBe(3)
  expect(playback.ahead).toEqual([])
})

test('a movement that never ends holds nothing up for ever', async () => {
  follow(1, 2)
  await vi.advanceTimersByTimeAsync(24_000)
  expect(playback.position?.ply).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(playback.position?.ply).toBe(2)
})

test('jump forgets what was to come, tells it, and knows still who is here', async () => {
  const told = vi.fn()
  playback.onReset(told)
  playback.greet(nobodyIsHere)
  follow(1, 2)
  await settled()
  playback.jump(standing(7))
  await settled()
  expect(playback.position?.ply).toBe(7)
  expect(playback.ahead).toEqual([])
  expect(shown.map(([seq]) => seq)).toEqual([1])
  expect(playback.table?.seats.map(({ online }) => online)).toEqual([false, false])
  expect(told).toHaveBeenCalledOnce()
})

test('reset begins anew, also with who is here', async () => {
  playback.greet(nobodyIsHere)
  follow(1, 2)
  await settled()
  playback.reset({ ...standing(9), table: tableOf({ seats: [seatOf({ online: true })] }) })
  await settled()
  expect(playback.presence).toBeNull()
  expect(playback.table?.seats.map(({ online }) => online)).toEqual([true])
  expect([playback.position?.ply, playback.ahead.length, playback.log.length]).toEqual([9, 0, 0])
})

test('who has unsubscribed hears nothing more', async () => {
  const [stepped, told] = [vi.fn(), vi.fn()]
  const stops = [playback.onStep(stepped), playback.onReset(told)]
  for (const stop of stops) stop()
  follow(1)
  playback.jump(standing())
  await settled()
  expect(stepped).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
})
