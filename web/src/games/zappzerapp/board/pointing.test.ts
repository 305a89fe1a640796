import { describe, expect, it, test } from 'vitest'
import { at } from '../../../lib/sure'
import { phonePlanFor, widePlan } from './plans'
import { layout } from './layout'
import { barrelAt, meant } from './pointing'

/** The room for the drawing on phones from 320 to 412 pixels, upright and lying, and all of it on a large screen. */
const sizes: [width: number, height: number][] = [
  [320, 224],
  [360, 265],
  [375, 281],
  [390, 380],
  [412, 450],
  [347, 325],
  [456, 340],
]
const screens = sizes.map(([width, height]) => ({ name: `${width} × ${height}`, plan: phonePlanFor(width, height) }))

describe.each([...screens, { name: 'a large screen', plan: widePlan }])('on $name', ({ plan }) => {
  const barrels = layout.places.map((_, place) => ({ place, ...barrelAt(plan, place) }))

  it('every barrel is taken by its middle and by its lid, whatever stands before it', () => {
    for (const { place, x, y, high } of barrels) {
      expect(meant({ x, y }, barrels).place).toBe(place)
      expect(meant({ x, y: y - high * 0.4 }, barrels).place).toBe(place)
    }
  })

  it('a miss is a grab for what is nearest', () => {
    const [back, front] = [at(barrels, 1), at(barrels, barrels.length - 1)]
    expect(meant({ x: back.x, y: back.y - back.high }, barrels).place).toBe(back.place)
    expect(meant({ x: front.x + 8, y: front.y + front.high }, barrels).place).toBe(front.place)
  })
})

test('of two that were hit the front one is meant', () => {
  const back = { x: 0, y: 0, wide: 10, high: 20 }
  const front = { ...back, x: 4, y: 10 }
  expect(meant({ x: 3, y: 5 }, [back, front])).toBe(front)
  expect(meant({ x: -3, y: 5 }, [back, front])).toBe(back)
})
