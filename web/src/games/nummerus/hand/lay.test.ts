import { describe, expect, it } from 'vitest'
import { layHand, longest } from './lay'

const chains = [[4, 5, 6, 7, 8, 9], [37, 38], [31], [33]]
const lay = (given: number[][], width: number, sizes = [41], height?: number) =>
  layHand(given, { width, sizes, height }, longest(given))
const chipOf = (laid: ReturnType<typeof lay>, chip: number) => laid.chips.find((each) => each.chip === chip)!

describe('a hand on the table', () => {
  it('lets the chips of a chain touch and lie straight', () => {
    const laid = lay(chains, 308)
    expect(chipOf(laid, 5).x - chipOf(laid, 4).x).toBeLessThan(41)
    expect(chipOf(laid, 4).y).toBe(chipOf(laid, 9).y)
    expect(chipOf(laid, 4).turn).toBe(0)
  })

  it('lays single chips loose and turned', () => {
    const laid = lay(chains, 600)
    expect(chipOf(laid, 31).turn).not.toBe(0)
    expect(chipOf(laid, 33).x - chipOf(laid, 31).x).toBeGreaterThan(41)
  })

  it('puts only the longest chains into a tray', () => {
    expect(lay(chains, 308).chains.map(({ tray }) => tray)).toEqual([true, false])
    expect(lay([[1, 2], [5, 6], [9]], 308).chains.map(({ tray }) => tray)).toEqual([true, true])
  })

  it('never reaches beyond its room', () => {
    for (const width of [200, 268, 308, 374]) {
      const laid = lay([Array.from({ length: 23 }, (_, i) => i + 1), [30, 31], [40]], width)
      for (const { x } of laid.chips) expect(x + laid.size).toBeLessThanOrEqual(width)
      for (const chain of laid.chains) expect(chain.x + chain.width).toBeLessThanOrEqual(width)
    }
  })

  it('takes the largest chips that fit the height', () => {
    const many = Array.from({ length: 12 }, (_, i) => [i * 2 + 1])
    expect(lay(many, 268, [41, 33, 25], 1000).size).toBe(41)
    expect(lay(many, 268, [41, 33, 25], 90).size).toBe(33)
    expect(lay(many, 268, [41, 33, 25], 1).size).toBe(25)
  })

  it('keeps chips that are to be tapped apart', () => {
    const laid = layHand([[1, 2, 3]], { width: 300, sizes: [44], apart: true }, () => false)
    expect(chipOf(laid, 2).x - chipOf(laid, 1).x).toBeGreaterThan(44)
  })

  it('is nothing when there is nothing', () => {
    expect(lay([], 268)).toMatchObject({ chips: [], chains: [], height: 0 })
  })
})
