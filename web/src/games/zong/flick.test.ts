import { describe, expect, it } from 'vitest'
import examples from './aim-examples.json'
import { boardKeys, boardOf } from './board'
import { ACROSS, ALONG, angleOf, directionOf, DIRECTIONS, flickOf, moveOf, nearestSpot, spotAt, STRENGTHS, wayAt, wayOf } from './flick'

const SIZES = ['large', 'small'] as const

describe('the number of a flick', () => {
  it.each(examples)('is the one the rules give: $written', ({ move, u, v, d, s }) => {
    expect(moveOf({ u, v, d, s })).toBe(move)
    expect(flickOf(move)).toEqual({ u, v, d, s })
  })

  it('reaches from the first to the last without a gap, in whole numbers', () => {
    const last = { u: ACROSS, v: ALONG, d: DIRECTIONS - 1, s: STRENGTHS }
    expect(moveOf({ u: 0, v: 0, d: 0, s: 1 })).toBe(78)
    expect(moveOf(last)).toBe(78 + 1001 * 501 * 20000 * 1000 - 1)
    expect(Number.isSafeInteger(moveOf(last))).toBe(true)
    expect(flickOf(moveOf(last))).toEqual(last)
    expect(moveOf({ u: 0, v: 1, d: 0, s: 1 }) - moveOf({ u: 0, v: 0, d: DIRECTIONS - 1, s: STRENGTHS })).toBe(1)
    expect(moveOf({ u: 1, v: 0, d: 0, s: 1 }) - moveOf({ ...last, u: 0 })).toBe(1)
  })

  it('belongs to no other move', () => {
    expect(flickOf(77)).toBeNull()
    expect(flickOf(78 + 1001 * 501 * 20000 * 1000)).toBeNull()
  })
})

describe('the spot of a flick', () => {
  it.each(examples)('is where the rules put the disc: $written', ({ board, size, u, v, spot: [x, y] }) => {
    const data = boardOf(board)
    const spot = spotAt(data, data[size as 'large' | 'small'], u, v)
    expect(spot.x).toBeCloseTo(x, 9)
    expect(spot.y).toBeCloseTo(y, 9)
  })

  it('always lies wholly on the target and off the rails', () => {
    for (const board of boardKeys.map(boardOf))
      for (const size of SIZES)
        for (const v of [0, 1, 130, 250, 499, 500])
          for (const u of [0, 333, 1000]) {
            const { x, y } = spotAt(board, board[size], u, v)
            const free = board.frame.map(({ from, inward }) => (x - from.x) * inward.x + (y - from.y) * inward.y)
            expect(Math.hypot(x - board.target.x, y - board.target.y)).toBeLessThanOrEqual(board.target.radius - board[size] + 1e-9)
            expect(Math.min(...free)).toBeGreaterThanOrEqual(board[size] - 1e-9)
          }
  })

  it('is found again from its place', () => {
    for (const board of boardKeys.map(boardOf))
      for (const size of SIZES)
        for (const [u, v] of [[0, 250], [1000, 120], [500, 300], [123, 77], [999, 400]])
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
    const at = (u: number, v: number) => spotAt(board, board.large, u, v)
    expect(at(501, 250).x - at(500, 250).x).toBeLessThan(0.25)
    expect(at(500, 251).y - at(500, 250).y).toBeLessThan(0.16)
  })
})

describe('the direction of a flick', () => {
  it.each(examples)('points where the rules point: $written', ({ d, way: [x, y] }) => {
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
