import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TICK, ticker } from './clock.svelte'

/** A server's clock, far from that of this machine. */
const ahead = 5_000
const now = (): number => Date.now() / 1000 + ahead

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('it ticks while somebody listens, and only then', () => {
  const heard = vi.fn()
  const stop = ticker.listen(heard)
  vi.advanceTimersByTime(3 * TICK)
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('there is one timer for all who listen', () => {
  const [one, two] = [vi.fn(), vi.fn()]
  const stops = [ticker.listen(one), ticker.listen(two)]
  ticker.until(ahead + 42.1, now)
  ticker.until(ahead + 17.05, now)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(TICK)
  expect(one.mock.calls.length).toBe(two.mock.calls.length)
  stops[0]!()
  expect(vi.getTimerCount(), 'one still listens').toBe(1)
  stops[1]!()
  expect(vi.getTimerCount()).toBe(0)
})

test('every countdown is looked at in the very moment when its next second begins', () => {
  const deadlines = [ahead + 2.05, ahead + 3.17]
  const seen = deadlines.map(() => new Map<number, number>())
  const look = (): void =>
    deadlines.forEach((deadline, i) => {
      const left = Math.ceil(ticker.until(deadline, now))
      if (!seen[i]!.has(left)) seen[i]!.set(left, Date.now())
    })
  const stop = ticker.listen(look)
  look()
  vi.advanceTimersByTime(4_000)
  stop()
  expect([...seen[0]!].slice(0, 4)).toEqual([
    [3, 0],
    [2, 50],
    [1, 1050],
    [0, 2050],
  ])
  expect([...seen[1]!].slice(0, 5)).toEqual([
    [4, 0],
    [3, 170],
    [2, 1170],
    [1, 2170],
    [0, 3170],
  ])
})

test('to read it without listening starts no timer', () => {
  expect(ticker.until(ahead + 1.5, now)).toBe(1.5)
  expect(ticker.until(ahead - 1.5, now)).toBe(-1.5)
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock that is set right meanwhile is followed', () => {
  let late = 2
  const seen: number[] = []
  const stop = ticker.listen(() => seen.push(Math.ceil(ticker.until(ahead + 3, () => now() - late))))
  vi.advanceTimersByTime(TICK)
  late = 0
  vi.advanceTimersByTime(TICK)
  stop()
  expect(seen).toEqual([5, 3])
})
