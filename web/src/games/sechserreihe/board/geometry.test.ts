import { describe, expect, it } from 'vitest'
import { distance } from '../../../lib/plane'
import {
  askew,
  BOX,
  CELL,
  EDGE,
  FIELDS,
  fieldUnder,
  FRAME,
  guided,
  kindOf,
  lineName,
  lineOf,
  LINES,
  middleOf,
  nailsOf,
  nameOf,
} from './geometry'

describe('the board of six by six', () => {
  it('names its fields as people write them, a1 upper left and f6 lower right', () => {
    expect([0, 5, 30, 35, 16].map(nameOf)).toEqual(['a1', 'f1', 'a6', 'f6', 'e3'])
    expect(middleOf(0)).toEqual({ x: FRAME + CELL / 2, y: FRAME + CELL / 2 })
  })

  it('has fourteen lines of six: rows, columns, two diagonals', () => {
    expect(LINES).toHaveLength(14)
    for (const line of LINES) expect(new Set(line).size).toBe(6)
    expect(lineOf(2).map(nameOf)).toEqual(['a3', 'b3', 'c3', 'd3', 'e3', 'f3'])
    expect(lineOf(10).map(nameOf)).toEqual(['e1', 'e2', 'e3', 'e4', 'e5', 'e6'])
    expect([2, 10, 12, 13].map(lineName)).toEqual(['3', 'e', 'a1–f6', 'f1–a6'])
    expect([5, 6, 11, 12].map(kindOf)).toEqual(['row', 'column', 'column', 'diagonal'])
  })

  it('ends each line with nails in the frame, diagonals at its corners', () => {
    const inFrame = (at: number): boolean => (at > 0 && at < FRAME) || (at > EDGE - FRAME && at < EDGE)
    LINES.forEach((_, line) => {
      for (const { x, y } of nailsOf(line)) expect(inFrame(x) || inFrame(y)).toBe(true)
    })
    const [start, end] = nailsOf(12)
    expect(start.x).toBe(start.y)
    expect(inFrame(end.x) && inFrame(end.y)).toBe(true)
  })

  it('lies inside its drawing and lays stones hardly off the middle, always the same', () => {
    expect(BOX.width + BOX.x).toBeGreaterThan(EDGE)
    FIELDS.forEach((_, field) => {
      expect(distance({ x: 0, y: 0 }, askew(field))).toBeLessThan(2.2)
      expect(askew(field)).toEqual(askew(field))
    })
  })
})

describe('a dragged stone', () => {
  const [b3, a3, d3, b4] = [13, 12, 15, 19]
  const slides = [a3, 14, d3, b4]

  it('keeps to its row and its column, as far as it can slide', () => {
    const { x, y } = middleOf(b3)
    expect(guided({ x: x + 40, y: y + 10 }, b3, slides)).toEqual({ x: x + 40, y })
    expect(guided({ x: x + 10, y: y + 40 }, b3, slides)).toEqual({ x, y: y + 40 })
    expect(guided({ x: x + 900, y }, b3, slides)).toEqual(middleOf(d3))
    expect(guided({ x, y: y - 300 }, b3, slides)).toEqual(middleOf(b3))
  })

  it('falls into the field it is over', () => {
    const { x, y } = middleOf(d3)
    expect(fieldUnder({ x: x - 30, y }, slides)).toBe(d3)
    expect(fieldUnder(middleOf(b3), slides)).toBeNull()
  })
})
