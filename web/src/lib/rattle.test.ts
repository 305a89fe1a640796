import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { envelope, Rattle, readSound, vibration } from './rattle'
import { settings } from './settings.svelte'

vi.mock('./sound', () => ({ soundRoom: () => room }))

/** As much of the browser's audio as is needed here; its clock is the one of the test. */
class FakeRoom {
  state = 'running'
  begun: { at: number; samples: number }[] = []
  get currentTime(): number {
    return performance.now() / 1000
  }
  createBuffer = (_: number, length: number) => ({ length, getChannelData: () => new Float32Array(length) })
  async resume(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 50))
    this.state = 'running'
  }
}
class FakeNode {
  gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime: (value: number) => (this.gain.value = value) }
  constructor(
    readonly context: FakeRoom,
    readonly options: { buffer?: { length: number } } = {},
  ) {}
  connect = <Node>(node: Node): Node => node
  disconnect(): void {}
  start(at: number): void {
    this.context.begun.push({ at, samples: this.options.buffer!.length })
  }
}
let room: FakeRoom

const PIECES = { rate: 100, seconds: 1 }

test('a frame of sound has an id and samples with the low byte first', () => {
  const frame = new Uint8Array([3, ...new TextEncoder().encode('a1f'), 0x01, 0x00, 0xff, 0xff, 0x00, 0x80]).buffer
  const { id, samples } = readSound(frame)
  expect(id).toBe('a1f')
  expect([...samples]).toEqual([1, -1, -32768])
})

test('the envelope is the loudest sample of each part, and goes on while it dies away', () => {
  const samples = new Int16Array(120)
  samples[0] = 16384
  samples[55] = -32768
  samples[110] = 8192
  expect(envelope(samples, PIECES, 4)).toEqual([0.5, 0, 1, 0, 0.25])
})

test('silence is a flat envelope', () => {
  expect(envelope(new Int16Array(100), PIECES, 2)).toEqual([0, 0])
})

test.each([
  [
    [1, 1, 0, 1],
    [50, 25, 25],
  ],
  [
    [0, 0, 1],
    [0, 50, 25],
  ],
  [[1, 0, 0], [25]],
  [[0, 0], [0]],
])('loudness %j is felt as %j', (loudness, pattern) => {
  expect(vibration(loudness, 25)).toEqual(pattern)
})

describe('a hand', () => {
  const piece = new Int16Array(120)
  const begun = () => room.begun.map(({ at }) => Math.round(at * 1000))
  let start: number
  let rattle: Rattle

  beforeEach(() => {
    vi.useFakeTimers()
    for (const node of ['AudioBufferSourceNode', 'GainNode', 'StereoPannerNode']) vi.stubGlobal(node, FakeNode)
    settings.volume = 0.5
    room = new FakeRoom()
    rattle = new Rattle(PIECES, -0.5)
    start = performance.now()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('lays each piece exactly where the one before ends, over its dying away', () => {
    expect(rattle.lay(piece)).toBe(start)
    vi.advanceTimersByTime(830)
    expect(rattle.lay(piece)).toBe(start + 1000)
    vi.advanceTimersByTime(990)
    expect(rattle.lay(piece)).toBe(start + 2000)
    expect(begun()).toEqual([start, start + 1000, start + 2000])
  })

  test('begins at once with a piece that comes too late', () => {
    rattle.lay(piece)
    vi.advanceTimersByTime(1200)
    expect(rattle.lay(piece)).toBe(start + 1200)
    expect(begun()).toEqual([start, start + 1200])
  })

  test('begins anew after it was hushed', () => {
    rattle.lay(piece)
    vi.advanceTimersByTime(300)
    rattle.hush()
    expect(rattle.lay(piece)).toBe(start + 300)
  })

  test('keeps time also where nothing is to be heard', () => {
    settings.volume = 0
    rattle.lay(piece)
    vi.advanceTimersByTime(900)
    expect(rattle.lay(piece)).toBe(start + 1000)
    expect(begun()).toEqual([])
  })

  test('is heard as soon as the browser lets it, unless it has stopped meanwhile', async () => {
    room.state = 'suspended'
    rattle.lay(piece)
    await vi.advanceTimersByTimeAsync(60)
    expect(begun()).toEqual([start + 50])
    rattle.hush()
    room.state = 'suspended'
    rattle.lay(piece)
    rattle.hush()
    await vi.advanceTimersByTimeAsync(60)
    expect(begun()).toHaveLength(1)
  })
})
