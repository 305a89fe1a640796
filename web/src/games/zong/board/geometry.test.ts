import { describe, expect, it } from 'vitest'
import { at } from '../../../lib/sure'
import { boardKeys, boardOf, placeOf } from './board'
import { lyingOf, planOf, withLoose, type Standing } from './geometry'

const board = boardOf('classic')
const wide = planOf(board, false)
const upright = planOf(board, true)

describe('the board on the screen', () => {
  it('is turned by 90° on wide screens, the target at the right', () => {
    const { scale } = wide
    expect(wide.at({ x: 0, y: 560 }).x).toBeCloseTo(14 * scale)
    expect(wide.at({ x: 100, y: 200 }).x).toBeCloseTo((14 + 560 - 200) * scale)
    expect(wide.at({ x: 100, y: 200 }).y).toBeCloseTo((14 + 100) * scale)
    expect([wide.width, wide.height]).toEqual([588 * scale, 308 * scale])
  })

  it('is turned by 180° on phones, the target at the bottom', () => {
    const { scale } = upright
    expect(upright.at({ x: 100, y: 200 }).x).toBeCloseTo((14 + 280 - 100) * scale)
    expect(upright.at({ x: 100, y: 200 }).y).toBeCloseTo((14 + 560 - 200) * scale)
    expect([upright.width, upright.height]).toEqual([308 * scale, 588 * scale])
  })

  it('is never mirrored: x and y keep their sense of rotation', () => {
    for (const { turn } of [wide, upright]) {
      const [x, y] = [turn({ x: 1, y: 0 }), turn({ x: 0, y: 1 })]
      expect(x.x * y.y - x.y * y.x).toBeGreaterThan(0)
    }
  })

  it.each([wide, upright])('leads back from the screen to the millimetre', (plan) => {
    for (const place of [
      { x: 0, y: 0 },
      { x: 280, y: 560 },
      { x: 26.2, y: 494.8 },
    ]) {
      const back = plan.from(plan.at(place))
      expect(back.x).toBeCloseTo(place.x)
      expect(back.y).toBeCloseTo(place.y)
      const way = plan.turnBack(plan.turn(place))
      expect(way.x).toBeCloseTo(place.x)
      expect(way.y).toBeCloseTo(place.y)
    }
  })
})

describe('where the pieces lie', () => {
  const view: Standing = {
    start: 1,
    lying: [],
    fields: [
      [1, 0, 3],
      [12, 2, 1],
    ],
  }

  it('is the pattern of the start field, each on its own place', () => {
    const home = at(board.starts, 1)
    const [first, fourth] = lyingOf(view, board)
    expect(first).toEqual({ seat: 0, ...home[0], level: 0 })
    expect(fourth).toEqual({ seat: 3, ...home[3], level: 0 })
  })

  it('is one above the other in a tower, and alone on the target', () => {
    const { x, y } = placeOf(board, 12)
    expect(lyingOf(view, board).slice(2)).toEqual([
      { seat: 2, x, y, level: 0 },
      { seat: 1, x, y, level: 1 },
    ])
    const over: Standing = { start: 0, lying: [], fields: [[board.fields.length, 2]] }
    expect(lyingOf(over, board)).toEqual([{ seat: 2, ...board.target.centre, level: 0 }])
  })

  it('is where a flick has left them before a vote, riders on what they still cover', () => {
    const lying: Standing['lying'] = [[10000, 20000, -1], [10500, 20000, 0], [], [4000, 4000, -1]]
    expect(lyingOf({ ...view, lying }, board)).toEqual([
      { seat: 0, x: 100, y: 200, level: 0 },
      { seat: 1, x: 105, y: 200, level: 1 },
      { seat: 3, x: 40, y: 40, level: 0 },
    ])
  })

  it('is elsewhere for who is on the way', () => {
    const loose = { seat: 3, x: 70, y: 80, level: 0, lift: 5 }
    expect(withLoose(lyingOf(view, board), [loose])).toHaveLength(4)
    expect(withLoose(lyingOf(view, board), [loose])).toContainEqual(loose)
  })
})

describe('the boards', () => {
  it.each(boardKeys)('%s has fields with names, start fields first, and a place for every seat', (key) => {
    const { fields, starts, frame } = boardOf(key)
    expect(fields.slice(0, 5).map(({ name }) => name)).toEqual(['P3', 'P4', 'P5', 'P6', '1'])
    expect(fields.at(-1)?.name).toBe('33')
    expect(starts.map((places) => places.length)).toEqual([3, 4, 5, 6])
    expect(fields.filter(({ red }) => red).every(({ start }) => start === 0)).toBe(true)
    for (const { inward, from, to } of frame) {
      expect(Math.hypot(inward.x, inward.y)).toBeCloseTo(1)
      const middle = { x: 140 - (from.x + to.x) / 2, y: 280 - (from.y + to.y) / 2 }
      expect(middle.x * inward.x + middle.y * inward.y).toBeGreaterThan(0)
    }
  })

  it('cannot be taken from a key that is none', () => {
    expect(() => boardOf('chess')).toThrow('There is no board "chess".')
  })
})
