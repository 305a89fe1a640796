import { expect, test, vi } from 'vitest'
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import { exampleView } from './example'
import { Intent } from './intent.svelte'
import { PASS, READY, run, STAY } from './move'
import { Movement } from './movement.svelte'
import type { Run, ZappZerappView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined, soundRoom: () => null }))

const way = (from: number): Run => ({ move: run(from), from, to: from + 6, field: 1, banished: [] })
const RUNNING: Partial<ZappZerappView> = { phase: 'run', turn: 0, stones: [6, 0, 0], runs: [way(0), way(3)] }

function sit(view: Partial<ZappZerappView> = {}, legal = [0, PASS], more: object = {}): Intent {
  const live = {
    position: { ply: 4, view: exampleView(view), legal: { 0: legal }, outcome: null },
    table: { game: 'zappzerapp', seats: ['Lene', 'Mara', 'Ben'].map((name, i) => ({ name, kind: 'person', token: i + 1 })) },
    log: [],
    mine: [0],
    acting: 0,
    waiting: 0,
    move: vi.fn(async () => 1),
    ...more,
  } as unknown as LiveTable
  return new Intent(live, new Movement())
}
const played = ({ live }: Intent) => vi.mocked(live.move).mock.calls.map(([move]) => move)

test('who is asked to listen may reach for barrels, and may sit out', async () => {
  const intent = sit()
  expect([intent.listener, intent.mayPass, intent.mayStay, intent.awaited]).toEqual([0, true, false, false])
  await intent.pass()
  expect(played(intent)).toEqual([PASS])
})

test('nobody reaches for barrels before being ready, or while apprentices run', async () => {
  expect(sit(RUNNING, [run(0), run(3), STAY]).listener).toBeNull()
  const waiting = sit({ phase: 'ready', turn: 0 }, [READY])
  expect(waiting.listener).toBeNull()
  await waiting.begin()
  expect(played(waiting)).toEqual([READY])
})

test('an apprentice that is tapped is picked, and runs when it is tapped again', async () => {
  const intent = sit(RUNNING, [run(0), run(3), STAY])
  await intent.tapApprentice(3)
  expect(intent.picked?.from).toBe(3)
  expect(played(intent)).toEqual([])
  await intent.tapApprentice(3)
  expect(played(intent)).toEqual([run(3)])
})

test('who steps back has picked nobody', async () => {
  const intent = sit(RUNNING, [run(0), run(3), STAY])
  await intent.tapApprentice(3)
  intent.stepBack()
  await intent.runPicked()
  expect([intent.picked, played(intent)]).toEqual([null, []])
})

test('the only way is picked already', async () => {
  const intent = sit({ ...RUNNING, runs: [way(3)] }, [run(3), STAY])
  await intent.runPicked()
  expect(played(intent)).toEqual([run(3)])
})

test('nobody has to run', async () => {
  const intent = sit(RUNNING, [run(0), run(3), STAY])
  await intent.stay()
  expect(played(intent)).toEqual([STAY])
})

test('a deed that is still on its way is not done twice', async () => {
  const intent = sit(RUNNING, [run(0), STAY], { waiting: 1 })
  await intent.stay()
  expect(played(intent)).toEqual([])
})

test('what the server refuses is kept as a sentence', async () => {
  const move = vi.fn(async () => Promise.reject(new Refusal('late', 'Zu spät.')))
  const intent = sit(RUNNING, [STAY], { move })
  await intent.stay()
  expect(intent.refused).toBe('Zu spät.')
})

test('whoever watches sits nowhere', () => {
  expect(sit({}, [], { mine: [], acting: null }).own).toBeNull()
})
