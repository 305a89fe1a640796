import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from './api'
import { LiveTable } from './live.svelte'
import type { LogEntry, Position, Table } from './messages'

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

const seat = { kind: 'person', name: 'Lene', token: 1, level: null, mine: true, online: true }
const table = { id: 'x', game: 'nummerus', phase: 'playing', seats: [seat] } as unknown as Table
const position = (ply: number): Position =>
  ({ ply, to_move: [0], view: {}, legal: { '0': [3] }, outcome: null }) as unknown as Position
const entry = (seq: number): LogEntry => ({ seq, at: 0, kind: 'move', happenings: [], thought: null })
const snapshot = (seq: number) => ({ t: 'snapshot', seq, now: 0, table, position: position(0), log: [] })
const step = (seq: number) => ({ t: 'step', seq, now: 0, entry: entry(seq), table, position: position(seq) })
const socket = (): FakeSocket => FakeSocket.made.at(-1)!
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let live: LiveTable

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  live = new LiveTable('x')
})

afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('shows the snapshot, then every step in order', async () => {
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  expect(live.status).toBe('live')
  expect(live.position?.ply).toBe(7)
  expect(live.log.map(({ seq }) => seq)).toEqual([6, 7])
})

test('a step heard twice counts once', async () => {
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(6))
  await settled()
  expect(live.log).toHaveLength(1)
})

test('the next step waits until the movement of the last is over, or is skipped', async () => {
  live.onStep(() => new Promise(() => {}))
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  expect(live.position?.ply).toBe(6)
  live.catchUp()
  await settled()
  expect(live.position?.ply).toBe(7)
})

test('steps that wait to be shown do not bring back who has left since', async () => {
  live.onStep(() => new Promise(() => {}))
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  socket().hear({ t: 'presence', online: [false], waited_until: [42], watching: 0 })
  expect(live.table?.seats[0]).toMatchObject({ online: false, waited_until: 42 })
  live.catchUp()
  await settled()
  expect(live.position?.ply).toBe(7)
  expect(live.table?.seats[0]).toMatchObject({ online: false, waited_until: 42 })
  socket().hear({ t: 'presence', online: [true], waited_until: [null], watching: 0 })
  expect(live.table?.seats[0]).toMatchObject({ online: true, waited_until: null })
})

test('a movement that fails is reported and holds nothing up', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  live.onStep(() => {
    throw new Error('stumbled')
  })
  socket().hear(snapshot(5))
  socket().hear(step(6))
  socket().hear(step(7))
  await settled()
  expect(live.position?.ply).toBe(7)
  expect(reported).toHaveBeenCalledTimes(2)
})

test('a command is resolved by its acknowledgement and rejected with a sentence', async () => {
  socket().hear(snapshot(5))
  const good = live.move(3)
  const bad = live.send({ t: 'start' })
  const [first, second] = socket().sent
  socket().hear({ t: 'ack', id: first!.id, seq: 6 })
  socket().hear({ t: 'refused', id: second!.id, code: 'started', text: 'Das Spiel läuft schon.' })
  await expect(good).resolves.toBe(6)
  await expect(bad).rejects.toThrow('Das Spiel läuft schon.')
  expect(live.waiting).toBe(0)
})

test('a click during a lost connection is sent once the line is back, with the same id', async () => {
  socket().hear(snapshot(5))
  const clicked = live.move(3)
  const [sent] = socket().sent
  socket().break()
  expect(live.status).toBe('lost')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(socket().url).toContain('after=5')
  socket().onopen?.()
  expect(socket().sent).toEqual([sent])
  socket().hear({ t: 'ack', id: sent!.id, seq: 6 })
  await expect(clicked).resolves.toBe(6)
})

test('a line that never answers is given up and made anew', async () => {
  socket().hear(snapshot(5))
  void live.move(3)
  await vi.advanceTimersByTimeAsync(7_000)
  expect(FakeSocket.made.length).toBeGreaterThan(1)
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
  expect(live.status).toBe('gone')
  expect(live.farewell).toBe('Diesen Tisch gibt es nicht.')
  expect(FakeSocket.made).toHaveLength(1)
})

const thinking = { seat: 0, level: 'meister', depth: 3, nodes: 90, seconds: 1, outlook: 0.5, proven: false, line: ['3'] }
const advice = (id: string) => ({ t: 'advice', id, ply: 0, seat: 0, move: 3, thinking })

