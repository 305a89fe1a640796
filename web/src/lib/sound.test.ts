import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Just enough of Web Audio to count what is struck. */
class Node {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
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
  vi.resetModules()
  const { settings } = await import('./settings.svelte')
  settings.volume = volume
  return (await import('./sound')).play
}

beforeEach(() => {
  struck = Room.opened = 0
  now = 1_000
  vi.stubGlobal('AudioContext', Room)
  for (const kind of ['OscillatorNode', 'GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode']) vi.stubGlobal(kind, Node)
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
