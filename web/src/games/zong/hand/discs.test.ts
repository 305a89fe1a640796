import { expect, it } from 'vitest'
import type { Thrown } from '../view'
import { BLUE, faceOf, gathered, LIGHTNING, prospectOf, RISK, running, spread, withoutThrown } from './discs'

it('lays a hand out disc by disc, and gathers it again', () => {
  expect(spread([2, 1, 2])).toEqual([BLUE, BLUE, RISK, LIGHTNING, LIGHTNING])
  expect(gathered([LIGHTNING, BLUE, LIGHTNING])).toEqual([1, 0, 2])
})

it('keeps of a hand what was not thrown', () => {
  const thrown: Thrown[] = [
    [BLUE, 1],
    [BLUE, 0],
    [LIGHTNING, 0],
  ]
  expect(withoutThrown([3, 1, 1], thrown)).toEqual([1, 1, 0])
})

it('goes through lightnings, spirals and points in this order', () => {
  expect(running({ zongs: 1, spirals: 1, points: 4 })).toBe('zongs')
  expect(running({ zongs: 0, spirals: 1, points: 4 })).toBe('spirals')
  expect(running({ zongs: 0, spirals: 0, points: 4 })).toBe('points')
  expect(running({ zongs: 0, spirals: 0, points: 0 })).toBeNull()
})

it('finds what chosen discs can bring', () => {
  expect(prospectOf([LIGHTNING, RISK, BLUE])).toMatchObject({ zong: 50, spiral: 50, least: 2, most: 11 })
  expect(prospectOf([])).toMatchObject({ zong: 0, spiral: 0, most: 0 })
})

it('reads what is on a disc', () => {
  expect([faceOf(BLUE, 1), faceOf(LIGHTNING, 1)]).toEqual([4, 'spiral'])
})
