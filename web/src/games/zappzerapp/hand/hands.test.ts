import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeFeed, moveTo, positionOf } from '../../../feed/fake-feed.svelte'
import type { Command, Position } from '../../../feed/messages'
import { viewOf } from '../../../feed/typed'
import { Refusal } from '../../../lib/api'
import { at } from '../../../lib/sure'
import { exampleTable, exampleView } from '../example'
import { Hands } from './hands.svelte'
import { choose, LEFT, putBack, RIGHT, take } from '../moves'
import type { ZappZerappView } from '../view'

vi.mock('../../../lib/sound', () => ({ play: () => undefined, soundRoom: () => null }))

/** The server takes its time with every answer. */
class SlowFeed extends FakeFeed {
  readonly answers: { give: (seq: number) => void; refuse: (reason: Refusal) => void }[] = []

  override async send(command: Command): Promise<number> {
    await super.send(command)
    return new Promise((give, refuse) => this.answers.push({ give, refuse }))
  }
}

let feed: SlowFeed
let hands: Hands
let seq: number

const positionWith = (view: ZappZerappView): Position => positionOf({ ply: 4, view, legal: { 0: [0] } })
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

/** The server shows another position. */
async function shown(view: ZappZerappView): Promise<void> {
  feed.tell(moveTo(++seq, exampleTable(), positionWith(view)))
  await settled()
}

async function written(nth: number): Promise<void> {
  await settled()
  at(feed.answers, nth).give(seq + 1)
  await settled()
}

async function refused(nth: number): Promise<void> {
  await settled()
  at(feed.answers, nth).refuse(new Refusal('taken', 'Zu spät.'))
  await settled()
}

const moves = (): number[] => feed.said.flatMap((said) => (said.t === 'move' ? [said.move] : []))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  seq = 5
  feed = new SlowFeed({ table: exampleTable(), position: positionWith(exampleView()) })
  hands = new Hands(
    feed,
    () => 0,
    () => viewOf('zappzerapp', feed.position ?? positionWith(exampleView())),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a barrel is in the hand before the server has said so', () => {
  hands.take(RIGHT, 2)
  expect(hands.held).toEqual([-1, 2])
  expect(hands.view.hill[2]).toBe(false)
  expect(moves()).toEqual([take(RIGHT, 2)])
})

test('it stays there while the answer and the new position come one after the other', async () => {
  hands.take(LEFT, 2)
  await written(0)
  expect(hands.held).toEqual([2, -1])
  await shown(
    exampleView({
      hands: [
        [2, -1],
        [4, -1],
        [-1, -1],
      ],
    }),
  )
  expect(hands.held).toEqual([2, -1])
  await shown(exampleView())
  expect(hands.held).toEqual([-1, -1])
})

test('if somebody was quicker the hand comes back empty, with a word that goes away', async () => {
  hands.take(LEFT, 2)
  await refused(0)
  expect(hands.held).toEqual([-1, -1])
  expect(hands.words[LEFT]).toBe('Zu spät.')
  await vi.advanceTimersByTimeAsync(3000)
  expect(hands.words[LEFT]).toBe('')
})

test('two hands take two barrels at once, and one of them may fail', async () => {
  expect(hands.takeWithFree(2, LEFT)).toBe(LEFT)
  expect(hands.takeWithFree(3, LEFT)).toBe(RIGHT)
  expect(hands.held).toEqual([2, 3])
  await refused(0)
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
  expect(moves()).toEqual([take(LEFT, 2), putBack(LEFT), take(LEFT, 3)])
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
  expect(moves().at(-1)).toBe(choose(LEFT))
})

test('an empty hand sets nothing down, puts nothing back and shakes nothing', () => {
  hands.choose(LEFT)
  hands.putBack(LEFT)
  hands.shake(LEFT, 3)
  expect([feed.said, feed.shaken]).toEqual([[], []])
})

test('a hand with a barrel is heard, each by itself', () => {
  hands.take(LEFT, 2)
  hands.take(RIGHT, 3)
  hands.shake(LEFT, 3)
  hands.shake(RIGHT, 5)
  expect(feed.shaken).toEqual([
    { seat: 0, thing: 0, strength: 3 },
    { seat: 0, thing: 1, strength: 5 },
  ])
})

test('a hand that holds something else is silent at once, the other one rattles on', async () => {
  hands.take(LEFT, 2)
  hands.take(RIGHT, 3)
  hands.watch()
  hands.shake(LEFT, 3)
  hands.shake(RIGHT, 5)
  await written(0)
  await written(1)
  await shown(exampleView({ hands: exampleView().hands.with(0, [-1, 3]) }))
  hands.watch()
  expect(hands.held).toEqual([-1, 3])
  expect(hands.shaking.map(({ strength }) => strength)).toEqual([0, 5])
  hands.rest()
})

test('the hand that was used last is the one that a phone shakes', () => {
  hands.take(LEFT, 2)
  hands.take(RIGHT, 3)
  expect(hands.ready).toBe(RIGHT)
  hands.putBack(RIGHT)
  expect(hands.ready).toBe(LEFT)
})
