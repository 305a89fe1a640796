import { describe, expect, it } from 'vitest'
import examples from './rules-examples.json'
import { sceneOf, type ExampleKey } from './rules-examples'
import { nameOf } from './geometry'
import type { Scene } from './scene'

const lying = (scene: Scene): string[] =>
  scene.stones
    .filter(({ state }) => state === 'lies' || state === 'picked')
    .map(({ field }) => nameOf(field))
    .sort()
const names = (fields: number[]): string[] => fields.map(nameOf).sort()

describe('a scene of an example', () => {
  it.each(Object.keys(examples) as ExampleKey[])('of %s shows stones that keep their names from moment to moment', (key) => {
    const keys = (['before', 'picked', 'slid', 'placed', 'cleared'] as const).map((moment) =>
      sceneOf(key, moment).stones.map((stone) => stone.key),
    )
    for (const later of keys) expect(later).toEqual(keys[0])
    expect(lying(sceneOf(key, 'before'))).toEqual(examples[key].stones.split(' ').filter(Boolean).sort())
  })

  it('offers ways while a stone is in the hand, and bars what lies behind others', () => {
    const scene = sceneOf('turn', 'picked')
    expect(names(scene.ways)).toEqual(['a3', 'b3', 'c1', 'c2', 'c4', 'c5', 'd3'])
    expect(names(scene.barred)).toEqual(['f3'])
    expect(scene.places).toEqual([])
    expect(scene.trace).toBeNull()
  })

  it('offers places once the stone has slid, and bars the field it left', () => {
    const scene = sceneOf('turn', 'slid')
    expect(lying(scene)).toContain('a3')
    expect(lying(scene)).not.toContain('c3')
    expect(names(scene.places)).toEqual(['b3', 'd3', 'f3'])
    expect(names(scene.barred)).toEqual(['c3'])
    expect(scene.stones.find(({ key }) => key === '+f3')?.state).toBe('waits')
  })

  it('lights full lines when the new stone lies, then clears them away for coins', () => {
    const [full, cleared] = [sceneOf('several', 'placed'), sceneOf('several', 'cleared')]
    expect([full.lines, full.coins]).toEqual([[10, 12], []])
    expect([cleared.lines, cleared.coins]).toEqual([[], [10, 12]])
    expect(lying(full)).toHaveLength(15)
    expect(lying(cleared)).toEqual(['a4', 'b6', 'c5', 'f2'])
    const orders = cleared.stones.filter(({ state }) => state === 'gone').map(({ order }) => order)
    expect(orders.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => i))
  })

  it('offers every empty field where nothing slides', () => {
    expect(names(sceneOf('stuck', 'picked').places)).toHaveLength(11)
    expect(sceneOf('stuck', 'slid').trace).toBeNull()
  })

  it('leaves even the field just left open to the last stone of who plays alone', () => {
    const scene = sceneOf('alone', 'slid')
    expect(names(scene.places)).toContain('b4')
    expect(scene.barred).toEqual([])
  })
})