test('a question is answered with advice and holds no command up', async () => {
  socket().hear(snapshot(5))
  const asked = live.ask()
  expect(socket().sent).toMatchObject([{ t: 'advise', seat: 0, ply: 0 }])
  expect(live.waiting).toBe(0)
  socket().hear(advice(socket().sent[0]!.id))
  await expect(asked).resolves.toMatchObject({ move: 3, thinking: { depth: 3 } })
})

test('advice for a position that has passed is dropped, and so is its refusal', async () => {
  socket().hear(snapshot(5))
  const first = live.ask()
  const second = live.ask()
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
  const asked = live.ask()
  socket().hear({ ...step(6), entry: { ...entry(6), kind: 'table' }, position: position(0) })
  await settled()
  socket().hear(advice(socket().sent[0]!.id))
  await expect(asked).resolves.toMatchObject({ move: 3 })
})

test('a refused question has a sentence', async () => {
  socket().hear(snapshot(5))
  const asked = live.ask()
  socket().hear({ t: 'refused', id: socket().sent[0]!.id, code: 'still-thinking', text: 'Noch einen Augenblick.' })
  await expect(asked).rejects.toThrow('Noch einen Augenblick.')
})

test('a question outlives a lost connection', async () => {
  socket().hear(snapshot(5))
  const asked = live.ask()
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
  void live.ask()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.made).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.made.length).toBeGreaterThan(1)
})

test('acts for the first of its seats that has a move, listed or not', () => {
  socket().hear({ ...snapshot(5), position: { ...position(0), legal: { '0': { least: 78, most: 99 } } } })
  expect(live.acting).toBe(0)
  void live.move(80)
  expect(socket().sent).toMatchObject([{ t: 'move', seat: 0, move: 80 }])
})

test('whose turn it is not has nothing to ask', async () => {
  socket().hear({ ...snapshot(5), position: { ...position(0), legal: {} } })
  await expect(live.ask()).rejects.toThrow(Refusal)
  expect(socket().sent).toEqual([])
})

test('moments differ even when a move taken back brings a ply back', async () => {
  socket().hear(snapshot(5))
  socket().hear(step(6))
  await settled()
  const before = live.moment
  socket().hear({ ...step(7), entry: { ...entry(7), kind: 'takeback' }, position: position(6) })
  await settled()
  expect(live.position?.ply).toBe(6)
  expect(live.moment).not.toBe(before)
})

test('a shake is answered by sound', async () => {
  socket().hear(snapshot(5))
  const heard = live.shake(0, 1, 3)
  const [sent] = socket().sent
  expect(sent).toMatchObject({ t: 'shake', seat: 0, thing: 1, strength: 3 })
  socket().sound(sent!.id, [1, -2])
  await expect(heard).resolves.toEqual(Int16Array.from([1, -2]))
})

test('a shake may be refused', async () => {
  socket().hear(snapshot(5))
  const heard = live.shake(0, 0, 1)
  socket().hear({ t: 'refused', id: socket().sent[0]!.id, code: 'too-fast', text: 'Zu schnell.' })
  await expect(heard).rejects.toThrow('Zu schnell.')
})

test('a shake is lost with the line, and not made up for', async () => {
  socket().hear(snapshot(5))
  const heard = live.shake(0, 0, 1)
  socket().break()
  await expect(heard).rejects.toBeInstanceOf(Refusal)
  await expect(live.shake(0, 0, 1)).rejects.toBeInstanceOf(Refusal)
  await vi.advanceTimersByTimeAsync(1_000)
  socket().onopen?.()
  expect(socket().sent).toEqual([])
})

test('a sound that does not come is given up', async () => {
  socket().hear(snapshot(5))
  const heard = live.shake(0, 0, 1)
  const given = expect(heard).rejects.toBeInstanceOf(Refusal)
  await vi.advanceTimersByTimeAsync(2_100)
  await given
})

test('who listens hears that others shake', () => {
  const shaken = vi.fn()
  const stop = live.onShaking(shaken)
  socket().hear({ t: 'shaking', seat: 2, thing: 0, strength: 4 })
  stop()
  socket().hear({ t: 'shaking', seat: 2, thing: 0, strength: 5 })
  expect(shaken).toHaveBeenCalledExactlyOnceWith({ t: 'shaking', seat: 2, thing: 0, strength: 4 })
})

test('steps that wait for a movement are known', async () => {
  live.onStep(() => new Promise(() => {}))
  socket().hear(snapshot(5))
  for (const seq of [6, 7, 8]) socket().hear(step(seq))
  await settled()
  expect(live.ahead.map(({ seq }) => seq)).toEqual([7, 8])
})
