import { describe, expect, it } from 'vitest'
import { inBoth } from '../../../lib/both-languages'
import { sectionsOf } from '../../../lib/words'
import { choice, example } from '../example'
import { sectionFor } from './sections'
import { rulesWords } from './texts'

const end = (reason: string) => ({ places: [1, 2, 3], scores: [5, 4, 3], reason, values: {} })

describe('the rules open at the place that fits', () => {
  it.each([
    [example(), null, 'turn'],
    [example({ scoring: 'tournament' }), null, 'turn'],
    [example({ choices: [choice(7, [7], { jump: true })] }), null, 'jump'],
    [example({ phase: 'swap' }), null, 'swap'],
    [example({ scoring: 'solitaire' }), null, 'solitaire'],
    [example({ scoring: 'solitaire', phase: 'join' }), null, 'solitaire'],
    [example({ phase: 'over', choices: [] }), end('longest'), 'chains'],
    [example({ phase: 'over', choices: [] }), end('tie-break'), 'tie'],
    [example({ phase: 'over', choices: [] }), end('shared'), 'tie'],
    [example({ phase: 'over', choices: [], scoring: 'tournament' }), end('tournament'), 'tournament'],
  ])('%#', (view, outcome, section) => {
    expect(sectionFor(view, outcome)).toBe(section)
  })

  it('has words in both languages for every place', () => {
    const { de, en } = inBoth(rulesWords)
    for (const section of sectionsOf(de)) {
      for (const words of [de, en]) expect(words[section].text.join('')).not.toBe('')
    }
    expect(en.readings.list).toHaveLength(de.readings.list.length)
  })
})
