import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { choice, example, hand } from './example'
import { adviceText, choiceText, leadText, opensText, speechFor, type Moment } from './speech'
import { JOIN_LOWER, JOIN_UPPER, KEEP } from './moves'

const moment = (more: Partial<Moment> = {}): Moment => ({
  view: example(),
  names: ['Lene', 'Mira', 'Kuno'],
  bots: [false, false, true],
  mine: [0],
  acting: 0,
  picked: null,
  barred: null,
  give: null,
  take: null,
  ...more,
})

beforeEach(() => {
  settings.lang = 'de'
})

describe('the note', () => {
  it('says whose turn it is and what to do', () => {
    expect(speechFor(moment())).toEqual({
      title: 'Du bist dran',
      text: 'Nimm einen Chip, der leuchtet.',
      opensFor: null,
    })
  })

  it('says what a pick brings and for whom it opens chips', () => {
    const picking = moment({ picked: choice(10, [8, 9, 10]) })
    expect(speechFor(picking)).toMatchObject({ text: 'Mit der 10 wird deine Kette 3 lang.', opensFor: 1 })
    expect(opensText(picking)).toBe('Danach für Mira erreichbar')
    expect(speechFor(moment({ picked: choice(40, [40]) })).text).toBe('Die 40 liegt erst einmal allein.')
  })

  it('opens nothing with the last chip', () => {
    expect(speechFor(moment({ picked: choice(40, [40], { opens: [] }) })).opensFor).toBeNull()
  })

  it('says "for you" only to who plays alone', () => {
    const alone = example({ hands: [hand([8, 9])], next: 0, scoring: 'solitaire' })
    expect(opensText(moment({ view: alone, names: ['Lene'] }))).toBe('Danach für dich erreichbar')
  })

  it('explains a chip that no line leads to', () => {
    expect(speechFor(moment({ barred: 12 })).text).toBe('Zur 12 führt gerade keine freie Linie.')
  })

  it('explains a jump', () => {
    const view = example({ choices: [choice(7, [7], { jump: true })] })
    expect(speechFor(moment({ view }))).toMatchObject({
      title: 'Der Stern springt',
      text: 'Auf keiner Linie liegt noch ein Chip. Nimm einen, egal wo.',
    })
  })

  it('asks people who share a screen to pass it on', () => {
    expect(speechFor(moment({ mine: [0, 1] }))).toMatchObject({
      title: 'Lene ist dran',
      text: 'Gebt das Gerät weiter, wenn ihr so weit seid.',
    })
  })

  it('tells what the others do', () => {
    const kuno = example({ turn: 2, next: 0 })
    expect(speechFor(moment({ view: kuno, acting: null }))).toMatchObject({
      title: 'Kuno denkt nach …',
      text: 'Danach bist du dran.',
    })
    const mira = example({ turn: 1, next: 2, phase: 'swap' })
    expect(speechFor(moment({ view: mira, acting: null }))).toMatchObject({
      title: 'Mira ist dran',
      text: 'Mira überlegt, ob sich ein Tausch lohnt.',
    })
  })

  it('leads through a swap', () => {
    const view = example({ phase: 'swap', choices: [], trades: [[30, 27, 1]] })
    const text = (more: Partial<Moment>): string => speechFor(moment({ view, ...more })).text
    expect(text({})).toContain('Gib einen deiner Chips her')
    expect(text({ give: 30 })).toBe('Für die 30: Welchen einzelnen Chip nimmst du?')
    expect(text({ take: 27 })).toBe('Für die 27: Welchen Chip gibst du her?')
    expect(text({ give: 30, take: 27 })).toBe('Die 27 kommt von Kuno, die 30 geht dorthin.')
  })

  it('speaks English as well', () => {
    settings.lang = 'en'
    expect(speechFor(moment()).title).toBe('Your turn')
  })
})

describe('a chip that can be taken', () => {
  const ten = choice(10, [8, 9, 10])
  const alone = choice(40, [40], { jump: true })

  it('says what it would bring, and how the star comes there', () => {
    expect(choiceText(ten, null, null)).toBe('10, erreichbar, Kette wird 3')
    expect(choiceText(alone, null, null)).toBe('40, im Sprung erreichbar, bleibt vorerst einzeln')
  })

  it('says when it is picked, and when it is the advice', () => {
    expect(choiceText(ten, ten, null)).toBe('10, gewählt, noch einmal drücken zum Nehmen')
    expect(choiceText(ten, null, ten.move)).toBe('10, erreichbar, Kette wird 3. Das rät der Meister')
  })
})

describe('who leads after a round', () => {
  const names = ['Lene', 'Mira', 'Kuno']
  const after = (...totals: number[]) => leadText({ totals }, names)

  it('names one, several or all', () => {
    expect(after(9, 3, 6)).toBe('Lene liegt vorn mit 9 Punkten.')
    expect(after(9, 3, 9)).toBe('Lene und Kuno liegen gemeinsam vorn mit 9 Punkten.')
    expect(after(9, 9, 9)).toBe('Alle liegen gleichauf mit 9 Punkten.')
  })
})

describe('advice', () => {
  it('names the chip to take', () => {
    const ten = choice(10, [8, 9, 10])
    expect(adviceText(ten.move, example({ choices: [ten] }))).toBe('Nimm die 10.')
  })

  it('names the neighbour to lay a chip next to', () => {
    const view = example({ phase: 'join', choices: [], join: { chip: 9, lower: [7, 8], upper: [10, 11] } })
    expect(adviceText(JOIN_LOWER, view)).toBe('Leg die 9 an die 8.')
    expect(adviceText(JOIN_UPPER, view)).toBe('Leg die 9 an die 10.')
  })

  it('names both chips of a swap, or says better not', () => {
    const view = example({ phase: 'swap', choices: [], trades: [[30, 27, 1500]] })
    expect(adviceText(1500, view)).toBe('Gib die 30 her und nimm dafür die 27.')
    expect(adviceText(KEEP, view)).toBe('Tausch lieber nicht.')
  })
})
