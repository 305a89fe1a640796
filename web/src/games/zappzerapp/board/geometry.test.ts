import { describe, expect, it } from 'vitest'
import { nearestAhead } from '../../../lib/compass'
import { random, times } from '../../../lib/draw'
import { distance, type Point } from '../../../lib/plane'
import { at, named } from '../../../lib/sure'
import { phonePlan, phonePlanFor, widePlan, type Place } from './plans'
import {
  along,
  angleOf,
  cityOf,
  edgeAt,
  pathOf,
  placeOf,
  RIM,
  ringPoint,
  roadTo,
  spotOf,
  standOf,
  startOf,
} from './geometry'
import { CITY, entryAt, fieldOf, layout, ownerOf } from './layout'

const plans = [widePlan, phonePlan, phonePlanFor(320, 224), phonePlanFor(412, 460)]
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const turns = layout.sides.map((_, side) => side)

describe.each(plans)('the $name drawing, $height high', (plan) => {
  const middle = { x: plan.cx, y: plan.cy }

  it('lets arrows lead from every barrel to every other, whichever are gone', () => {
    const barrels = layout.places.map((_, place) => placeOf(plan, place))
    const luck = random(7)
    for (const there of times(400, () => barrels.filter(() => luck() < 0.75))) {
      const next = (barrel: Place): Place[] => ARROWS.map((key) => nearestAhead(barrel, there, key))
      for (const barrel of there) expect(reachable(barrel, next).size).toBe(there.length)
    }
  })

  it.each(turns)('has its fields in clockwise order, seen from side %i', (turn) => {
    const spots = times(layout.fields, (field) => spotOf(plan, field, turn))
    spots.forEach((spot, field) => {
      const flat = ({ x, y }: Point): Point => ({ x: (x - middle.x) / plan.rx, y: (y - middle.y) / plan.ry })
      const [a, b] = [flat(spot), flat(at(spots, (field + 1) % layout.fields))]
      expect(a.x * b.y - a.y * b.x).toBeGreaterThan(0)
    })
  })

  it.each(turns)('shows side %i at the bottom to whoever sits there, its safe fields at the top', (turn) => {
    const entry = spotOf(plan, at(layout.sides, turn).entry, turn)
    expect(entry.x).toBeCloseTo(plan.cx)
    expect(entry.y).toBeGreaterThan(plan.cy)
    for (const field of at(layout.sides, turn).own) expect(spotOf(plan, field, turn).y).toBeLessThan(plan.cy)
  })

  it('lets a way begin at the start, go round and end in the city', () => {
    const way = pathOf(plan, 1, 0, CITY, 0)
    for (const progress of [0, 1, layout.fields, CITY]) expect(way).toContainEqual(standOf(plan, 1, progress, 0))
    expect(distance(at(way, 0), startOf(plan, 1, 0))).toBeLessThan(20)
    expect(distance(way.at(-1)!, cityOf(plan, 1, 0))).toBeLessThan(20)
    expect(new Set(way.map(({ x, y }) => `${x} ${y}`)).size).toBe(way.length)
  })

  it.each(turns)('leads stones round the board to the rim at every entry, seen from side %i', (turn) => {
    for (const [players, sides] of Object.entries(layout.seating)) {
      for (const side of sides) {
        const entry = entryAt(side, Number(players))
        const stones = roadTo(plan, startOf(plan, side, turn), entry, turn, 8)
        const out = ({ x, y }: Point) =>
          Math.hypot((x - plan.cx) / (plan.rx + RIM.x), (y - plan.cy) / (plan.ry + RIM.y))
        for (const stone of stones) expect(out(stone)).toBeGreaterThan(1)
        expect(distance(stones.at(-1)!, spotOf(plan, entry, turn))).toBeLessThan(plan.bandX + plan.thick + 20)
      }
    }
  })

  it.each(turns)('has the city where the way of three ends, apart from where it begins, seen from side %i', (turn) => {
    const side = at(named(layout.seating, '3'), 0)
    const [city, rim] = [cityOf(plan, side, turn, 3), ringPoint(plan, angleOf(entryAt(side, 3), turn), -0.3)]
    expect(distance(city, rim)).toBeGreaterThan(45 * city.scale)
    expect(city).not.toEqual(cityOf(plan, side, turn))
  })

  it('ends a way that would lead beyond the city in it', () => {
    expect(pathOf(plan, 0, 20, 31, 0).at(-1)).toEqual(standOf(plan, 0, CITY, 0))
  })

  it('lets whoever starts walk on the road, not over fields that are none of theirs', () => {
    const side = at(named(layout.seating, '3'), 0)
    const way = pathOf(plan, side, 0, 1, side, 3)
    const road = way.slice(1, -1)
    expect(road.length).toBeGreaterThan(0)
    for (const { x, y } of road) expect(Math.hypot((x - plan.cx) / plan.rx, (y - plan.cy) / plan.ry)).toBeGreaterThan(1)
  })

  it('leads home backwards', () => {
    expect(pathOf(plan, 2, 7, 0, 0)).toEqual(pathOf(plan, 2, 0, 7, 0).toReversed())
  })

  it('has all barrels on the hill, the nearer ones larger, none on top of another', () => {
    const places = times(layout.places.length, (index) => placeOf(plan, index))
    for (const [index, place] of places.entries()) {
      const [x, y] = [(place.x - plan.cx) / (plan.rx - plan.bandX), (place.y - plan.cy) / (plan.ry - plan.bandY)]
      expect(Math.hypot(x, y)).toBeLessThan(1)
      for (const other of places.slice(index + 1)) {
        expect(distance(place, other)).toBeGreaterThan(plan.barrel * 0.75)
        if (other.y > place.y) expect(other.scale).toBeGreaterThanOrEqual(place.scale)
      }
    }
  })

  it('keeps starts and cities of all sides inside, apart and off the ring', () => {
    const spots = turns.flatMap((side) => [startOf(plan, side, 0), cityOf(plan, side, 0)])
    spots.forEach((spot, i) => {
      expect(spot.x).toBeGreaterThan(0)
      expect(spot.x).toBeLessThan(plan.width)
      expect(spot.y).toBeGreaterThan(0)
      expect(spot.y).toBeLessThan(plan.height)
      expect(Math.hypot((spot.x - plan.cx) / plan.rx, (spot.y - plan.cy) / plan.ry)).toBeGreaterThan(1)
      for (const other of spots.slice(i + 1)) expect(distance(spot, other)).toBeGreaterThan(50 * spot.scale)
    })
  })
})

