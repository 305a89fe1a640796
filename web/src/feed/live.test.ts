import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../lib/api'
import { moveTo, positionOf, seatOf, tableOf } from './fake-feed.svelte'
import { LiveFeed } from './live.svelte'
import type { Position, Step } from './messages'

/** The server is never silent for longer. */
const BEAT = 4_000

class FakeSocket {
  static made: FakeSocket[] = []
  sent: { id: string; t: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as { id: string; t: string })
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  sound(id: string, samples: number[]): void {
    const words = new Uint8Array(Int16Array.from(samples).buffer)
    this.onmessage?.({ data: Uint8Array.from([id.length, ...new TextEncoder().encode(id), ...words]).buffer })
  }
  break(code = 1006): void {
    this.onclose?.({ code })
  }
}

const table = tableOf({ id: 'x', seats: [seatOf({ mine: true })] })
const position = (ply: number): Position => positionOf({ ply, legal: { '0': [3] } })
const snapshot = (seq: number) => ({ t: 'snapshot', seq, now: 0, table, position: position(0), log: [] })
const step = (seq: number): Step => moveTo(seq, table, position(seq))
const socket = (): FakeSocket => FakeSocket.made.at(-1)!
/** Time passes, and all of it the server gives signs of life. */
async function beating(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += BEAT) {
    socket().hear({ t: 'beat', now: 0 })
    await vi.advanceTimersByTimeAsync(BEAT)
  }
}
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let feed: LiveFeed

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  feed = new LiveFeed('x')
})

afterEach(() => {
  feed.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('shows the snapshot, then every step in order', async () => {
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  expect(feed.status).toBe('live')
  expect(feed.position?.ply).toBe(7)
  expect(feed.log.map(({ seq }) => seq)).toEqual([6, 7])
})

test('a step heard twice counts once', async () => {
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(6))
  await settled()
  expect(feed.log).toHaveLength(1)
})

test('the next step waits until the movement of the last is over, or is skipped', async () => {
  feed.onStep(() => new Promise(() => {}))
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  expect(feed.position?.ply).toBe(6)
  feed.catchUp()
  await settled()
  expect(feed.position?.ply).toBe(7)
})

test('steps that wait to be shown do not bring back who has left since', async () => {
  feed.onStep(() => new Promise(() => {}))
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  socket().hear({ t: 'presence', online: [false], away_since: [12], waited_until: [42], watching: 0 })
  expect(feed.table?.seats[0]).toMatchObject({ online: false, away_since: 12, waited_until: 42 })
  feed.catchUp()
  await settled()
  expect(feed.position?.ply).toBe(7)
  expect(feed.table?.seats[0]).toMatchObject({ online: false, away_since: 12, waited_until: 42 })
  socket().hear({ t: 'presence', online: [true], away_since: [null], waited_until: [null], watching: 0 })
  expect(feed.table?.seats[0]).toMatchObject({ online: true, away_since: null, waited_until: null })
})

test('a movement that fails is reported and holds nothing up', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  feed.onStep(() => {
    throw new Error('stumbled')
  })
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  expect(feed.position?.ply).toBe(7)
  expect(reported).toHaveBeenCalledTimes(2)
})

test('a command is resolved by its acknowledgement and rejected with a sentence', async () => {
  socket().hear(snapshot(5))
  const good = feed.move(3)
  const bad = feed.send({ t: 'start' })
  const [first, second] = socket().sent
  socket().hear({ t: 'ack', id: first!.id, seq: 6 })
  socket().hear({ t: 'refused', id: second!.id, code: 'started', text: 'Das Spiel läuft schon.' })
  await expect(good).resolves.toBe(6)
  await expect(bad).rejects.toThrow('Das Spiel läuft schon.')
  expect(feed.waiting).toBe(0)
})

test('a click during a lost connection is sent once the line is back, with the same id', async () => {
  socket().hear(snapshot(5))
  const clicked = feed.move(3)
  const [sent] = socket().sent
  socket().break()
  expect(feed.status).toBe('lost')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(socket().url).toContain('after=5')
  socket().onopen?.()
  expect(socket().sent).toEqual([sent])
  socket().hear({ t: 'ack', id: sent!.id, seq: 6 })
  await expect(clicked).resolves.toBe(6)
})

