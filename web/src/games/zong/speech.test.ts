import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { ATTACK, example } from './example'
import { flick } from './moves'
import { adviceText, discText, handText, millimetres, readingText, speechFor, type Moment } from './speech'
import type { Doubt, ZongHappening, ZongView } from './view'

const names = ['Lene', 'Mara', 'Ben']
const moment = (more: Partial<Moment> = {}, view: Partial<ZongView> = {}): Moment => ({
  view: example(view),
  names,
  bots: [false, true, false],
  mine: [0],
  acting: 0,
  turn: 0,
  awaited: [],
  telling: null,
  chosen: 0,
  placing: false,
  ...more,
})
const doubt: Doubt = {
  seat: 2,
  readings: [
    { reason: 'on', field: 26, place: '23' },
    { reason: 'between', field: 27, place: '24' },
  ],
  gap: 42,
}

beforeEach(() => {
  settings.lang = 'de'
})

describe('whoever may act is asked', () => {
  it('for three discs, and told who gets them', () => {
    expect(speechFor(moment())).toEqual({
      title: 'Du bist dran',
      text: 'Wähl drei deiner fünf Scheiben. Nach dem Wurf bekommt sie Mara.',
    })
    expect(speechFor(moment({ chosen: 2 })).text).toBe('Noch eine Scheibe.')
    expect(speechFor(moment({ chosen: 3 })).text).toBe('Diese drei? Dann wirf!')
  })

  it('to pull and let go, or where the disc is to lie', () => {
    expect(speechFor(moment({}, { phase: 'flick' }))).toEqual({
      title: 'Du schnippst',
      text: 'Zieh die Scheibe zurück und lass los.',
    })
    expect(speechFor(moment({ placing: true }, { phase: 'flick' })).text).toContain('auf dem Ziel')
  })

  it('what counts, with how little it is about', () => {
    expect(speechFor(moment({}, { phase: 'vote', doubt })).text).toBe(
      'Wohin mit dem Stein von Ben? Es geht um 0,42 mm.',
    )
    expect(speechFor(moment({ mine: [2], acting: 2 }, { phase: 'vote', doubt })).text).toContain('deinem Stein')
  })

  it('who comes along', () => {
    expect(speechFor(moment({}, { phase: 'attack', points: 1 })).text).toContain('ein Feld weit')
  })

  it('by name where people share a screen', () => {
    const shared = { mine: [0, 1, 2] }
    expect(speechFor(moment(shared)).title).toBe('Lene ist dran')
    expect(speechFor(moment(shared, { phase: 'pick' })).title).toBe('Lene, welche Scheibe nimmst du?')
  })
})

describe('everybody else is told', () => {
  const others = (view: Partial<ZongView>, awaited = [1]) =>
    speechFor(moment({ acting: null, turn: 1, awaited }, { turn: 1, ...view }))

  it('what the one on turn is doing', () => {
    expect(others({}).title).toBe('Mara denkt nach …')
    expect(others({ phase: 'flick' })).toEqual({ title: 'Mara schnippt', text: 'Mara zielt.' })
    expect(others({ phase: 'attack' }).text).toBe('Mara überlegt, wer mitkommt.')
  })

  it('who is still missing', () => {
    expect(others({ phase: 'pick' }, [1, 2]).text).toBe('Es fehlen noch Mara und Ben.')
    expect(others({ phase: 'vote', doubt }, [2]).text).toBe('Du hast abgestimmt. Es fehlt noch Ben.')
  })

  it('how it ended', () => {
    expect(others({ phase: 'over', winner: 2 }).text).toBe('Ben ist im Ziel.')
    expect(others({ phase: 'over', winner: 0 }).text).toBe('Du bist im Ziel!')
  })
})

it('tells what is being shown, while whose turn it is stays in the title', () => {
  const telling: ZongHappening = { kind: 'missed', seat: null, values: {} }
  const speech = speechFor(moment({ acting: null, turn: 1, telling }))
  expect(speech.title).toBe('Mara ist dran')
  expect(speech.text).not.toBe('')
  expect(speechFor(moment({ telling: { kind: 'passed-on', seat: 0, values: { to: 1 } } })).text).toBe('')
})

describe('things in words', () => {
  it('hands and discs', () => {
    expect(handText([2, 1, 0])).toBe('Auf der Hand: 2 blaue und 1 Risiko')
    expect(discText(2, 4)).toBe('5. Blitzscheibe, Blitz oder Spirale')
  })

  it('readings of a piece', () => {
    expect(readingText(doubt.readings[0], 'Ben', false)).toBe('Feld 23')
    expect(readingText({ reason: 'target', field: 37, place: '' }, 'Ben', false)).toBe('Im Ziel: Ben gewinnt')
    expect(readingText({ reason: 'off', field: 0, place: 'P3' }, 'Ben', true)).toBe('Startfeld')
  })

  it('hundredths of a millimetre as people write them', () => {
    expect(millimetres(42)).toBe('0,42')
    settings.lang = 'en'
    expect(millimetres(42)).toBe('0.42')
  })

  it('hints for every kind of move', () => {
    expect(adviceText(4, example(), names)).toBe('Tipp: Wirf 1 blaue, 1 Risiko und 1 Blitz.')
    expect(adviceText(10, example({ ...ATTACK, throws: [] }), names)).toBe('Tipp: Zieh allein.')
    expect(adviceText(12, example({ ...ATTACK, throws: [] }), names)).toBe('Tipp: Nimm Mara mit.')
    expect(adviceText(flick({ u: 500, v: 300, d: 2500, s: 680 }), example(), names)).toContain('zielt ein Meister')
    expect(adviceText(77, example({ phase: 'pick' }), names)).toBe('Tipp: Nimm die kleine Scheibe.')
    expect(adviceText(74, example({ phase: 'vote', throws: [], doubt }), names)).toBe('Tipp: Stimm für „Feld 23“.')
  })
})
