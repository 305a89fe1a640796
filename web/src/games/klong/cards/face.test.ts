import { afterEach, describe, expect, it } from 'vitest'
import { first } from '../../../lib/sure'
import { settings } from '../../../lib/settings.svelte'
import { cardOf, CARDS } from '../data'
import { cardName } from './card-words'
import { fitName, linesNeeded, textWidth } from './fit'
import { FORMATS } from './formats'
import { linesOf, widthOf, wrapped, type Glyph } from './glyphs'

const SMALLEST_NAME = 10
const MARGIN = 8

afterEach(() => (settings.lang = 'de'))

const JOINTS = { or: '/', gives: '→' }
const written = (glyph: Glyph): string =>
  'joint' in glyph ? JOINTS[glyph.joint] : `${glyph.symbol}${glyph.amount ?? ''}`
const signsOf = (key: string): string[] =>
  linesOf(cardOf(key)).map(({ lead, glyphs }) => [...(lead ? [`${lead}:`] : []), ...glyphs.map(written)].join(' '))

describe('names', () => {
  it.each(['de', 'en'] as const)('of all cards fit on their banners (%s)', (lang) => {
    settings.lang = lang
    for (const { key } of CARDS)
      for (const { width, name, leastName } of Object.values(FORMATS)) {
        const { lines, size } = fitName(cardName(key), width - MARGIN, name, leastName)
        expect(lines.length).toBeLessThanOrEqual(2)
        expect(size, cardName(key)).toBeGreaterThanOrEqual(SMALLEST_NAME)
        for (const line of lines) expect(textWidth(line) * size).toBeLessThanOrEqual(width - MARGIN + 0.01)
      }
  })
  it('are broken into two lines before they get too small', () => {
    expect(fitName('Ork', 118, 15, 12.5)).toEqual({ lines: ['Ork'], size: 15 })
    expect(fitName('Invoker of the Ancients', 118, 15, 12.5).lines).toEqual(['Invoker of', 'the Ancients'])
  })
  it('shrink where they cannot be broken', () => {
    const { lines, size } = fitName('Zauberbuchbinderlehrling', 118, 15, 12.5)
    expect(lines).toHaveLength(1)
    expect(size).toBeLessThan(12.5)
  })
})

describe('words', () => {
  it('are broken between words', () => {
    expect(linesNeeded('', 9)).toBe(0)
    expect(linesNeeded('Klopft an jede Wand.', 8.4)).toBe(2)
    expect(linesNeeded('Klopft an jede Wand.', 20)).toBe(1)
  })
})

describe('signs', () => {
  it('stand for what a card gives', () => {
    expect(signsOf('pickaxe')).toEqual(['swords2 gold2'])
    expect(signsOf('elven-cloak')).toEqual(['skill1 clank−2 draw1'])
    expect(signsOf('secret-tome')).toEqual([])
  })
  it('show conditions with an arrow and choices with a stroke', () => {
    expect(signsOf('wand-of-recall')).toEqual(['skill2', 'artifact → teleport1'])
    expect(signsOf('apothecary')).toEqual(['discard → swords3 / gold2 / heal1'])
    expect(signsOf('underworld-dealing')).toEqual(['gold1 / gold−7 → tome2'])
    expect(signsOf('the-mountain-king')).toEqual(['skill2 swords1 boots1', 'crown → swords1 boots1'])
  })
  it('mark what happens when bought and when it arrives', () => {
    expect(signsOf('ruby')).toEqual(['draw1', 'acquire: clank+2'])
    expect(signsOf('watcher')).toEqual(['gold3 others clank+1', 'arrive: everybody clank+1'])
  })
  it('show what points depend on', () => {
    expect(signsOf('the-duke')).toEqual(['skill2 swords2', 'gold5 → points1'])
    expect(signsOf('dwarven-peddler')).toEqual(['boots1 gold2', 'chalice egg idol → points4'])
  })
  it('are there for every card that does something, in three lines at most', () => {
    for (const card of CARDS) {
      const lines = linesOf(card).flatMap((line) => wrapped(line, 7))
      expect(lines.length, card.key).toBeLessThanOrEqual(3)
      if (card.key !== 'secret-tome') expect(lines.length, card.key).toBeGreaterThan(0)
    }
  })
  it('are broken at the first joint where a line is too wide', () => {
    const line = first(linesOf(cardOf('apothecary')))
    const broken = wrapped(line, 7)
    const texts = broken.map(({ glyphs }) => glyphs.map(written).join(' '))
    expect(texts).toEqual(['discard →', 'swords3 / gold2 / heal1'])
    expect(Math.max(...broken.map(widthOf))).toBeLessThan(widthOf(line))
    expect(wrapped(line, 20)).toEqual([line])
  })
})
