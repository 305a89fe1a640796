import { expect, it } from 'vitest'
import { BLUE, faceOf, gathered, LIGHTNING, prospectOf, RISK, spread, tally, throwOf } from './discs'
import { example } from './example'

it('lays a hand out disc by disc, and gathers it again', () => {
  expect(spread([2, 1, 2])).toEqual([BLUE, BLUE, RISK, LIGHTNING, LIGHTNING])
  expect(gathered([LIGHTNING, BLUE, LIGHTNING])).toEqual([1, 0, 2])
})

it('finds the move for three chosen discs, in whatever order', () => {
  const view = example()
  expect(throwOf(view, [LIGHTNING, BLUE, RISK])).toBe(4)
  expect(throwOf(view, [BLUE, BLUE, BLUE])).toBeNull()
})

it('knows what a throw can bring', () => {
  expect(prospectOf([LIGHTNING, LIGHTNING, RISK])).toEqual({ zong: 0.75, spiral: 0.75, least: 0, most: 7, mean: 3.5 })
  expect(prospectOf([BLUE, BLUE, BLUE])).toMatchObject({ zong: 0, spiral: 0, least: 6, most: 12, mean: 9 })
  expect(prospectOf([])).toMatchObject({ zong: 0, most: 0 })
})

it('adds up what a throw brought', () => {
  expect(tally([[BLUE, 1], [RISK, 0], [LIGHTNING, 0]])).toEqual({ zongs: 1, spirals: 0, points: 11 })
  expect(faceOf(LIGHTNING, 1)).toBe('spiral')
})
