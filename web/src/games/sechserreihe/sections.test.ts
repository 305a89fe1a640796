import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../lib/messages'
import { MOVING } from './examples'
import { rulesTexts } from './rules-texts'
import { SECTIONS, sectionFor } from './sections'
import type { Last, SechserreiheView } from './view'

const last: Last = { seat: 1, origin: 3, target: 4, placed: [5], lines: [] }
const view = (more: Partial<SechserreiheView>): SechserreiheView => ({
  goal: 3,
  start: 0,
  layout: 'own',
  phase: 'turn',
  turn: 0,
  next: 1,
  fields: Array.from({ length: 36 }, () => 0),
  supply: 30,
  coins: [0, 0],
  bank: 5,
  last,
  free: false,
  turns: [],
  completes: [],
  threats: [],
  ...more,
})
const end: Outcome = { places: [1, 2], scores: [3, 1], reason: 'coins', values: {} }

describe('the rules open at the place that fits', () => {
  it.each([
    ['at the first turn', view({ phase: 'open', last: null }), null, false, 'start'],
    ['before the slide', view({}), null, false, 'slide'],
    ['after the slide', view({}), null, true, 'place'],
    ['while a line can be completed', view({ threats: [10] }), null, false, 'lines'],
    ['when the board is empty again', view({ phase: 'open' }), null, false, 'stuck'],
    ['when nothing can slide', view({ phase: 'place' }), null, false, 'stuck'],
    ['alone', view({ goal: 0, threats: [10] }), null, false, 'alone'],
    ['alone after the slide', view({ goal: 0 }), null, true, 'place'],
    ['alone with the last stone in the hand', view({ goal: 0, free: true }), null, true, 'alone'],
    ['at the end', view({ phase: 'over', turn: -1 }), end, false, 'winning'],
    ['at the end of an attempt alone', view({ goal: 0, phase: 'over' }), { ...end, reason: 'line' }, false, 'alone'],
  ] as const)('%s', (_, position, outcome, slid, section) => {
    expect(sectionFor(position, outcome, slid)).toBe(section)
  })
})

describe('the rules in words', () => {
  it.each(Object.entries(rulesTexts))('are complete in %s', (_, words) => {
    for (const section of SECTIONS) expect(words[section].text.join('')).not.toBe('')
    expect(words.readings.list).toHaveLength(rulesTexts.de.readings.list.length)
    for (const section of Object.keys(MOVING) as (keyof typeof MOVING)[]) {
      expect(words[section].scenes).toHaveLength(MOVING[section].moments.length)
      expect(new Set(words[section].scenes).size).toBe(words[section].scenes.length)
    }
  })
})
