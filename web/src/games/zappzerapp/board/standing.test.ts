import { describe, expect, it } from 'vitest'
import { at } from '../../../lib/sure'
import { distance } from '../../../lib/plane'
import { widePlan as plan } from './plans'
import { mixedPlaceOf, placeOf, spotOf, startOf } from './geometry'
import { CITY, fieldOf, layout } from './layout'
import type { Seen } from './scene'
import { figuresOf, isTaken } from './standing'
import { poured, STONE } from './stones'

const view: Seen = {
  phase: 'run',
  turn: 0,
  sides: [0, 1, 2, 3],
  hill: layout.places.map(() => true),
  hands: [],
  chosen: [],
  stones: [],
  too_many: [],
  apprentices: [
    [0, 0, 6],
    [0, 4, CITY],
    [5, 22, CITY],
    [17, 17, CITY],
  ],
}

describe('the apprentices', () => {
  it('are all there, each in a place of its own', () => {
    const figures = figuresOf(plan, view, 0)
    expect(figures).toHaveLength(12)
    for (const [i, one] of figures.entries()) {
      for (const other of figures.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(8)
    }
  })

  it('share a field on both sides of its middle', () => {
    const both = figuresOf(plan, view, 0).filter(({ seat, progress }) => seat === 3 && progress === 17)
    const [left, right] = [at(both, 0), at(both, 1)]
    const middle = spotOf(plan, fieldOf(3, 17), 0)
    expect((left.x + right.x) / 2).toBeCloseTo(middle.x)
    expect(right.x - left.x).toBeGreaterThan(20)
  })

  it('are drawn on their way instead of where they belong, and leave their place to the others', () => {
    const figures = figuresOf(plan, view, 0, { apprentices: [{ seat: 0, nth: 1, x: 7, y: 9, lift: 2 }] })
    expect(figures).toHaveLength(12)
    expect(figures.find(({ key }) => key === '0-1')).toMatchObject({ x: 7, y: 7 })
    expect(figures.find(({ key }) => key === '0-0')!.x).toBe(startOf(plan, 0, 0).x)
  })

  it('take the middle of a white field from its tower', () => {
    const [white, other] = [at(layout.white, 0), at(layout.white, 1)]
    const steps = ((white - at(layout.sides, 0).entry + layout.fields) % layout.fields) + 1
    const there = { ...view, apprentices: [[steps], [], [], []] }
    expect(isTaken(figuresOf(plan, there, 0), there.sides, white)).toBe(true)
    expect(isTaken(figuresOf(plan, there, 0), there.sides, other)).toBe(false)
  })
})

describe('mixing', () => {
  it('ends where it began, so that nothing jumps', () => {
    for (const index of layout.places.keys()) {
      for (const part of [0, 1])
        expect(distance(mixedPlaceOf(plan, index, part), placeOf(plan, index))).toBeLessThan(0.2)
    }
  })

  it('lets no barrel stay where it was', () => {
    for (const [index, [x, y]] of layout.places.entries()) {
      if (Math.hypot(x, y) > 0.2)
        expect(distance(mixedPlaceOf(plan, index, 0.5), placeOf(plan, index))).toBeGreaterThan(30)
    }
  })
})

describe('stones poured out', () => {
  it.each(layout.places.map((_, i) => i + 1))('are %i, each to be seen', (count) => {
    const stones = poured(count)
    expect(stones).toHaveLength(count)
    for (const [i, one] of stones.entries()) {
      for (const other of stones.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(STONE)
    }
  })
})
