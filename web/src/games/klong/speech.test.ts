import { beforeAll, describe, expect, it } from 'vitest'
import { klong } from '../../generated/constants'
import { settings } from '../../lib/settings.svelte'
import { CARDS } from './data'
import { example, question, seat, told } from './example'
import { drawnBoard } from './board/boards'
import { moveOf, numberOf } from './moves'
import { offersOf } from './offers'
import { adviceText, endObstacle, leftText, speechFor, type Moment } from './speech'
import { targetOf } from './layout/target'
import type { KlongView } from './view'

beforeAll(() => {
  settings.lang = 'de'
})

function moment(view: Partial<KlongView> = {}, change: Partial<Moment> = {}): Moment {
  return {
    view: example(view),
    names: ['Lene', 'Mara', 'Ben', 'Ida'],
    bots: [false, true, false, false],
    mine: [0],
    acting: 0,
    hidden: false,
    telling: null,
    offers: offersOf([], []),
    ...change,
  }
}

describe('the note', () => {
  it('says whose turn it is and how many cards are left', () => {
    expect(speechFor(moment())).toEqual({
      title: 'Du bist dran',
      text: 'Spiele deine Karten aus: noch 2 auf der Hand.',
    })
    expect(speechFor(moment({ hand: ['burgle'] })).text).toBe('Spiele deine letzte Karte aus.')
    expect(speechFor(moment({ hand: [] })).text).toBe('Alles getan: Beende deinen Zug.')
  })

  it('names people who share a screen', () => {
    expect(speechFor(moment({}, { mine: [0, 2] })).title).toBe('Lene ist dran')
  })

  it('waits for bots that think', () => {
    expect(speechFor(moment({ turn: 1 }, { acting: null })).title).toBe('Mara denkt nach …')
  })

  it('asks for what is asked', () => {
    const artifact = moment({ question: question({ kind: 'take', marker: 'artifact' }), artifacts: [[15, 20]] })
    expect(speechFor(artifact).text).toContain('Artefakt 20')
    const discard = moment({ question: question({ kind: 'discard', card: 'sleight-of-hand' }) })
    expect(speechFor(discard).text).toMatch(/^.+: Wirf eine Handkarte ab\.$/)
    expect(speechFor(discard).text).not.toContain('sleight')
    const order = moment({
      question: question({ kind: 'order', card: 'apothecary', choices: 2, allowed: [true, true] }),
    })
    expect(speechFor(order).text).toMatch(/^.+: Ziehst du erst, oder wirfst du erst ab\?$/)
  })

  it('tells what is being shown', () => {
    const telling = told({ kind: 'played', values: { card: 'burgle' } }, 1)
    expect(speechFor(moment({ turn: 1 }, { acting: null, telling })).text).toBe('Mara spielt Plündern.')
  })

  it('tells who is out to watch', () => {
    const view = example({ turn: 1, seats: [seat({ fate: 'rescued' }), seat()] })
    expect(speechFor(moment(view, { acting: null })).text).toBe('Du bist draußen und schaust zu.')
  })
})

describe('the end of a turn', () => {
  it('is refused with a reason', () => {
    expect(endObstacle(moment())).toBe('Erst alle Handkarten ausspielen: noch 2.')
    expect(endObstacle(moment({ question: question({ kind: 'take' }) }))).toBe('Erst die Frage beantworten.')
    expect(endObstacle(moment({}, { acting: null }))).toBe('Du bist gerade nicht dran.')
    expect(endObstacle(moment({}, { offers: { ...offersOf([], []), end: true } }))).toBe('')
  })
})

describe('what is left in the hand', () => {
  it('says why it was not played', () => {
    expect(leftText(['stumble', 'stumble', 'tattle'])).toMatch(
      /^Übrig bleibt: Stolpern macht Lärm und .+ trifft die anderen$/,
    )
    expect(leftText([])).toBe('')
  })

  it('has words for every card', () => {
    for (const { key } of CARDS) expect(leftText([key])).not.toContain('left.')
  })
})

it('has words for every hint there can be', () => {
  const NO_ROOM = 0
  const { first, count } = klong.moves.reach
  const largest = drawnBoard('b')
  for (const lang of ['de', 'en'] as const) {
    settings.lang = lang
    for (let move = 0; move < first + count; move++) {
      if (targetOf(moveOf(move)).room !== NO_ROOM) expect(adviceText(move, largest)).not.toMatch(/advice\.|place\.|\{/)
    }
  }
  settings.lang = 'de'
})

it('says in a hint what kind of room is meant', () => {
  const hint = (room: number, swords: number): string =>
    adviceText(numberOf({ kind: 'walk', room, swords }), drawnBoard('a'))
  expect(hint(1, 0)).toBe('Geh durchs Burgtor hinaus.')
  expect(hint(14, 1)).toBe('Geh mit 1 Schwert in Kristallhöhle 14 im Verlies.')
  expect(hint(19, 2)).toBe('Geh mit 2 Schwertern zum Markt 19 in den Tiefen.')
})
