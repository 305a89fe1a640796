/** What a finger or the mouse means where things stand close, or one before the other. */
import type { Point } from '../../../lib/plane'
import { HEIGHT, TILT } from './barrel'
import type { Plan } from './plans'
import { placeOf } from './geometry'

/** Round its middle. */
export interface Area extends Point {
  wide: number
  high: number
}

/** A barrel on the hill, from its foot to its lid. */
export function barrelAt(plan: Plan, place: number): Area {
  const { x, y, scale } = placeOf(plan, place)
  return { x, y: y - (scale * HEIGHT) / 200, wide: scale, high: (scale * (HEIGHT + 2 * TILT)) / 100 }
}

/** Of what was hit the one in front, else the nearest; what is farther back comes first in the list. */
export function meant<Thing extends Area>(at: Point, things: Thing[]): Thing {
  return things.reduce((best, each) => (missedBy(at, each) <= missedBy(at, best) ? each : best))
}

function missedBy(at: Point, { x, y, wide, high }: Area): number {
  return Math.hypot(Math.max(0, Math.abs(at.x - x) - wide / 2), Math.max(0, Math.abs(at.y - y) - high / 2))
}
