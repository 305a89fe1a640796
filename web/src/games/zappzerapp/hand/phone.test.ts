import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RIGHT } from '../moves'
import { Phone } from './phone.svelte'

const hands = { ready: RIGHT, shake: vi.fn(), rest: vi.fn() }
let felt: ((event: object) => void) | null
let phone: Phone

/** A sensor that says so much in every direction, ten times a second. */
async function moved(force: number, ms: number): Promise<void> {
  for (let time = 0; time < ms; time += 20) {
    felt?.({ acceleration: { x: force, y: 0, z: 0 }, accelerationIncludingGravity: null })
    await vi.advanceTimersByTimeAsync(20)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  felt = null
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => (felt = listener))
  vi.stubGlobal('removeEventListener', () => (felt = null))
  vi.stubGlobal('DeviceMotionEvent', class {})
  phone = new Phone(hands)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a shaken phone shakes the hand that was used last, as hard as it is shaken', async () => {
  await phone.start()
  await moved(6, 400)
  expect(hands.shake).toHaveBeenLastCalledWith(RIGHT, 2)
  await moved(25, 400)
  expect(hands.shake).toHaveBeenLastCalledWith(RIGHT, 5)
  expect(phone.state).toBe('on')
})

test('a phone that lies still shakes nothing, with or without gravity', async () => {
  await phone.start()
  await moved(0.2, 200)
  expect(hands.shake).toHaveBeenLastCalledWith(RIGHT, 0)
  felt?.({ acceleration: null, accelerationIncludingGravity: { x: 0, y: 0, z: 9.81 } })
  expect(hands.shake).toHaveBeenLastCalledWith(RIGHT, 0)
})

test('where there is no sensor it says so', async () => {
  vi.stubGlobal('DeviceMotionEvent', undefined)
  await phone.start()
  expect(phone.state).toBe('absent')
})

test('a sensor that never says anything is none', async () => {
  await phone.start()
  expect(phone.state).toBe('asking')
  await vi.advanceTimersByTimeAsync(2000)
  expect([phone.state, felt]).toEqual(['absent', null])
})

test.each([
  ['denied', async () => 'denied'],
  ['denied', async () => Promise.reject(new Error('not now'))],
  ['asking', async () => 'granted'],
])('where a browser asks first, its answer counts: %s', async (state, requestPermission) => {
  vi.stubGlobal('DeviceMotionEvent', Object.assign(class {}, { requestPermission }))
  await phone.start()
  expect(phone.state).toBe(state)
})

test('it can be switched off', async () => {
  await phone.start()
  await moved(20, 100)
  phone.stop()
  expect([phone.state, felt]).toEqual(['off', null])
  expect(hands.rest).toHaveBeenCalled()
})