describe('a phone', () => {
  it('gets a drawing that fills the room there is', () => {
    expect(phonePlanFor(390, 384)).toEqual(phonePlan)
    expect(phonePlanFor(320, 240).height / 390).toBeCloseTo(240 / 320)
    expect(phonePlanFor(0, 0)).toEqual(phonePlan)
  })
})

describe('the ring', () => {
  it('is entered at the own entry and left after all fields', () => {
    expect(fieldOf(0, 0)).toBe(-1)
    expect(fieldOf(0, 1)).toBe(at(layout.sides, 0).entry)
    expect(fieldOf(2, layout.fields)).toBe(at(layout.sides, 2).entry - 1)
    expect(fieldOf(2, CITY)).toBe(-1)
    expect(named(layout.seating, '3').map((side) => fieldOf(side, 1, 3))).toEqual(layout.entries[3])
  })

  it('belongs to somebody everywhere but on the white fields', () => {
    for (const field of times(layout.fields, (i) => i)) expect(ownerOf(field) < 0).toBe(layout.white.includes(field))
  })

  it('has the sides clockwise from the bottom: left, top, right', () => {
    expect(turns.map((side) => edgeAt(side, 0))).toEqual([0, 1, 2, 3])
    expect(turns.map((side) => edgeAt(side, 2))).toEqual([2, 3, 0, 1])
  })
})

describe('somebody on the way', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ]

  it('takes each step in the same time', () => {
    const stations = [0, 0.25, 0.75, 1].map((part) => along(way, part))
    expect(stations).toEqual([way[0], { x: 5, y: 0 }, { x: 10, y: 15 }, way[2]])
  })
})

function reachable<Thing>(from: Thing, next: (at: Thing) => Thing[]): Set<Thing> {
  const reached = new Set([from])
  for (const at of reached) for (const each of next(at)) reached.add(each)
  return reached
}
