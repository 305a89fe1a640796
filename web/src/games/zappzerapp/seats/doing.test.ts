import { beforeEach, expect, test } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { doingOf, stonesText, type Watched } from './doing'
import { exampleView } from '../example'

beforeEach(() => {
  settings.lang = 'de'
})

const watched = (change: Partial<Watched> = {}): Watched => ({
  view: exampleView(),
  seat: 1,
  away: false,
  shaking: [0, 0],
  ...change,
})

test('somebody with a barrel listens, without one searches, and shakes while it is heard of', () => {
  expect(doingOf(watched())).toBe('hearing')
  expect(doingOf(watched({ seat: 0 }))).toBe('seeking')
  expect(doingOf(watched({ shaking: [3, 0] }))).toBe('shaking')
})

test('before the signal everybody gets ready', () => {
  expect(doingOf(watched({ seat: 0, counting: true }))).toBe('ready')
  expect(doingOf(watched({ seat: 0, counting: true, away: true }))).toBe('away')
})

test('a choice stays a choice, also of somebody who is gone', () => {
  expect(doingOf(watched({ seat: 2, away: true }))).toBe('chosen')
  expect(doingOf(watched({ view: exampleView({ chosen: [-1, -2, 7] }) }))).toBe('passed')
  expect(doingOf(watched({ away: true }))).toBe('away')
})

test('where they listen in turn, only one does', () => {
  const view = exampleView({ turn: 0, listening: 'in-turn' })
  expect(doingOf(watched({ view }))).toBe('none')
  expect(doingOf(watched({ view: { ...view, phase: 'ready' }, seat: 0 }))).toBe('ready')
})

test('one runs, others are to run next', () => {
  const view = exampleView({ phase: 'run', turn: 2, order: [2, 1] })
  expect([0, 1, 2].map((seat) => doingOf(watched({ view, seat })))).toEqual(['none', 'next', 'runs'])
})

test('what a barrel held is told once it is known, also that it is too much', () => {
  const view = exampleView({ stones: [0, 1, 11], too_many: [false, false, true] })
  expect([0, 1, 2].map((seat) => stonesText(view, seat))).toEqual(['', 'ein Stein', 'zu viele: 11'])
})
