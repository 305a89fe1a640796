import { beforeEach, expect, test } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { exampleView } from './example'
import { runLabel, speechFor, type Moment } from './speech'
import type { ZappZerappHappening, Run } from './view'

const moment = (change: Partial<Moment> = {}): Moment => ({
  view: exampleView(),
  names: ['Lene', 'Mara', 'Ben'],
  mine: [0],
  acting: 0,
  counting: false,
  turning: false,
  picked: null,
  telling: null,
  ...change,
})
const run: Run = {
  move: 36,
  from: 3,
  to: 9,
  field: 11,
  banished: [
    [2, 1],
    [1, 12],
  ],
}

beforeEach(() => {
  settings.lang = 'de'
})

test('whoever searches is told the magic number', () => {
  expect(speechFor(moment()).text).toBe('Finde höchstens 9 Steine.')
})

test('before the signal everybody is told to wait for it, in both languages', () => {
  expect(speechFor(moment({ counting: true }))).toEqual({
    title: 'Gleich geht es los',
    text: 'Bei „Zapp!“ greifen alle zu.',
  })
  settings.lang = 'en'
  expect(speechFor(moment({ counting: true, mine: [], acting: null })).title).toBe('Ready, steady …')
})

test('whoever has chosen is told who is missing', () => {
  const { title, text } = speechFor(moment({ acting: null, view: exampleView({ chosen: [3, -1, 7] }) }))
  expect([title, text]).toEqual(['Du hast gewählt.', 'Es fehlt noch Mara.'])
})

test('whoever sits out and whoever watches is told so', () => {
  expect(speechFor(moment({ acting: null, view: exampleView({ chosen: [-2, -1, -1] }) })).title).toBe(
    'Du setzt diese Runde aus.',
  )
  expect(speechFor(moment({ acting: null, mine: [] })).title).toBe('Alle hören und suchen.')
})

test('at one screen the listener is called by name', () => {
  const shared = { mine: [0, 1], view: exampleView({ phase: 'ready', turn: 1 }) }
  expect(speechFor(moment({ ...shared, acting: 1 })).title).toBe('Jetzt hört Mara')
  expect(speechFor(moment({ ...shared, acting: 1 })).text).toContain('Gebt Mara das Gerät')
  expect(speechFor(moment({ ...shared, acting: 1, view: exampleView({ turn: 1 }) })).title).toBe('Mara hört')
})

test('whoever runs is told how far, and what a way would do', () => {
  const view = exampleView({ phase: 'run', turn: 0, stones: [6, 3, 0] })
  expect(speechFor(moment({ view }))).toEqual({
    title: 'Du läufst 6 Felder',
    text: 'Welcher Lehrling läuft? Tipp ihn an.',
  })
  expect(speechFor(moment({ view, picked: run })).text).toBe('Er läuft bis zum 9. Feld. Heim muss: Ben und Mara.')
  expect(speechFor(moment({ view, picked: { ...run, to: 25, banished: [] } })).text).toBe('Er kommt in die Stadt!')
})

test('while somebody else runs the others are told', () => {
  const view = exampleView({ phase: 'run', turn: 1, stones: [6, 1, 0] })
  expect(speechFor(moment({ view, acting: null })).title).toBe('Mara läuft ein Feld')
})

test('what happens is told in the words of the game', () => {
  const telling: ZappZerappHappening = { kind: 'stayed', seat: 1, values: {} }
  expect(speechFor(moment({ telling })).text).toBe('Mara bleibt stehen.')
})

test('a way is told to screen readers, in both languages', () => {
  expect(runLabel(run, ['Lene', 'Mara', 'Ben'])).toBe(
    'Lehrling auf dem 3. Feld, läuft bis zum 9. Feld, schickt heim: Ben und Mara',
  )
  settings.lang = 'en'
  expect(runLabel({ ...run, from: 0, to: 25, banished: [] }, [])).toBe('Apprentice at the start, runs into the city')
})
