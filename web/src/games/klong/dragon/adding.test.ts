import { describe, expect, it } from 'vitest'
import type { Pace } from '../../../table/pace.svelte'
import type { SheetLine } from '../view'
import { Adding } from './adding.svelte'

const account = (given: Partial<SheetLine>): SheetLine => ({
  ...{ fate: 'escaped', artifacts: [], mastery: 0, idols: 0, chalices: 0, eggs: 0, goods: 0, gold: 0, cards: 0, total: 0 },
  ...given,
})
const home = account({ artifacts: [10, 7], mastery: 20, gold: 6, cards: 9, total: 52 })
const lost = account({ fate: 'lost', artifacts: [30], gold: 4 })

describe('the score sheet', () => {
  it('leaves out what nobody has', () => {
    expect(new Adding([home, lost]).sources).toEqual(['artifacts', 'mastery', 'gold', 'cards'])
  })

  it('adds up line by line to the total', () => {
    const adding = new Adding([home, lost])
    const seen = adding.sources.map(() => {
      adding.lines += 1
      return adding.total(0)
    })
    expect(seen).toEqual([17, 37, 43, 52])
    expect(seen.at(-1)).toBe(home.total)
  })

  it('gives the lost nothing in the end', () => {
    const adding = new Adding([home, lost])
    adding.lines = 3
    expect(adding.total(1)).toBe(34)
    adding.lines = 4
    expect(adding.total(1)).toBe(0)
  })

  it('is done when every line is written', async () => {
    const adding = new Adding([home, lost])
    await adding.run({ pause: async () => {} } as unknown as Pace)
    expect(adding.done).toBe(true)
  })
})
