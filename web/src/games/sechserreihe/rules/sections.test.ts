import { describe, expect, it } from 'vitest'
import { inBoth } from '../../../lib/both-languages'
import { sectionsOf } from '../../../lib/words'
import type { Outcome } from '../../../feed/messages'
import { example } from '../example'
import { MOVING, turnOf } from './rules-examples'
import { rulesWords } from './texts'
import { sectionFor } from './sections'

const end: Outcome = { places: [1, 2], scores: [3, 1], reason: 'coins', values: {} }
const alone = { goal: 0, coins: [0] }

describe('the rules open at the place that fits', () => {
  it.each([
    ['at the first turn', example({ phase: 'open', last: null }), null, false, 'start'],
    ['before the slide', example({}), null, false, 'slide'],
    ['after the slide', example({}), null, true, 'place'],
    ['while a line can be completed', example({ threats: [10] }), null, false, 'lines'],
    ['when the board is empty again', example({ phase: 'open' }), null, false, 'stuck'],
    ['when nothing can slide', example({ phase: 'place' }), null, false, 'stuck'],
    ['alone', example({ ...alone, threats: [10] }), null, false, 'alone'],
    ['alone after the slide', example(alone), null, true, 'place'],
    ['alone with the last stone in the hand', example({ ...alone, free: true }), null, true, 'alone'],
    ['at the end', example({ phase: 'over', turn: -1 }), end, false, 'winning'],
    [
      'at the end of an attempt alone',
      example({ ...alone, phase: 'over' }),
      { ...end, reason: 'line' },
      false,
      'alone',
    ],
  ] as const)('%s', (_, position, outcome, slid, section) => {
    expect(sectionFor(position, outcome, slid)).toBe(section)
  })
})

describe('the rules in words', () => {
  it.each(Object.entries(inBoth(rulesWords)))('are complete in %s', (_, words) => {
    for (const section of sectionsOf(inBoth(rulesWords).de)) expect(words[section].text.join('')).not.toBe('')
    expect(words.readings.list).toHaveLength(inBoth(rulesWords).de.readings.list.length)
    expect(words.notation.figure).toBe(turnOf('notation'))
    expect(words.notation.list[0]).toContain(turnOf('notation'))
    for (const section of Object.keys(MOVING) as (keyof typeof MOVING)[]) {
      expect(words[section].scenes).toHaveLength(MOVING[section].moments.length)
      expect(new Set(words[section].scenes).size).toBe(words[section].scenes.length)
    }
  })
})
