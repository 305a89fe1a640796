import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeFeed, positionOf } from '../../../feed/fake-feed.svelte'
import type { Position } from '../../../feed/messages'
import { settings } from '../../../lib/settings.svelte'
import { exampleTable, exampleView } from '../example'
import { ZappZerappIntent } from '../intent.svelte'
import { LEFT, PASS, RIGHT, take } from '../moves'
import { ZappZerappMovement } from '../movement.svelte'
import { SEEN } from './signal.svelte'
import { t } from '../texts'

const { played, said } = vi.hoisted(() => ({ played: [] as string[], said: [] as string[] }))
vi.mock('../../../lib/announce.svelte', () => ({ announce: (text: string) => said.push(text) }))
vi.mock('../../../lib/sound', () => ({ play: (sound: string) => played.push(sound), soundRoom: () => null }))

/** The server's clock, far from that of this machine. */
const NOW = 5_000
const view = exampleView({
  hands: [
    [-1, -1],
    [-1, -1],
    [-1, -1],
  ],
  chosen: [-1, -1, -1],
  hill: Array(13).fill(true),
})
const position = (opens_at: number | null, mine = true): Position =>
  positionOf({ ply: 4, to_move: [0, 1, 2], view, legal: mine ? { 0: [0, PASS] } : {}, opens_at })

let feed: FakeFeed
let intent: ZappZerappIntent
let stop: () => void

/** The server's clock goes on from here. */
function setClock(seconds: number): void {
  const begun = Date.now()
  feed.now = () => seconds + (Date.now() - begun) / 1000
}

/** Somebody opens the page at this time of the server's, while a signal is to come. */
function open(now: number, opensAt: number | null, mine = true): void {
  feed = new FakeFeed({ table: exampleTable(mine ? [0] : []), position: position(opensAt, mine) })
  setClock(now)
  intent = new ZappZerappIntent(feed, new ZappZerappMovement())
  stop = intent.signal.watch()
}

/** Another position is shown. */
function follow(now: number, opensAt: number | null): void {
  setClock(now)
  feed.lay(position(opensAt))
  stop()
  stop = intent.signal.watch()
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
const sent = (): number[] => feed.said.flatMap((said) => (said.t === 'move' ? [said.move] : []))

beforeEach(() => {
  vi.useFakeTimers()
  settings.lang = 'de'
  played.length = 0
  said.length = 0
})
afterEach(() => {
  stop()
  intent.signal.close()
  vi.useRealTimers()
})

test('before the signal nothing can be taken, and nobody can sit out', async () => {
  open(NOW, NOW + 3)
  await pass(2_990)
  expect([intent.counting, intent.listener, intent.mayPass, intent.signal.left]).toEqual([true, null, false, 1])
  expect(intent.hands.take(LEFT, 3)).toBe(false)
  expect(intent.hands.takeWithFree(3, RIGHT)).toBeNull()
  await intent.pass()
  expect(sent()).toEqual([])
  expect(intent.atHand, 'the hands lie ready').toBe(0)
})

test('at the instant everything can be taken', async () => {
  open(NOW, NOW + 3)
  await pass(3_000)
  expect([intent.counting, intent.listener, intent.mayPass, intent.signal.left]).toEqual([false, 0, true, 0])
  expect(intent.hands.take(LEFT, 3)).toBe(true)
  expect(sent()).toEqual([take(LEFT, 3)])
})

test('three, two, one: each is heard, and the signal is brighter', async () => {
  open(NOW, NOW + 3)
  const seen = [intent.signal.left]
  for (let second = 0; second < 3; second++) {
    await pass(1_000)
    seen.push(intent.signal.left)
  }
  expect(seen).toEqual([3, 2, 1, 0])
  expect(played).toEqual(['tick', 'tick', 'tick', 'signal'])
})

test('the signal is seen for a moment', async () => {
  open(NOW, NOW + 3)
  await pass(3_000)
  expect(intent.signal.given).toBe(true)
  await pass(SEEN)
  expect(intent.signal.given).toBe(false)
})

test('a page that is loaded in the midst of it ends at the same instant', async () => {
  open(NOW + 1.6, NOW + 3)
  expect([intent.signal.left, intent.listener]).toEqual([2, null])
  expect(played, 'no tick beside the beat').toEqual([])
  await pass(1_390)
  expect(intent.listener).toBeNull()
  await pass(10)
  expect(intent.listener).toBe(0)
  expect(played).toEqual(['tick', 'signal'])
})

test('a page that comes too late for it waits for nothing', () => {
  open(NOW + 3.2, NOW + 3)
  expect([intent.counting, intent.listener, intent.signal.given]).toEqual([false, 0, false])
  expect(played).toEqual([])
})

test('without a signal nobody waits', () => {
  open(NOW, null)
  expect([intent.counting, intent.listener, intent.signal.left]).toEqual([false, 0, 0])
})

test('the next round has a signal of its own', async () => {
  open(NOW, NOW + 3)
  await pass(3_000)
  follow(NOW + 20, NOW + 23)
  expect([intent.signal.left, intent.listener]).toEqual([3, null])
  await pass(3_000)
  expect(intent.listener).toBe(0)
})

test('when somebody has a barrel the signal was given, also if this clock is late', async () => {
  open(NOW, NOW + 3)
  await pass(2_900)
  follow(NOW + 2.9, null)
  expect([intent.counting, intent.signal.left, intent.signal.given]).toEqual([false, 0, true])
  expect(played.at(-1)).toBe('signal')
})

test('a clock that is set right meanwhile is followed', async () => {
  open(NOW, NOW + 3)
  follow(NOW + 2, NOW + 3)
  expect(intent.signal.left).toBe(1)
  await pass(1_000)
  expect(intent.listener).toBe(0)
})

test('whoever watches sees it, too', async () => {
  open(NOW, NOW + 3, false)
  expect([intent.signal.left, intent.speech.title]).toEqual([3, 'Gleich geht es los'])
  await pass(3_000)
  expect([intent.signal.given, intent.speech.title]).toEqual([true, 'Alle hören und suchen.'])
})

test.each([
  ['de', 'Gleich geht es los, noch 3 Sekunden.', 'Bei „Zapp!“ greifen alle zu.', 'Warte auf „Zapp!“'],
  ['en', 'It is about to begin: 3 seconds left.', 'On “Zapp!” everybody grabs.', 'Wait for “Zapp!”'],
] as const)('it is told in words: %s', async (lang, soon, text, wait) => {
  settings.lang = lang
  open(NOW, NOW + 3)
  expect(intent.speech.text).toBe(text)
  expect(t('hand.wait')).toBe(wait)
  await pass(3_000)
  expect(said).toEqual([soon, 'Zapp!'])
})

test('the last second is one second', () => {
  open(NOW + 2.5, NOW + 3)
  expect(said).toEqual(['Gleich geht es los, noch eine Sekunde.'])
})
