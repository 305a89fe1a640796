import { describe, expect, it } from 'vitest'
import examples from './rules-examples.json'
import { pictureOf, type ExampleKey, type Moment } from './rules-examples'
import { nameOf } from '../board/geometry'
import { gapsOf } from '../board/scene'

const names = (fields: Iterable<number>): string[] => [...fields].map(nameOf).sort()
const namesIn = (text: string): string[] => text.split(' ').filter(Boolean).sort()
const lying = (key: ExampleKey, moment: Moment): string[] =>
  names(pictureOf(key, moment).view.fields.flatMap((stone, field) => (stone > 0 ? [field] : [])))
const offered = (key: ExampleKey, moment: Moment, offer: string): string[] =>
  names([...pictureOf(key, moment).offers].flatMap(([field, each]) => (each === offer ? [field] : [])))
const [a3, c3, f3] = [12, 14, 17]

describe('a moment of an example', () => {
  it.each(Object.keys(examples) as ExampleKey[])('of %s begins with the stones of its data', (key) => {
    expect(lying(key, 'before')).toEqual(namesIn(examples[key].stones))
  })

  it('offers ways while a stone is in the hand, and bars what lies behind others', () => {
    expect(offered('turn', 'picked', 'slide')).toEqual(['a3', 'b3', 'c1', 'c2', 'c4', 'c5', 'd3'])
    expect(offered('turn', 'picked', 'place')).toEqual([])
    expect(names(pictureOf('turn', 'picked').barred)).toEqual(['f3'])
    expect(pictureOf('turn', 'picked').thought).toEqual({ origin: c3, target: null, laid: [] })
  })

  it('offers places once the stone has slid, and bars the field it left', () => {
    expect(offered('turn', 'slid', 'place')).toEqual(['b3', 'd3', 'f3'])
    expect(names(pictureOf('turn', 'slid').barred)).toEqual(['c3'])
    expect(pictureOf('turn', 'slid').thought).toEqual({ origin: c3, target: a3, laid: [] })
    expect(pictureOf('turn', 'placed').thought).toEqual({ origin: c3, target: a3, laid: [f3] })
  })

  it('says what a new stone brings where it completes something', () => {
    expect([...pictureOf('several', 'slid').gains]).toEqual([[28, [10, 12]]])
    expect(pictureOf('turn', 'slid').gains.size).toBe(0)
  })

  it('lights full lines when the new stone lies, then clears them away for coins', () => {
    const [full, cleared] = [pictureOf('several', 'placed'), pictureOf('several', 'cleared')]
    expect([full.lit, full.won]).toEqual([[10, 12], []])
    expect([cleared.lit, cleared.won]).toEqual([[], [10, 12]])
    expect(lying('several', 'cleared')).toEqual(['a4', 'b6', 'c5', 'f2'])
  })

  it('offers every empty field where nothing slides', () => {
    expect(offered('stuck', 'picked', 'place')).toHaveLength(11)
    expect(pictureOf('stuck', 'placed').thought.origin).toBeNull()
  })

  it('leaves even the field just left open to the last stone of who plays alone, and shows the solution', () => {
    expect(offered('alone', 'slid', 'place')).toContain('b4')
    expect(pictureOf('alone', 'slid').barred).toEqual([])
    expect(gapsOf(pictureOf('alone', 'slid').view)).toEqual([])
    expect(names(gapsOf(pictureOf('alone', 'placed').view))).toEqual(['a1', 'b4', 'c6', 'd3', 'e2', 'f5'])
  })
})
