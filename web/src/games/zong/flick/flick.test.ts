import { describe, expect, it } from 'vitest'
import examples from './aim-examples.json'
import { at } from '../../../lib/sure'
import { boardKeys, boardOf } from '../board/board'
import { ACROSS, ALONG, angleOf, directionOf, DIRECTIONS, nearestSpot, spotAt, wayAt, wayOf } from './flick'

const SIZES = ['large', 'small'] as const
const SPOTS = [
  { u: 0, v: 250 },
  { u: 1000, v: 120 },
  { u: 500, v: 300 },
  { u: 123, v: 77 },
  { u: 999, v: 400 },
]

describe('the spot of a flick', () => {
  it.each(examples)('is where the rules put the disc: $written', ({ board, size, u, v, spot }) => {
    const data = boardOf(board)
    const { x, y } = spotAt(data, data[size as 'large' | 'small'], u, v)
    expect(x).toBeCloseTo(at(spot, 0), 9)
    expect(y).toBeCloseTo(at(spot, 1), 9)
  })

  it('always lies wholly on the target and off the rails', () => {
    for (const board of boardKeys.map(boardOf))
      for (const size of SIZES)
        for (const v of [0, 1, 130, 250, 499, 500])
          for (const u of [0, 333, 1000]) {
            const { x, y } = spotAt(board, board[size], u, v)
            const free = board.frame.map(({ from, inward }) => (x - from.x) * inward.x + (y - from.y) * inward.y)
            expect(Math.hypot(x - board.target.x, y - board.target.y)).toBeLessThanOrEqual(
              board.target.radius - board[size] + 1e-9,
            )
            expect(Math.min(...free)).toBeGreaterThanOrEqual(board[size] - 1e-9)
          }
  })

  it('is found again from its place', () => {
    for (const board of boardKeys.map(boardOf))
      for (const size of SIZES)
        for (const { u, v } of SPOTS)
          expect(nearestSpot(board, board[size], spotAt(board, board[size], u, v))).toEqual({ u, v })
  })

  it('is the nearest one to a place outside', () => {
    const board = boardOf('classic')
    expect(nearestSpot(board, board.large, { x: 140, y: -50 })).toEqual({ u: 500, v: 0 })
    expect(nearestSpot(board, board.large, { x: 140, y: 300 })).toEqual({ u: 500, v: ALONG })
    expect(nearestSpot(board, board.large, { x: -90, y: 40 }).u).toBe(0)
    expect(nearestSpot(board, board.large, { x: 400, y: 40 }).u).toBe(ACROSS)
  })

  it('has steps that nobody feels', () => {
    const board = boardOf('classic')
    const spot = (u: number, v: number) => spotAt(board, board.large, u, v)
    expect(spot(501, 250).x - spot(500, 250).x).toBeLessThan(0.25)
    expect(spot(500, 251).y - spot(500, 250).y).toBeLessThan(0.16)
  })
})

describe('the direction of a flick', () => {
  it.each(examples)('points where the rules point: $written', ({ d, way }) => {
    const { x, y } = { x: at(way, 0), y: at(way, 1) }
    expect(wayOf(d)).toEqual({ x, y })
    expect(directionOf({ x, y })).toBe(d)
  })

  it('comes back from every way, of whatever length, also at the corners', () => {
    for (let d = 0; d < DIRECTIONS; d += 7) {
      expect(directionOf(wayOf(d))).toBe(d)
      expect(directionOf(wayAt(angleOf(wayOf(d))))).toBe(d)
    }
    for (const d of [0, 1, 4999, 5000, 5001, 9999, 10000, 14999, 15000, 19999]) {
      const { x, y } = wayOf(d)
      expect(directionOf({ x: x / 777, y: y / 777 })).toBe(d)
    }
    expect(directionOf({ x: 0, y: 0 })).toBe(directionOf({ x: 0, y: 1 }))
  })

  it('is told in degrees to the left and right of straight ahead', () => {
    expect(angleOf({ x: 0, y: 3 })).toBe(0)
    expect(angleOf({ x: 2, y: 2 })).toBeCloseTo(45)
    expect(angleOf({ x: -2, y: 2 })).toBeCloseTo(-45)
    for (const degrees of [-170, -45, 0, 0.05, 89]) expect(angleOf(wayAt(degrees))).toBeCloseTo(degrees)
  })

  it('has steps finer than the finest key', () => {
    expect(directionOf(wayAt(0.05))).not.toBe(directionOf(wayAt(0)))
    expect(directionOf(wayAt(45.05))).not.toBe(directionOf(wayAt(45)))
  })
})
