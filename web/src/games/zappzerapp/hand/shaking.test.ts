import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at } from '../../../lib/sure'
import { Refusal } from '../../../lib/api'
import { Rattle } from '../../../lib/rattle'
import { settings } from '../../../lib/settings.svelte'
import { Shaking } from './shaking.svelte'

const PIECES = { rate: 1000, seconds: 0.5 }

let asked: { at: number; strength: number }[]
let refuse = false
let latency: number
let signs: boolean

async function answer(strength: number): Promise<Int16Array> {
  asked.push({ at: performance.now(), strength })
  await new Promise((resolve) => setTimeout(resolve, latency))
  if (refuse) throw new Refusal('too-fast', '')
  return new Int16Array(600).fill(16384)
}

const laid = vi.spyOn(Rattle.prototype, 'lay')

/** How often it was silent between two pieces. */
function gaps(): number {
  const begun = laid.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value] : []))
  return begun.filter((begin, piece) => piece > 0 && begin > at(begun, piece - 1) + PIECES.seconds * 1000).length
}

const shaken = (): Shaking => new Shaking(PIECES, 0, answer, () => signs)

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  laid.mockClear()
  refuse = false
  latency = 30
  signs = true
})
afterEach(() => vi.useRealTimers())

test('it is heard as soon as the hand moves', async () => {
  const shaking = shaken()
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(latency)
  expect(asked).toHaveLength(1)
  expect(shaking.sweep.bars[0]).toBe(0.5)
})

test('the next piece is asked for in time, so that nothing is missing between them', async () => {
  const shaking = shaken()
  shaking.shake(3)
  const begun = performance.now()
  await vi.advanceTimersByTimeAsync(4000)
  const ends = asked.map((_, piece) => begun + latency + piece * 500)
  for (const [piece, { at: moment }] of asked.slice(1).entries())
    expect(at(ends, piece + 1) - moment).toBeGreaterThan(latency)
  expect(asked).toHaveLength(9)
})

test('where answers come late they are asked for sooner', async () => {
  latency = 300
  const shaking = shaken()
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(6000)
  expect(asked.at(-1)!.at - asked.at(-5)!.at).toBeLessThanOrEqual(4 * 500)
})

test('a busy machine makes it halt once, not every time', async () => {
  const shaking = shaken()
  shaking.shake(3)
  for (let piece = 0; piece < 24; piece++) {
    latency = piece % 4 === 3 ? 330 : 30
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(gaps()).toBe(1)
})

test('a page that is kept from asking in time asks sooner', async () => {
  const onTime = globalThis.setTimeout
  const shaking = shaken()
  vi.stubGlobal('setTimeout', (then: () => void, ms: number) => onTime(then, ms + 200))
  latency = 0
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(8000)
  vi.unstubAllGlobals()
  expect(gaps()).toBe(1)
})

test('it is felt where that is wished for and the table allows it', async () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  settings.felt = true
  const shaking = shaken()
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(100)
  expect(vibrate).toHaveBeenLastCalledWith([500])
  shaking.rest()
  expect(vibrate).toHaveBeenLastCalledWith(0)
  vibrate.mockClear()
  signs = false
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(600)
  expect(vibrate).not.toHaveBeenCalled()
  settings.felt = false
  vi.unstubAllGlobals()
})

test('it never asks for more than the server gives: two at once, then one in half a second', async () => {
  const shaking = shaken()
  for (let jerk = 0; jerk < 40; jerk++) {
    shaking.shake(2)
    await vi.advanceTimersByTimeAsync(60)
    shaking.rest()
    await vi.advanceTimersByTimeAsync(40)
  }
  const times = asked.map(({ at }) => at)
  expect(times.length).toBeGreaterThan(6)
  for (const [nth, at] of times.entries())
    for (const [more, later] of times.slice(nth).entries())
      expect(later - at).toBeGreaterThanOrEqual((more - 1) * 500 - 1)
})

test('a hand that stops is silent at once and asks for nothing', async () => {
  const shaking = shaken()
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(latency + 100)
  shaking.rest()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toHaveLength(1)
  expect(shaking.strength).toBe(0)
  expect(shaking.sweep.bars.at(10)).toBe(0)
})

test('it shakes as hard as the hand does by now', async () => {
  const shaking = shaken()
  shaking.shake(1)
  await vi.advanceTimersByTimeAsync(100)
  shaking.shake(5)
  await vi.advanceTimersByTimeAsync(400)
  expect(asked.map(({ strength }) => strength)).toEqual([1, 5])
})

test('what was held before is not heard any more', async () => {
  const shaking = shaken()
  shaking.shake(3)
  shaking.change()
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(latency)
  expect(shaking.sweep.bars.every((bar) => bar === 0)).toBe(true)
})

test('a refusal is followed by a pause, not by a storm', async () => {
  refuse = true
  const shaking = shaken()
  shaking.shake(3)
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked.length).toBeLessThanOrEqual(8)
  refuse = false
  await vi.advanceTimersByTimeAsync(1200)
  expect(shaking.sweep.bars.some((bar) => bar > 0)).toBe(true)
})
