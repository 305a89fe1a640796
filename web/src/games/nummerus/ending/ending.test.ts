import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { comparison, praise } from './ending'
import { example, hand } from '../example'

const over = example({
  phase: 'over',
  hands: [hand([14, 15, 16], [3, 4], [40]), hand([25, 26]), hand([29, 30, 31], [44, 45, 46], [8])],
})

beforeEach(() => {
  settings.lang = 'de'
})

describe('the end', () => {
  it('lays the chains of the tied seats against each other up to the one that decides', () => {
    const outcome = {
      places: [2, 3, 1],
      scores: [3, 2, 3],
      reason: 'tie-break',
      values: { seats: [0, 2], rank: 2, length: 3 },
    }
    expect(comparison(over, outcome)).toEqual([
      {
        rank: 1,
        decides: false,
        chains: [
          { seat: 0, chain: [14, 15, 16] },
          { seat: 2, chain: [29, 30, 31] },
        ],
      },
      {
        rank: 2,
        decides: true,
        chains: [
          { seat: 0, chain: [3, 4] },
          { seat: 2, chain: [44, 45, 46] },
        ],
      },
    ])
  })

  it('shows a missing chain as nothing', () => {
    const outcome = {
      places: [1, 2, 3],
      scores: [3, 3, 1],
      reason: 'tie-break',
      values: { seats: [0, 1], rank: 2, length: 3 },
    }
    const view = example({ hands: [hand([1, 2, 3], [7, 8]), hand([11, 12, 13], [20]), hand()] })
    expect(comparison(view, outcome)[1]?.chains).toEqual([
      { seat: 0, chain: [7, 8] },
      { seat: 1, chain: [] },
    ])
  })

  it('compares nothing where nothing is tied', () => {
    expect(comparison(over, { places: [1, 3, 2], scores: [3, 2, 3], reason: 'longest', values: {} })).toEqual([])
  })

  it('praises nobody where somebody won', () => {
    expect(praise({ places: [2, 3, 1], scores: [3, 2, 4], reason: 'longest', values: {} })).toBe('')
  })

  it.each([
    [0, 'Meisterhaft!'],
    [1, 'Sehr gut!'],
    [2, 'Nicht übel!'],
    [5, 'Fertig gelegt'],
  ])('praises %i chains left in Solitär', (left, words) => {
    expect(praise({ places: [1], scores: [left], reason: 'solitaire-alone', values: { left } })).toBe(words)
  })
})
