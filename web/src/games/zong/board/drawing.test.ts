import { describe, expect, it } from 'vitest'
import { at, first, named } from '../../../lib/sure'
import { boardKeys, boardOf, placeOf } from './board'
import { flagsFor, towersOf, type Box } from './flags'
import { cornersAt, drawnFrame } from './frame'
import { planOf } from './geometry'
import { BEADS, cordOf, fullPull } from '../flick/pull'
import { skyOf } from './sky'

const board = boardOf('classic')

describe('the frame', () => {
  it('stands outside the board, as wide as its rails', () => {
    expect(cornersAt(board.frame, 14)).toEqual([
      { x: -14, y: -14 },
      { x: 294, y: -14 },
      { x: 294, y: 574 },
      { x: -14, y: 574 },
    ])
  })

  it.each([false, true])('is lit from the upper left however it is turned (upright: %s)', (vertical) => {
    const plan = planOf(board, vertical)
    const rails = drawnFrame(board, plan).rails.map(({ colour }, i) => {
      const { x, y } = plan.turn(at(board.frame, i).inward)
      return {
        side: Math.abs(x) > Math.abs(y) ? (x > 0 ? 'left' : 'right') : y > 0 ? 'top' : 'bottom',
        red: +/\d+/.exec(colour)![0],
      }
    })
    const tone = Object.fromEntries(rails.map(({ side, red }) => [side, red]))
    const sides = ['top', 'left', 'right', 'bottom'].map((side) => named(tone, side))
    expect(sides).toEqual(sides.toSorted((a, b) => b - a))
    expect(new Set(sides).size).toBe(4)
  })

  it('shows which rails bounce better than the others', () => {
    expect(drawnFrame(board, planOf(board, false)).lively).toBe('')
    const comet = boardOf('comet')
    expect(drawnFrame(comet, planOf(comet, false)).lively.match(/M/g)).toHaveLength(4)
  })

  it('has as many mitres as rails, on every board', () => {
    for (const key of boardKeys) {
      const each = boardOf(key)
      const frame = drawnFrame(each, planOf(each, true))
      expect(frame.seams.match(/M/g)).toHaveLength(each.frame.length)
      expect(`${frame.outer}${frame.rubber}${frame.shade}`).not.toContain('NaN')
    }
  })
})

describe('the sky', () => {
  it.each(boardKeys)('of %s is always the same and painted beside fields, posts and target', (key) => {
    const each = boardOf(key)
    const { painted, stars } = skyOf(each)
    expect(skyOf(each)).toEqual(skyOf(each))
    expect(painted.length).toBeGreaterThan(6)
    expect(stars.length).toBeGreaterThan(100)
    for (const { x, y, radius } of painted) {
      for (const field of each.fields) expect(Math.hypot(field.x - x, field.y - y)).toBeGreaterThan(each.field + radius)
      expect(Math.hypot(each.target.x - x, each.target.y - y)).toBeGreaterThan(each.target.radius)
    }
  })
})

describe('a flag', () => {
  const size = () => ({ width: 92, height: 60 })
  const tower = (field: number, ...seats: number[]) =>
    seats.map((seat, level) => ({ seat, ...placeOf(board, field), level }))
  const overlap = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

  it('belongs to each tower and to nobody alone', () => {
    const lying = [...tower(33, 2, 3), ...tower(20, 1)]
    expect(towersOf(lying)).toEqual([{ ...placeOf(board, 33), seats: [2, 3] }])
  })

  it('stays where it is while that hides nothing, and goes where it would', () => {
    const plan = planOf(board, false)
    const hung = first(flagsFor(board, plan, tower(20, 2, 3), size))
    const aside = tower(9, 0)
    expect(flagsFor(board, plan, [...tower(20, 2, 3), ...aside], size, [hung])).toEqual([hung])
    const under = { seat: 0, level: 0, ...plan.from({ x: hung.x + 10, y: hung.y + 10 }) }
    expect(flagsFor(board, plan, [...tower(20, 2, 3), under], size, [hung])).not.toEqual([hung])
    const upright = flagsFor(board, planOf(board, true), tower(20, 2, 3), () => ({ width: 76, height: 50 }), [hung])
    expect(first(upright).width).toBe(76)
  })

  it.each([false, true])('stays on the board and covers neither piece nor other flag (upright: %s)', (vertical) => {
    const plan = planOf(board, vertical)
    for (let field = 4; field < board.fields.length - 3; field++) {
      const lying = [...tower(field, 2, 3), ...tower(field + 2, 0, 1), ...tower(field + 3, 4), ...tower(field - 1, 5)]
      const flags = flagsFor(board, plan, lying, size)
      expect(overlap(at(flags, 0), at(flags, 1))).toBe(false)
      for (const flag of flags) {
        expect(flag.x).toBeGreaterThan(board.rail * plan.scale)
        expect(flag.x + flag.width).toBeLessThan(plan.width - board.rail * plan.scale)
        expect(flag.y + flag.height).toBeLessThan(plan.height - board.rail * plan.scale)
        for (const piece of lying) {
          const { x, y } = plan.at(piece)
          const r = board.piece * plan.scale
          expect(overlap(flag, { x: x - r, y: y - r, width: 2 * r, height: 2 * r })).toBe(false)
        }
      }
    }
  })
})

describe('the cord', () => {
  const disc = { x: 300, y: 200 }
  const left = { x: -1, y: 0 }

  it('has its beads at the tenths of the strength', () => {
    const { grip, beads } = cordOf(disc, left, 30, 230, 0.68)
    expect(grip).toEqual({ x: 300 + 30 + 200 * 0.68, y: 200 })
    expect(beads).toHaveLength(BEADS)
    expect(beads.filter(({ on }) => on)).toHaveLength(6)
    expect(beads.at(-1)).toMatchObject({ x: 530, y: 200 })
  })

  it('is shorter where the window ends, so that the whole strength can be reached', () => {
    const window = { x: -100, y: -50, width: 600, height: 500 }
    expect(fullPull(disc, left, null, false)).toBe(223)
    expect(fullPull(disc, left, window, false)).toBe(200 - 22)
    expect(fullPull(disc, { x: 1, y: 0 }, window, false)).toBe(223)
    expect(fullPull({ x: 490, y: 200 }, left, window, false)).toBe(64)
  })
})
