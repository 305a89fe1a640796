import { describe, expect, it } from 'vitest'
import {
  endingsOf,
  gainsOf,
  nextField,
  NOTHING,
  offersOf,
  placementsOf,
  slidesOf,
  toggled,
  turnOf,
  type Thought,
} from './offers'
import { example } from './example'
import type { SechserreiheView } from './view'

const [b3, c3, d3, a3, e3, f3, b4] = [13, 14, 15, 12, 16, 17, 19]
const turns: SechserreiheView['turns'] = [
  [1, b3, c3, a3],
  [2, b3, c3, d3],
  [3, b3, c3, e3],
  [4, b3, d3, a3],
  [5, b3, b4, 7],
  [6, 35, 34, 33],
]
const view = example({ stones: [b3, 35], turns, completes: [[3, 10]], ends: [3, 6] })
const thought = (more: Partial<Thought>): Thought => ({ ...NOTHING, ...more })

describe('a turn in three steps', () => {
  it('begins with any stone that can slide', () => {
    expect([...offersOf(view, NOTHING)]).toEqual([
      [b3, 'stone'],
      [35, 'stone'],
    ])
  })

  it('goes on with where this stone can slide to; other stones can still be chosen instead', () => {
    expect(slidesOf(view, b3)).toEqual([c3, d3, b4])
    const offers = offersOf(view, thought({ origin: b3 }))
    expect([c3, d3, b4].map((field) => offers.get(field))).toEqual(['slide', 'slide', 'slide'])
    expect(offers.get(35)).toBe('stone')
    expect(offers.get(b3)).toBe('stone')
  })

  it('ends with a field of the line just used; other slides stay on offer where no stone can be placed', () => {
    const offers = offersOf(view, thought({ origin: b3, target: c3 }))
    expect([a3, d3, e3].map((field) => offers.get(field))).toEqual(['place', 'place', 'place'])
    expect(offers.get(b4)).toBe('slide')
    expect(offers.has(f3)).toBe(false)
    expect(offers.has(c3)).toBe(false)
  })

  it('is a turn only when all three are chosen', () => {
    expect(turnOf(view, thought({ origin: b3, target: c3 }))).toBeNull()
    expect(turnOf(view, thought({ origin: b3, target: c3, laid: [d3] }))).toMatchObject({ move: 2 })
    expect(turnOf(view, thought({ origin: b3, target: d3, laid: [e3] }))).toBeNull()
  })

  it('tells which placements complete lines, and which end the game', () => {
    expect([...gainsOf(view, thought({ origin: b3, target: c3 }))]).toEqual([[e3, [10]]])
    expect(gainsOf(view, NOTHING).size).toBe(0)
    expect([...endingsOf(view, thought({ origin: b3, target: c3 }))]).toEqual([e3])
  })
})

describe('an opening', () => {
  const open = example({
    phase: 'open',
    stones: [],
    turns: [
      [1440, -1, -1, 0, 1],
      [1441, -1, -1, 0, 2],
    ],
    last: null,
  })

  it('lays two stones wherever an opening does, in any order', () => {
    expect([...offersOf(open, NOTHING)]).toEqual([
      [0, 'lay'],
      [1, 'lay'],
      [2, 'lay'],
    ])
    expect(turnOf(open, thought({ laid: [2] }))).toBeNull()
    expect(turnOf(open, thought({ laid: [2, 0] }))?.move).toBe(1441)
  })

  it('takes a stone away when it is pressed again, and lays the latter anew when both lie', () => {
    expect(toggled([], 5)).toEqual([5])
    expect(toggled([5, 9], 5)).toEqual([9])
    expect(toggled([5, 9], 20)).toEqual([5, 20])
  })
})

describe('a stone alone, where nothing can slide', () => {
  const stuck = example({
    phase: 'place',
    turns: [
      [2070, -1, -1, 0],
      [2071, -1, -1, 1],
    ],
  })

  it('goes on any field it is offered', () => {
    expect([...offersOf(stuck, NOTHING)]).toEqual([
      [0, 'place'],
      [1, 'place'],
    ])
    expect(turnOf(stuck, thought({ laid: [1] }))?.move).toBe(2071)
  })
})

describe('the last stone of who plays alone', () => {
  const last = example({
    free: true,
    coins: [0],
    stones: [b3],
    turns: [
      [9000, b3, c3, b3],
      [9001, b3, c3, 35],
    ],
  })

  it('may even lie where the sliding one came from', () => {
    const offers = offersOf(last, thought({ origin: b3, target: c3 }))
    expect(offers.get(b3)).toBe('place')
    expect(placementsOf(last, thought({ origin: b3, target: c3 })).size).toBe(2)
  })
})

describe('a hint', () => {
  it('points at the next step, also when somebody has gone another way', () => {
    const turn = { move: 3, slide: { origin: b3, target: c3 }, placed: [e3] }
    expect(nextField(turn, NOTHING)).toBe(b3)
    expect(nextField(turn, thought({ origin: 35 }))).toBe(b3)
    expect(nextField(turn, thought({ origin: b3 }))).toBe(c3)
    expect(nextField(turn, thought({ origin: b3, target: d3 }))).toBe(c3)
    expect(nextField(turn, thought({ origin: b3, target: c3 }))).toBe(e3)
    expect(nextField({ move: 1440, slide: null, placed: [0, 1] }, thought({ laid: [1] }))).toBe(0)
  })
})
