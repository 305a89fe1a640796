import { describe, expect, it } from 'vitest'
import { at, first } from '../../../lib/sure'
import { followed, laidOut, type Laid } from './pieces'

const gaps = (laid: Laid[]): number[] => laid.slice(1).map(({ x }, i) => x - at(laid, i).x)

describe('cards of a hand', () => {
  const dealt = followed([], ['burgle', 'burgle', 'stumble'], [], null)

  it('are things of their own, also two of a kind', () => {
    expect(dealt.map(({ id }) => id)).toEqual([0, 1, 2])
  })
  it('stay the same things: the one that was tapped is the one that was played', () => {
    const after = followed(dealt, ['burgle', 'stumble'], ['burgle'], 1)
    expect(after).toEqual([
      { id: 1, card: 'burgle', played: true },
      { id: 0, card: 'burgle', played: false },
      { id: 2, card: 'stumble', played: false },
    ])
  })
  it('are taken back into the hand', () => {
    const played = followed(dealt, ['burgle', 'stumble'], ['burgle'], 1)
    const back = followed(played, ['burgle', 'burgle', 'stumble'], [], null)
    expect(back.map(({ id }) => id).sort()).toEqual([0, 1, 2])
  })
  it('are new things when they are drawn', () => {
    const more = followed(dealt, ['burgle', 'burgle', 'stumble', 'ogre'], [], null)
    expect(more.at(-1)).toEqual({ id: 3, card: 'ogre', played: false })
  })
})

describe('the layout of a hand', () => {
  it('puts cards side by side while there is room', () => {
    expect(laidOut(3, 2, 700, 114, 8).map(({ x }) => x)).toEqual([0, 122, 244, 366, 488])
  })
  it.each([
    [9, 2],
    [3, 9],
    [12, 8],
    [0, 14],
    [14, 0],
    [1, 0],
  ])('keeps %i played and %i unplayed cards within the room', (played, unplayed) => {
    const laid = laidOut(played, unplayed, 600, 114, 8)
    expect(laid).toHaveLength(played + unplayed)
    expect(laid.at(-1)!.x).toBeLessThanOrEqual(600 - 114 + 0.001)
    expect(gaps(laid).every((gap) => gap > 0)).toBe(true)
  })
  it('closes the played ones up first', () => {
    const between = gaps(laidOut(6, 3, 700, 114, 8))
    expect(first(between)).toBeLessThan(between.at(-1)!)
  })
  it('of nothing is nothing', () => {
    expect(laidOut(0, 0, 600, 114, 8)).toEqual([])
  })
})