test('a line that never answers is given up and made anew', async () => {
  socket().hear(snapshot(5))
  void feed.move(3)
  await vi.advanceTimersByTimeAsync(7_000)
  expect(FakeSocket.made.length).toBeGreaterThan(1)
})

test('who never speaks notices a dead line within ten seconds', async () => {
  socket().hear(snapshot(5))
  await beating(60_000)
  expect(FakeSocket.made).toHaveLength(1)
  expect(feed.status).toBe('live')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(FakeSocket.made.length).toBeGreaterThan(1)
})

test('a line that does not come about is tried anew, and every later try waits longer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  await vi.advanceTimersByTimeAsync(8_500)
  expect(FakeSocket.made).toHaveLength(2)
  for (const pause of [800, 1_600, 3_200, 6_400, 8_000, 8_000]) {
    const made = FakeSocket.made.length
    socket().break()
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(FakeSocket.made).toHaveLength(made)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.made).toHaveLength(made + 1)
  }
})

test('pages that lost their line together do not come back together: a pause is up to half as long', async () => {
  socket().hear(snapshot(5))
  vi.spyOn(Math, 'random').mockReturnValue(0)
  socket().break()
  await vi.advanceTimersByTimeAsync(199)
  expect(FakeSocket.made).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(FakeSocket.made).toHaveLength(2)
})

test('a line that comes about but never says a word is given up', async () => {
  socket().onopen?.()
  await vi.advanceTimersByTimeAsync(8_500)
  expect(FakeSocket.made).toHaveLength(2)
  expect(feed.status).toBe('connecting')
})

test('a snapshot after a gap ends what still moves and forgets what was to come', async () => {
  const told = vi.fn()
  feed.onReset(told)
  feed.onStep(() => new Promise(() => {}))
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  socket().hear(snapshot(9))
  await settled()
  expect(feed.ahead).toEqual([])
  expect(feed.position?.ply).toBe(0)
  expect(told).toHaveBeenCalledTimes(2)
})

test('a gap between steps asks for the whole table', async () => {
  socket().hear(snapshot(5))
  socket().hear(step(9))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(socket().url).toContain('after=0')
})

test('an unknown table is gone, with the sentence of the server', async () => {
  socket().hear({ t: 'refused', id: '', code: 'table', text: 'Diesen Tisch gibt es nicht.' })
  socket().break(4404)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(feed.status).toBe('gone')
  expect(feed.farewell).toBe('Diesen Tisch gibt es nicht.')
  expect(FakeSocket.made).toHaveLength(1)
})

const thinking = {
  seat: 0,
  level: 'meister',
  depth: 3,
  nodes: 90,
  seconds: 1,
  outlook: 0.5,
  proven: false,
  line: ['3'],
}
const advice = (id: string) => ({ t: 'advice', id, ply: 0, seat: 0, move: 3, thinking })

test('a question is answered with advice and holds no command up', async () => {
  socket().hear(snapshot(5))
  const asked = feed.ask()
  expect(socket().sent).toMatchObject([{ t: 'advise', seat: 0, ply: 0 }])
  expect(feed.waiting).toBe(0)
  socket().hear(advice(socket().sent[0]!.id))
  await expect(asked).resolves.toMatchObject({ move: 3, thinking: { depth: 3 } })
})

test('advice for a position that has passed is dropped, and so is its refusal', async () => {
  socket().hear(snapshot(5))
  const first = feed.ask()
  const second = feed.ask()
  socket().hear(step(6))
  await settled()
  const [one, two] = socket().sent
  socket().hear(advice(one!.id))
  socket().hear({ t: 'refused', id: two!.id, code: 'late', text: 'Das Spiel ist weitergegangen.' })
  await expect(first).resolves.toBeNull()
  await expect(second).resolves.toBeNull()
})

test('what only concerns the table leaves a question as good as it was', async () => {
  socket().hear(snapshot(5))
  const asked = feed.ask()
  socket().hear({ ...step(6), entry: { ...step(6).entry, kind: 'table' }, position: position(0) })
  await settled()
  socket().hear(advice(socket().sent[0]!.id))
  await expect(asked).resolves.toMatchObject({ move: 3 })
})

