import { describe, expect, it } from 'vitest'
import { inBoth } from '../../../lib/both-languages'
import { sectionsOf } from '../../../lib/words'
import { sectionFor } from './sections'
import { rulesWords } from './texts'

const { de, en } = inBoth(rulesWords)

const flat = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as Record<string, unknown>).flatMap(flat)

describe('the rules page', () => {
  it('has every section in both languages, with as many lines', () => {
    for (const section of sectionsOf(de)) {
      expect(Object.keys(en[section])).toEqual(Object.keys(de[section]))
      expect(flat(en[section]).length, section).toBeGreaterThan(1)
    }
    expect(flat(en).length).toBe(flat(de).length)
  })

  it('only names cards that exist, and calls them by their names', () => {
    expect(flat([de, en]).filter((text) => /[{}]|card\./.test(text))).toEqual([])
    expect(de.start.figure).toContain('6 × Plündern')
  })

  it('opens where it fits the moment', () => {
    const moment = { turns: 20, clock: [], question: null }
    expect(sectionFor({ ...moment, turns: 1 }, null)).toBe('turn')
    expect(sectionFor({ ...moment, question: { kind: 'take' } }, null)).toBe('markers')
    expect(sectionFor({ ...moment, question: { kind: 'trash' } }, null)).toBe('cards')
    expect(sectionFor({ ...moment, question: { kind: 'order' } }, null)).toBe('rulings')
    expect(sectionFor({ ...moment, clock: [1, 2] }, null)).toBe('countdown')
    expect(sectionFor(moment, { places: [1, 2], scores: [52, 0], reason: 'escaped', values: {} })).toBe('score')
  })
})
