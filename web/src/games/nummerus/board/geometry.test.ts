import { describe, expect, it } from 'vitest'
import { distance } from '../../../lib/plane'
import { first } from '../../../lib/sure'
import { askew, BOX, CELL, FIELDS, fieldUnder, middleOf, outline, rowsOf } from './geometry'

describe('the figure-8 board', () => {
  it('has 49 fields in nine centred rows, numbered row by row', () => {
    expect(FIELDS).toHaveLength(49)
    expect(rowsOf(FIELDS).map((row) => row.length)).toEqual([3, 5, 7, 7, 5, 7, 7, 5, 3])
    for (const row of rowsOf(FIELDS)) expect((first(row).x + first(row.toReversed()).x) / 2).toBe(3.5 * CELL)
    expect(middleOf(24)).toEqual({ x: 3.5 * CELL, y: 4.5 * CELL })
    expect(() => middleOf(49)).toThrow()
  })

  it('knows which field lies under a point, and that some lie under none', () => {
    const { x, y } = middleOf(24)
    expect(fieldUnder({ x: x + 20, y: y - 15 })).toBe(24)
    expect(fieldUnder({ x: 0, y: 0 })).toBeNull()
  })

  it('lies inside its drawing', () => {
    for (const { x, y } of FIELDS) {
      expect(x - CELL / 2).toBeGreaterThan(BOX.x)
      expect(x + CELL / 2).toBeLessThan(BOX.x + BOX.width)
      expect(y + CELL / 2).toBeLessThan(BOX.y + BOX.height)
    }
    expect(outline()).toMatch(/^M[^Z]*Z$/)
  })

  it('lays every chip at most two degrees off, always the same', () => {
    for (let field = 0; field < 49; field++) {
      const { dx, dy, turn } = askew(field)
      expect(Math.abs(turn)).toBeLessThanOrEqual(2)
      expect(distance({ x: 0, y: 0 }, { x: dx, y: dy })).toBeLessThan(2)
      expect(askew(field)).toEqual({ dx, dy, turn })
    }
  })
})
