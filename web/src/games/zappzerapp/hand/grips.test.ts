import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest'
import { Grips } from './grips.svelte'
import { LEFT, RIGHT, type Hand } from '../moves'

const hands: { ready: Hand; shake: Mock<(hand: Hand, strength: number) => void>; rest: () => void } = {
  ready: LEFT,
  shake: vi.fn(),
  rest: vi.fn(),
}
let grips: Grips

const at = (pointerId: number, clientX: number, clientY = 0) => ({ pointerId, clientX, clientY })

/** To and fro, so many pixels every 10 ms. */
async function drag(pointer: number, pixels: number, ms: number): Promise<void> {
  for (let time = 0; time < ms; time += 10) {
    grips.move(at(pointer, (time / 10) % 2 ? 0 : pixels))
    await vi.advanceTimersByTimeAsync(10)
  }
}

const latest = (hand: Hand): number => hands.shake.mock.calls.findLast(([which]) => which === hand)?.[1] ?? NaN

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  grips = new Grips(hands)
})
afterEach(() => {
  grips.close()
  vi.useRealTimers()
})

test('a dragged barrel is shaken, harder when it goes quicker', async () => {
  grips.hold(at(1, 0), RIGHT)
  await drag(1, 4, 300)
  const gentle = latest(RIGHT)
  await drag(1, 18, 300)
  expect(latest(RIGHT)).toBeGreaterThan(gentle)
  expect(hands.ready).toBe(RIGHT)
})

test('a hand that stops shakes no more, though nothing tells it', async () => {
  grips.hold(at(1, 0), LEFT)
  await drag(1, 10, 200)
  await vi.advanceTimersByTimeAsync(300)
  expect(latest(LEFT)).toBe(0)
})

test('two thumbs shake two barrels, each its own', async () => {
  grips.hold(at(1, 0), LEFT)
  grips.hold(at(2, 100), RIGHT)
  for (let i = 0; i < 30; i++) {
    grips.move(at(1, i % 2 ? 0 : 4))
    grips.move(at(2, i % 2 ? 100 : 120))
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(latest(RIGHT)).toBeGreaterThan(latest(LEFT))
  expect(latest(LEFT)).toBeGreaterThan(0)
})

test('a barrel follows its pointer, less and less, and comes back when it is let go', () => {
  grips.hold(at(1, 0), LEFT)
  grips.move(at(1, 20))
  const near = grips.offsets[LEFT].x
  grips.move(at(1, 400))
  const far = grips.offsets[LEFT].x
  expect([near > 0, far > near, far < 40]).toEqual([true, true, true])
  expect(grips.offsets[RIGHT]).toEqual({ x: 0, y: 0 })
  grips.release(at(1, 400))
  expect(grips.offsets[LEFT]).toEqual({ x: 0, y: 0 })
  expect(latest(LEFT)).toBe(0)
})

test('a pointer that holds nothing shakes nothing', () => {
  grips.move(at(7, 50))
  grips.release(at(7, 50))
  expect(hands.shake).not.toHaveBeenCalled()
})
