import { describe, expect, it } from 'vitest'
import examples from './flick/aim-examples.json'
import { ACROSS, ALONG, DIRECTIONS, STRENGTHS } from './flick/flick'
import { flick, flickIn, pick, sizeIn, vote } from './moves'

it('names discs to take and votes by the numbers of the rules', () => {
  expect([pick('large'), pick('small')]).toEqual([76, 77])
  expect([76, 77, 78].map(sizeIn)).toEqual(['large', 'small', undefined])
  expect([vote(0), vote(1)]).toEqual([74, 75])
})

describe('the number of a flick', () => {
  it.each(examples)('is the one the rules give: $written', ({ move, u, v, d, s }) => {
    expect(flick({ u, v, d, s })).toBe(move)
    expect(flickIn(move)).toEqual({ u, v, d, s })
  })

  it('reaches from the first to the last without a gap, in whole numbers', () => {
    const last = { u: ACROSS, v: ALONG, d: DIRECTIONS - 1, s: STRENGTHS }
    expect(flick({ u: 0, v: 0, d: 0, s: 1 })).toBe(78)
    expect(flick(last)).toBe(78 + 1001 * 501 * 20000 * 1000 - 1)
    expect(Number.isSafeInteger(flick(last))).toBe(true)
    expect(flickIn(flick(last))).toEqual(last)
    expect(flick({ u: 0, v: 1, d: 0, s: 1 }) - flick({ u: 0, v: 0, d: DIRECTIONS - 1, s: STRENGTHS })).toBe(1)
    expect(flick({ u: 1, v: 0, d: 0, s: 1 }) - flick({ ...last, u: 0 })).toBe(1)
  })

  it('belongs to no other move', () => {
    expect(flickIn(77)).toBeNull()
    expect(flickIn(78 + 1001 * 501 * 20000 * 1000)).toBeNull()
  })
})
