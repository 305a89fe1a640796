import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Just enough of Web Audio to count what is struck. */
class Node {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  connect<T>(next: T): T {
    return next
  }
  start(): void {
    struck++
  }
  stop(): void {}
}

class Room {
  static opened = 0
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = new Node()
  constructor() {
    Room.opened++
  }
  createBuffer() {
    return { getChannelData: () => [] }
  }
  resume(): Promise<void> {
    return Promise.resolve()
  }
}

let struck = 0
let now = 0

async function loud(volume: number) {
  return (await audible(volume)).play
}

async function audible(volume: number) {
  vi.resetModules()
  const { settings } = await import('./settings.svelte')
  settings.volume = volume
  return import('./sound')
}

beforeEach(() => {
  struck = Room.opened = 0
  now = 1_000
  vi.stubGlobal('AudioContext', Room)
  for (const kind of ['OscillatorNode', 'GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode'])
    vi.stubGlobal(kind, Node)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, languages: ['de'] })
  vi.stubGlobal('performance', { now: () => now })
})
afterEach(() => vi.unstubAllGlobals())

test('silence opens nothing', async () => {
  const play = await loud(0)
  play('take')
  expect(Room.opened).toBe(0)
})

test('before the first touch, and in a page nobody sees, nothing is kept for later', async () => {
  const play = await loud(1)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  play('take')
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  play('take')
  expect(Room.opened).toBe(0)
})

test('the same sound does not pile up', async () => {
  const play = await loud(1)
  play('take')
  const once = struck
  play('take')
  expect(struck).toBe(once)
  now += 200
  play('take')
  expect(struck).toBe(2 * once)
  expect(Room.opened).toBe(1)
})

test('discs that meet at the same time are all heard, but never more than an ear can take', async () => {
  const { impact } = await audible(1)
  impact('wood', 0.5)
  const once = struck
  impact('wood', 0.4)
  expect(struck).toBe(2 * once)
  for (let i = 0; i < 100; i++) impact('wood', 0.5)
  expect(struck).toBe(8 * once)
  now += 100
  impact('wood', 0.5)
  expect(struck).toBe(9 * once)
})

test('a blow without force, and silence, are not heard', async () => {
  const { impact } = await audible(1)
  impact('rubber', 0)
  expect(Room.opened).toBe(0)
  const silent = await audible(0)
  silent.impact('rubber', 1)
  expect(Room.opened).toBe(0)
})

test('the swish of a flick is heard', async () => {
  const { impact } = await audible(1)
  impact('swish', 0.8)
  expect(struck).toBe(1)
})
