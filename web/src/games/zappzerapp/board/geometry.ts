/**
 * Where everything is in the drawing. The ring is an ellipse, seen from the chair of the side that `turn` names: that side
 * is always at the bottom, the others follow clockwise.
 */
import { short, times } from '../../../lib/draw'
import { distance, type Point } from '../../../lib/plane'
import { at, first } from '../../../lib/sure'
import type { Plan, Home, Neighbour, Place } from './plans'
import { CITY, entryAt, fieldOf, isSeated, layout } from './layout'

const QUARTERS = 4
/** The middle of the bottom, in degrees clockwise from the right. */
const BOTTOM = 90
/** How far the board's edge reaches beyond the fields. */
export const RIM = { x: 9, y: 7 }
/** How many straight pieces the edge of a field is bent with. */
const CORNERS = 6
/** How much nearer to the middle barrels come while they are mixed. */
const CLOSER = 0.35

/** Which edge of the drawing a side sits at: 0 bottom, 1 left, 2 top, 3 right. */
export const edgeAt = (side: number, turn: number): number => (side - turn + QUARTERS) % QUARTERS

/** Whoever sits at a side, where there is room to draw them. */
export const neighbourAt = (plan: Plan, side: number, turn: number): Neighbour | null =>
  plan.crowd?.[edgeAt(side, turn)] ?? null

/** The direction of a field from the middle of the ring, in degrees clockwise from the right. */
export function angleOf(field: number, turn: number): number {
  return BOTTOM + (360 / layout.fields) * (field - at(layout.sides, turn).entry)
}

/** From a place to the rim of the board where a field is, so far apart, and round the board where that lies between. */
export function roadTo(plan: Plan, from: Point, field: number, turn: number, apart: number): Point[] {
  const verge = plan.paving * 2.5
  const rim = { x: plan.rx + RIM.x + verge, y: plan.ry + RIM.y + verge }
  const middle = { x: plan.cx, y: plan.cy + plan.thick / 2 }
  const angle = (angleOf(field, turn) * Math.PI) / 180
  const to = { x: middle.x + Math.cos(angle) * rim.x, y: middle.y + Math.sin(angle) * rim.y }
  const count = Math.max(2, Math.round(distance(from, to) / apart))
  return times(count + 1, (i) => {
    const [x, y] = [
      from.x + ((to.x - from.x) * i) / count - middle.x,
      from.y + ((to.y - from.y) * i) / count - middle.y,
    ]
    const out = Math.max(1, 1 / Math.hypot(x / rim.x, y / rim.y))
    return { x: short(middle.x + x * out), y: short(middle.y + y * out) }
  })
}

/** A point of the ring; `inward` is 0 at its outer edge and 1 where the hill begins. */
export function ringPoint(plan: Plan, degrees: number, inward: number): Point {
  const angle = (degrees * Math.PI) / 180
  return {
    x: short(plan.cx + Math.cos(angle) * (plan.rx - plan.bandX * inward)),
    y: short(plan.cy + Math.sin(angle) * (plan.ry - plan.bandY * inward)),
  }
}

/** The outline of a field. */
export function sectorOf(plan: Plan, field: number, turn: number): string {
  const half = 180 / layout.fields
  const edge = times(CORNERS + 1, (i) => angleOf(field, turn) - half + (2 * half * i) / CORNERS)
  return polygon([...edge.map((a) => ringPoint(plan, a, 0)), ...edge.toReversed().map((a) => ringPoint(plan, a, 1))])
}

/** The white arrowhead by which a side's apprentices come in. */
export function entryOf(plan: Plan, side: number, turn: number, players?: number): string {
  const angle = angleOf(entryAt(side, players), turn)
  return polygon([ringPoint(plan, angle - 2.6, 0), ringPoint(plan, angle + 2.6, 0), ringPoint(plan, angle, 0.26)])
}

export const spotOf = (plan: Plan, field: number, turn: number): Point => ringPoint(plan, angleOf(field, turn), 0.5)

export const startOf = (plan: Plan, side: number, turn: number): Place => homeOf(plan, side, turn).start

/** Near the last field of the way: where that lies before an empty side, the city stands there instead of a start. */
export function cityOf(plan: Plan, side: number, turn: number, players?: number): Place {
  const before = (side - 1 + QUARTERS) % QUARTERS
  const isMoved = entryAt(side, players) !== entryAt(side)
  return isMoved && !isSeated(before, players) ? startOf(plan, before, turn) : homeOf(plan, side, turn).city
}

const homeOf = (plan: Plan, side: number, turn: number): Home => at(plan.homes, edgeAt(side, turn))

/** The foot of a barrel on the hill; `scale` is how wide it is drawn. */
export const placeOf = (plan: Plan, index: number): Place => onHill(plan, ...at(layout.places, index))

/** A barrel while all are mixed: once round the hill and through each other, from 0 to 1, and back on its place. */
export function mixedPlaceOf(plan: Plan, index: number, part: number): Place {
  const [x, y] = at(layout.places, index)
  const way = index % 2 ? -1 : 1
  const angle = Math.atan2(y, x) + way * 2 * Math.PI * part * part * (3 - 2 * part)
  const far = Math.hypot(x, y) * (1 - CLOSER * Math.sin(Math.PI * part))
  return onHill(plan, Math.cos(angle) * far, Math.sin(angle) * far)
}

function onHill(plan: Plan, x: number, y: number): Place {
  return {
    x: short(plan.cx + x * (plan.rx - plan.bandX) * plan.spread.x),
    y: short(plan.cy + y * (plan.ry - plan.bandY) * plan.spread.y + plan.down),
    scale: short(plan.barrel + y * plan.nearer),
  }
}

/** Where an apprentice stands that has gone so many steps, alone on its field. */
export function standOf(plan: Plan, side: number, progress: number, turn: number, players?: number): Point {
  if (progress <= 0) return lowered(startOf(plan, side, turn), 2)
  if (progress >= CITY) return lowered(cityOf(plan, side, turn, players), 12)
  return lowered({ ...spotOf(plan, fieldOf(side, progress, players), turn), scale: plan.piece }, 8)
}

/** All the stands of a way, both ends included, and on the road those between; backwards for one that walks home. */
export function pathOf(plan: Plan, side: number, from: number, to: number, turn: number, players?: number): Point[] {
  if (to < from) return pathOf(plan, side, to, from, turn, players).toReversed()
  const last = Math.min(to, CITY)
  const stands = times(last - from + 1, (step) => standOf(plan, side, from + step, turn, players))
  if (from > 0 || last === 0) return stands
  const apart = distance(spotOf(plan, 0, turn), spotOf(plan, 1, turn))
  const road = roadTo(plan, first(stands), entryAt(side, players), turn, apart)
  return [...road.slice(0, -1), ...stands.slice(1)]
}

/** A point of a way, from 0 at its beginning to 1 at its end, each step taking the same time. */
export function along(way: Point[], part: number): Point {
  const gone = Math.max(0, Math.min(1, part)) * (way.length - 1)
  const step = Math.floor(gone)
  const from = at(way, step)
  const to = way[step + 1] ?? from
  const done = gone - step
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done }
}

export const polyline = (points: Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

const polygon = (points: Point[]): string => `${polyline(points)}Z`

const lowered = ({ x, y, scale }: Place, by: number): Point => ({ x, y: short(y + by * scale) })
