/** Which of the things that can be chosen an arrow key leads to. */

import { distance, type Point } from './plane'
import { least } from './sure'

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const isArrow = (key: string): boolean => key in ARROWS

/**
 * The target nearest in the arrow's direction, what lies straight ahead before what lies aside.
 * With nothing there, the next or previous in reading order, so that every target can be reached with any two arrows.
 */
export function neighbour<T extends Point>(from: T, targets: T[], key: string): T {
  const ahead = ARROWS[key]
  const others = targets.filter((target) => target !== from)
  if (!ahead || others.length === 0) return from
  const inDirection = others.filter((target) => along(from, target, ahead) > 0)
  if (inDirection.length > 0) return least(inDirection, (target) => detour(from, target, ahead))
  const inOrder = [...targets].sort((a, b) => a.y - b.y || a.x - b.x)
  const step = ahead.x + ahead.y
  return inOrder.at((inOrder.indexOf(from) + step) % inOrder.length) ?? from
}

/**
 * The nearest target ahead, however little straight: where things stand at random and come and go, this leads from each of
 * them to every other one. Only with nothing ahead it is what lies aside.
 */
export function nearestAhead<T extends Point>(from: T, targets: T[], key: string): T {
  const ahead = targets.filter((target) => isAhead(from, target, key))
  return ahead.length > 0 ? least(ahead, (target) => distance(from, target)) : neighbour(from, targets, key)
}

/** Whether a target lies in the arrow's direction rather than aside of it. */
export function isAhead(from: Point, target: Point, key: string): boolean {
  const ahead = ARROWS[key]
  return (
    ahead !== undefined && along(from, target, ahead) > 0 && along(from, target, ahead) >= aside(from, target, ahead)
  )
}

const along = (a: Point, b: Point, way: Point): number => (b.x - a.x) * way.x + (b.y - a.y) * way.y
const aside = (a: Point, b: Point, way: Point): number => Math.abs((b.x - a.x) * way.y) + Math.abs((b.y - a.y) * way.x)
const detour = (a: Point, b: Point, way: Point): number => distance(a, b) + 2 * aside(a, b, way)
