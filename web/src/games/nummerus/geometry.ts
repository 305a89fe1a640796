/** The figure-8 board as points and paths, in units of its drawing: a field is CELL wide, (0, 0) is the grid's corner. */

import { random, short } from '../../lib/draw'
import { distance, type Point } from '../../lib/plane'

const ROWS = [3, 5, 7, 7, 5, 7, 7, 5, 3]
export const CELL = 64
export const BOX = { x: -19, y: -18, width: 488, height: 618 }
const WIDEST = 7
const RIM = 15

export const FIELDS: Point[] = ROWS.flatMap((width, row) =>
  Array.from({ length: width }, (_, i) => ({
    x: ((WIDEST - width) / 2 + i + 0.5) * CELL,
    y: (row + 0.5) * CELL,
  })),
)

const FIRST_OF_ROW = ROWS.map((_, row) => ROWS.slice(0, row).reduce((sum, width) => sum + width, 0))

/** The fields of each row, for reading the board aloud. */
export const rowsOf = <T>(fields: T[]): T[][] =>
  ROWS.map((width, row) => fields.slice(FIRST_OF_ROW[row], FIRST_OF_ROW[row] + width))

/** A jump's way: a bow over the board, since it follows no line. */
export function bow(a: Point, b: Point): string {
  const bend = 0.2
  const middle = { x: (a.x + b.x) / 2 + (b.y - a.y) * bend, y: (a.y + b.y) / 2 - (b.x - a.x) * bend }
  return `M${pair(a)}Q${pair(middle)} ${pair(b)}`
}

/** Laid by hand: every chip lies a little off, always the same on the same field. */
export function askew(field: number): { dx: number; dy: number; turn: number } {
  const chance = random(field * 7 + 3)
  return { turn: short((chance() - 0.5) * 3.6), dx: short((chance() - 0.5) * 2), dy: short((chance() - 0.5) * 2) }
}

/** The board's edge, moved outwards by `margin`, its corners rounded. */
export function outline(margin = RIM, radius = 30): string {
  const corners = withoutStraights(silhouette(margin))
  const path = corners.map((corner, i) => {
    const from = corners[(i + corners.length - 1) % corners.length]
    const to = corners[(i + 1) % corners.length]
    const r = Math.min(radius, distance(from, corner) / 2, distance(corner, to) / 2)
    const a = towards(corner, from, r)
    const b = towards(corner, to, r)
    return `${i ? 'L' : 'M'}${pair(a)}Q${pair(corner)} ${pair(b)}`
  })
  return path.join('') + 'Z'
}

export const INNER_EDGE = { margin: RIM - 5, radius: 27 }

/** Thirty-two printed rays from the middle. */
export function rays(): string {
  const middle = { x: (WIDEST * CELL) / 2, y: (ROWS.length * CELL) / 2 }
  const step = Math.PI / 16
  const tip = (angle: number): string =>
    pair({ x: middle.x + Math.cos(angle) * 420, y: middle.y + Math.sin(angle) * 420 })
  return Array.from({ length: 32 }, (_, i) => `M${pair(middle)}L${tip(i * step)}L${tip((i + 0.5) * step)}Z`).join('')
}

function silhouette(margin: number): Point[] {
  const right: Point[] = []
  const left: Point[] = []
  ROWS.forEach((width, row) => {
    const above = ROWS[row - 1] ?? 0
    const below = ROWS[row + 1] ?? 0
    const top = row * CELL + Math.sign(above - width) * margin
    const bottom = (row + 1) * CELL + Math.sign(width - below) * margin
    const half = (width * CELL) / 2 + margin
    const middle = (WIDEST * CELL) / 2
    right.push({ x: middle + half, y: top }, { x: middle + half, y: bottom })
    left.unshift({ x: middle - half, y: bottom }, { x: middle - half, y: top })
  })
  return [...right, ...left]
}

function withoutStraights(points: Point[]): Point[] {
  return points.filter((point, i) => {
    const before = points[(i + points.length - 1) % points.length]
    const after = points[(i + 1) % points.length]
    const straight = (before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y)
    return !straight
  })
}

const towards = (from: Point, to: Point, by: number): Point => {
  const length = distance(from, to)
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by }
}

const pair = (p: Point): string => `${short(p.x)} ${short(p.y)}`
