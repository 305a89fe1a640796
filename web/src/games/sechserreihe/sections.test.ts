import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../lib/messages'
import { example } from './example'
import { MOVING, turnOf } from './rules-examples'
import { rulesTexts } from './rules-texts'
import { SECTIONS, sectionFor } from './sections'

const end: Outcome = { places: [1, 2], scores: [3, 1], reason: 'coins', values: {} }

describe('the rules open at the place that fits', () => {
  it.each([
    ['at the first turn', example({ phase: 'open', last: null }), null, false, 'start'],
    ['before the slide', example({}), null, false, 'slide'],
    ['after the slide', example({}), null, true, 'place'],
    ['while a line can be completed', example({ threats: [10] }), null, false, 'lines'],
    ['when the board is empty again', example({ phase: 'open' }), null, false, 'stuck'],
    ['when nothing can slide', example({ phase: 'place' }), null, false, 'stuck'],
    ['alone', example({ goal: 0, threats: [10] }), null, false, 'alone'],
    ['alone after the slide', example({ goal: 0 }), null, true, 'place'],
    ['alone with the last stone in the hand', example({ goal: 0, free: true }), null, true, 'alone'],
    ['at the end', example({ phase: 'over', turn: -1 }), end, false, 'winning'],
    ['at the end of an attempt alone', example({ goal: 0, phase: 'over' }), { ...end, reason: 'line' }, false, 'alone'],
  ] as const)('%s', (_, position, outcome, slid, section) => {
    expect(sectionFor(position, outcome, slid)).toBe(section)
  })
})

describe('the rules in words', () => {
  it.each(Object.entries(rulesTexts))('are complete in %s', (_, words) => {
    for (const section of SECTIONS) expect(words[section].text.join('')).not.toBe('')
    expect(words.readings.list).toHaveLength(rulesTexts.de.readings.list.length)
    expect(words.notation.figure).toBe(turnOf('notation'))
    expect(words.notation.list[0]).toContain(turnOf('notation'))
    for (const section of Object.keys(MOVING) as (keyof typeof MOVING)[]) {
      expect(words[section].scenes).toHaveLength(MOVING[section].moments.length)
      expect(new Set(words[section].scenes).size).toBe(words[section].scenes.length)
    }
  })
})
