import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../lib/live.svelte'
import { exampleView } from './example'
import { Hands } from './hands.svelte'
import { choose, LEFT, putBack, RIGHT, take } from './move'
import type { ZappZerappView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined, soundRoom: () => null }))

class FakeSocket {
  static latest: FakeSocket
  sent: { id: string; t: string; move?: number; thing?: number; strength?: number }[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.latest = this
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame))
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const seats = ['Lene', 'Mara', 'Ben'].map((name, i) => ({ kind: 'person', name, token: i + 1, mine: i === 0, online: true }))
const table = { id: 'x', game: 'zappzerapp', phase: 'playing', seats }
const position = (view: ZappZerappView) => ({ ply: 4, to_move: [0, 1], view, legal: { '0': [0] }, outcome: null })
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let live: LiveTable
let hands: Hands
let socket: FakeSocket
let seq: number

/** The server shows another position. */
async function shown(view: ZappZerappView): Promise<void> {
  const entry = { seq: ++seq, at: 0, kind: 'move', happenings: [], thought: null }
  socket.hear({ t: 'step', seq, now: 0, entry, table, position: position(view) })
  await settled()
}

async function answered(nth: number, as: object = { t: 'ack', seq: seq + 1 }): Promise<void> {
  socket.hear({ id: moves()[nth]!.id, ...as })
  await settled()
}

const moves = () => socket.sent.filter(({ t }) => t === 'move')
const taken = { t: 'refused', code: 'taken', text: 'Zu spät.' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
  live = new LiveTable('x')
  socket = FakeSocket.latest
  seq = 5
  socket.hear({ t: 'snapshot', seq, now: 0, table, position: position(exampleView()), log: [] })
  hands = new Hands(live, () => 0)
})
afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a barrel is in the hand before the server has said so', () => {
  hands.take(RIGHT, 2)
  expect(hands.held).toEqual([-1, 2])
  expect(hands.view.hill[2]).toBe(false)
  expect(moves().map(({ move }) => move)).toEqual([take(RIGHT, 2)])
})

test('it stays there while the answer and the new position come one after the other', async () => {
  hands.take(LEFT, 2)
  await answered(0)
  expect(hands.held).toEqual([2, -1])
  await shown(exampleView({ hands: [[2, -1], [4, -1], [-1, -1]] }))
  expect(hands.held).toEqual([2, -1])
  await shown(exampleView())
  expect(hands.held).toEqual([-1, -1])
})

test('if somebody was quicker the hand comes back empty, with a word that goes away', async () => {
  hands.take(LEFT, 2)
  await answered(0, taken)
  expect(hands.held).toEqual([-1, -1])
  expect(hands.words[LEFT]).toBe('Zu spät.')
  await vi.advanceTimersByTimeAsync(3000)
  expect(hands.words[LEFT]).toBe('')
})

test('two hands take two barrels at once, and one of them may fail', async () => {
  expect(hands.takeWithFree(2, LEFT)).toBe(LEFT)
  expect(hands.takeWithFree(3, LEFT)).toBe(RIGHT)
  expect(hands.held).toEqual([2, 3])
  await answered(0, taken)
  expect(hands.held).toEqual([-1, 3])
})

test('full hands take nothing, and say so', () => {
  hands.take(LEFT, 2)
  hands.take(RIGHT, 3)
  expect(hands.takeWithFree(5, LEFT)).toBeNull()
  expect(hands.words[LEFT]).not.toBe('')
  expect(moves()).toHaveLength(2)
})

test('a hand that is told to take another one puts back first what it holds', () => {
  hands.take(LEFT, 2)
  hands.take(LEFT, 3)
  expect(hands.held).toEqual([3, -1])
  expect(hands.view.hill[2]).toBe(true)
  expect(moves().map(({ move }) => move)).toEqual([take(LEFT, 2), putBack(LEFT), take(LEFT, 3)])
})

test('what is not on the hill cannot be taken', () => {
  expect(hands.take(LEFT, 4)).toBe(false)
  expect(moves()).toHaveLength(0)
})

test('what is set down is no longer in a hand, and the other one is back', () => {
  hands.take(LEFT, 2)
  hands.take(RIGHT, 3)
  hands.choose(LEFT)
  expect(hands.held).toEqual([-1, -1])
  expect([hands.view.chosen[0], hands.view.hill[3]]).toEqual([2, true])
  expect(moves().at(-1)!.move).toBe(choose(LEFT))
})

test('an empty hand sets nothing down, puts nothing back and shakes nothing', () => {
  hands.choose(LEFT)
  hands.putBack(LEFT)
  hands.shake(LEFT, 3)
  expect(socket.sent).toEqual([])
})

test('a hand with a barrel is heard, each by itself', () => {
  hands.take(LEFT, 2)
  hands.take(RIGHT, 3)
  hands.shake(LEFT, 3)
  hands.shake(RIGHT, 5)
  const shakes = socket.sent.filter(({ t }) => t === 'shake')
  expect(shakes.map(({ thing, strength }) => [thing, strength])).toEqual([[0, 3], [1, 5]])
})

test('the hand that was used last is the one that a phone shakes', () => {
  hands.take(LEFT, 2)
  hands.take(RIGHT, 3)
  expect(hands.ready).toBe(RIGHT)
  hands.putBack(RIGHT)
  expect(hands.ready).toBe(LEFT)
})
