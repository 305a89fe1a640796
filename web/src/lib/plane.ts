/** Points of a drawing and straight ways between them. */
import { short } from './draw'

export interface Point {
  x: number
  y: number
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The straight piece between two points that leaves `before` and `after` free at its ends; null if nothing is left. */
export function between(a: Point, b: Point, before: number, after: number): [Point, Point] | null {
  const length = distance(a, b)
  if (length <= before + after + 6) return null
  const at = (t: number): Point => ({ x: a.x + ((b.x - a.x) * t) / length, y: a.y + ((b.y - a.y) * t) / length })
  return [at(before), at(length - after)]
}

export const line = ([a, b]: [Point, Point]): string => `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`
