import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { NOTHING, type Thought } from './offers'
import { example } from './example'
import { adviceText, fieldText, lineText, speechFor, type Moment } from './speech'

const [b3, c3, e3] = [13, 14, 16]

const moment = (more: Partial<Moment> = {}): Moment => ({
  view: example(),
  names: ['Lene', 'Mira'],
  bots: [false, true],
  mine: [0],
  acting: 0,
  thought: NOTHING,
  gains: new Map(),
  endings: new Set(),
  barred: null,
  ...more,
})
const slid: Thought = { origin: b3, target: c3, laid: [] }
const chosen: Thought = { ...slid, laid: [e3] }
const column = new Map([[e3, [10]]])

beforeEach(() => {
  settings.lang = 'de'
})

describe('the note', () => {
  it('leads through the two halves of a turn', () => {
    expect(speechFor(moment())).toEqual({
      title: 'Du bist dran',
      text: 'Wähl einen Stein und schieb ihn, so weit du magst.',
      gain: '',
    })
    expect(speechFor(moment({ thought: { ...NOTHING, origin: b3 } })).text).toContain('von b3')
    expect(speechFor(moment({ thought: slid })).text).toBe('Leg einen Stein auf ein leuchtendes Feld dieser Reihe.')
  })

  it('says where a line would be completed', () => {
    const gain = (gains: Map<number, number[]>) => speechFor(moment({ thought: slid, gains })).gain
    expect(gain(column)).toBe('Auf e3 wird die Spalte voll.')
    expect(gain(new Map([[e3, [10, 12]]]))).toBe('Auf e3 werden 2 Reihen voll.')
    expect(
      gain(
        new Map([
          [e3, [10]],
          [12, [6]],
        ]),
      ),
    ).toBe('Auf a3 und e3 wird eine Reihe voll.')
  })

  it('says what a chosen field brings, and when it wins', () => {
    expect(speechFor(moment({ thought: chosen, gains: column }))).toMatchObject({
      text: 'Ein Stein auf e3, und die Münze ist dein!',
      gain: 'Spalte e wird voll.',
    })
    expect(speechFor(moment({ thought: chosen, gains: column, endings: new Set([e3]) })).gain).toBe(
      'Spalte e wird voll. Damit gewinnst du!',
    )
    expect(speechFor(moment({ thought: chosen })).text).toBe('Der neue Stein kommt auf e3.')
  })

  it('warns who plays alone before a line is full', () => {
    const view = example({ coins: [0], goal: 0 })
    expect(speechFor(moment({ view, thought: chosen, gains: column, endings: new Set([e3]) }))).toMatchObject({
      title: 'Das beendet den Versuch',
      gain: 'Spalte e wird voll.',
    })
  })

  it('explains the special cases', () => {
    const text = (view: Partial<ReturnType<typeof example>>, thought = NOTHING) =>
      speechFor(moment({ view: { ...example(), ...view }, thought })).text
    expect(text({ phase: 'open' })).toContain('zwei Steine')
    expect(text({ phase: 'open' }, { ...NOTHING, laid: [4] })).toBe('Und noch einen.')
    expect(text({ phase: 'place' })).toContain('kein Stein rutschen')
    expect(text({ free: true })).toContain('jedes leere Feld')
    expect(text({ free: true }, slid)).toBe('Der letzte Stein darf auf jedes leere Feld.')
  })

  it('asks people who share a screen to pass it on, and tells what the others do', () => {
    expect(speechFor(moment({ mine: [0, 1] }))).toMatchObject({ title: 'Lene ist dran' })
    expect(speechFor(moment({ acting: null, view: example({ turn: 1, next: 0 }) }))).toEqual({
      title: 'Mira denkt nach …',
      text: 'Danach bist du dran.',
      gain: '',
    })
  })

  it('speaks English as well', () => {
    settings.lang = 'en'
    expect(speechFor(moment({ thought: slid, gains: column })).gain).toBe('e3 completes the column.')
  })
})

describe('a field in words', () => {
  const scene = { stone: false, offer: undefined, thought: NOTHING, gain: [] }

  it('says what lies there and what a press does', () => {
    expect(fieldText(c3, { ...scene, stone: true, offer: 'stone' })).toBe('c3, Stein, kann ziehen')
    expect(fieldText(c3, { ...scene, stone: true })).toBe('c3, Stein')
    expect(fieldText(c3, scene)).toBe('c3, leer')
    expect(fieldText(c3, { ...scene, offer: 'slide' })).toBe('c3, hierher schieben')
    expect(fieldText(e3, { ...scene, offer: 'place', thought: slid })).toBe('e3, hierhin legen')
    expect(fieldText(e3, { ...scene, offer: 'place', thought: slid, gain: [10] })).toBe(
      'e3, hierhin legen, Spalte e wird voll',
    )
    expect(fieldText(e3, { ...scene, offer: 'place', thought: chosen })).toContain('noch einmal drücken')
    expect(fieldText(c3, { ...scene, thought: slid })).toContain('hierher geschoben')
    expect(fieldText(b3, { ...scene, stone: true, thought: slid })).toContain('von hier')
  })
})

describe('lines and hints in words', () => {
  it('are named as on the board', () => {
    expect([2, 10, 13].map(lineText)).toEqual(['Zeile 3', 'Spalte e', 'Diagonale f1–a6'])
  })

  it('are whole turns', () => {
    const view = example({
      turns: [
        [3, b3, c3, e3],
        [2071, -1, -1, 1],
      ],
    })
    expect(adviceText(3, view)).toBe('Tipp: b3 nach c3, dann ein Stein auf e3.')
    expect(adviceText(2071, view)).toBe('Tipp: ein Stein auf b1.')
  })
})
