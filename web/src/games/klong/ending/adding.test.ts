import { describe, expect, it } from 'vitest'
import type { SheetLine } from '../view'
import { Adding } from './adding.svelte'

const account = (given: Partial<SheetLine>): SheetLine => ({
  ...{
    fate: 'escaped',
    artifacts: [],
    mastery: 0,
    idols: 0,
    chalices: 0,
    eggs: 0,
    goods: 0,
    gold: 0,
    cards: 0,
    total: 0,
  },
  ...given,
})
const home = account({ artifacts: [10, 7], mastery: 20, gold: 6, cards: 9 })
const lost = account({ fate: 'lost', artifacts: [30], gold: 4 })

/** Stops at each picture, and says what the totals are there. */
async function seenWhileAdding(adding: Adding): Promise<number[][]> {
  const seen: number[][] = []
  const look = (): number => seen.push([adding.total(0), adding.total(1)])
  const pace = {
    pause: async () => void look(),
    travel: async (_: number, draw: (share: number) => void) => {
      draw(0.5)
      look()
      draw(1)
    },
  }
  await adding.run(pace)
  look()
  return seen
}

describe('the score sheet', () => {
  it('leaves out what nobody has', () => {
    expect(new Adding([home, lost], [52, 0]).sources).toEqual(['artifacts', 'mastery', 'gold', 'cards'])
  })

  it('counts line by line up to the total, and in the end says what counts', async () => {
    const adding = new Adding([home, lost], [52, 0])
    expect(await seenWhileAdding(adding)).toEqual([
      [0, 0],
      [9, 15],
      [17, 30],
      [27, 30],
      [37, 30],
      [40, 32],
      [43, 34],
      [48, 34],
      [52, 34],
      [52, 0],
    ])
  })

  it('is counted once, however often it is opened', async () => {
    const adding = new Adding([home, lost], [52, 0])
    await seenWhileAdding(adding)
    expect(adding).toMatchObject({ settled: true, lines: 4 })
    expect(await seenWhileAdding(adding)).toEqual([[52, 0]])
  })
})