test('a refused question has a sentence', async () => {
  socket().hear(snapshot(5))
  const asked = feed.ask()
  socket().hear({ t: 'refused', id: socket().sent[0]!.id, code: 'still-thinking', text: 'Noch einen Augenblick.' })
  await expect(asked).rejects.toThrow('Noch einen Augenblick.')
})

test('a question outlives a lost connection', async () => {
  socket().hear(snapshot(5))
  const asked = feed.ask()
  const [sent] = socket().sent
  socket().break()
  await vi.advanceTimersByTimeAsync(1_000)
  socket().onopen?.()
  expect(socket().sent).toEqual([sent])
  socket().hear(advice(sent!.id))
  await expect(asked).resolves.toMatchObject({ move: 3 })
})

test('thinking may take longer than writing down', async () => {
  socket().hear(snapshot(5))
  void feed.ask()
  await beating(20_000)
  expect(FakeSocket.made).toHaveLength(1)
  await beating(20_000)
  expect(FakeSocket.made.length).toBeGreaterThan(1)
})

test('acts for the first of its seats that has a move, listed or not', () => {
  socket().hear({ ...snapshot(5), position: { ...position(0), legal: { '0': { least: 78, most: 99 } } } })
  expect(feed.acting).toBe(0)
  void feed.move(80)
  expect(socket().sent).toMatchObject([{ t: 'move', seat: 0, move: 80 }])
})

test('whose turn it is not has nothing to ask', async () => {
  socket().hear({ ...snapshot(5), position: { ...position(0), legal: {} } })
  await expect(feed.ask()).rejects.toThrow(Refusal)
  expect(socket().sent).toEqual([])
})

test('moments differ even when a move taken back brings a ply back', async () => {
  socket().hear(snapshot(5))
  socket().hear(step(6))
  await settled()
  const before = feed.moment
  socket().hear({ ...step(7), entry: { ...step(7).entry, kind: 'takeback' }, position: position(6) })
  await settled()
  expect(feed.position?.ply).toBe(6)
  expect(feed.moment).not.toBe(before)
})

test('a shake is answered by sound', async () => {
  socket().hear(snapshot(5))
  const heard = feed.shake(0, 1, 3)
  const [sent] = socket().sent
  expect(sent).toMatchObject({ t: 'shake', seat: 0, thing: 1, strength: 3 })
  socket().sound(sent!.id, [1, -2])
  await expect(heard).resolves.toEqual(Int16Array.from([1, -2]))
})

test('a shake may be refused', async () => {
  socket().hear(snapshot(5))
  const heard = feed.shake(0, 0, 1)
  socket().hear({ t: 'refused', id: socket().sent[0]!.id, code: 'too-fast', text: 'Zu schnell.' })
  await expect(heard).rejects.toThrow('Zu schnell.')
})

test('a shake is lost with the line, and not made up for', async () => {
  socket().hear(snapshot(5))
  const heard = feed.shake(0, 0, 1)
  socket().break()
  await expect(heard).rejects.toBeInstanceOf(Refusal)
  await expect(feed.shake(0, 0, 1)).rejects.toBeInstanceOf(Refusal)
  await vi.advanceTimersByTimeAsync(1_000)
  socket().onopen?.()
  expect(socket().sent).toEqual([])
})

test('a sound that does not come is given up', async () => {
  socket().hear(snapshot(5))
  const heard = feed.shake(0, 0, 1)
  const given = expect(heard).rejects.toBeInstanceOf(Refusal)
  await vi.advanceTimersByTimeAsync(2_100)
  await given
})

test('who listens hears that others shake', () => {
  const shaken = vi.fn()
  const stop = feed.onShaking(shaken)
  socket().hear({ t: 'shaking', seat: 2, thing: 0, strength: 4 })
  stop()
  socket().hear({ t: 'shaking', seat: 2, thing: 0, strength: 5 })
  expect(shaken).toHaveBeenCalledExactlyOnceWith({ t: 'shaking', seat: 2, thing: 0, strength: 4 })
})

test('steps that wait for a movement are known', async () => {
  feed.onStep(() => new Promise(() => {}))
  socket().hear(snapshot(5))
  for (const seq of [6, 7, 8]) socket().hear(step(seq))
  await settled()
  expect(feed.ahead.map(({ seq }) => seq)).toEqual([7, 8])
})
