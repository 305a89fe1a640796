/** The figure-8 board as points and paths, in units of its drawing: a field is CELL wide, (0, 0) is the grid's corner. */
import { nummerus } from '../../../generated/constants'
import { random, short } from '../../../lib/draw'
import { distance, type Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'

export interface Box extends Point {
  width: number
  height: number
}

const ROWS = nummerus.rows
export const CELL = 64
export const CHIP = 53
/** The drawing of the whole board. */
export const BOX: Box = { x: -19, y: -18, width: 488, height: 618 }
const WIDEST = Math.max(...ROWS)
const RIM = 15

/** The middle of each field. */
export const FIELDS: readonly Point[] = ROWS.flatMap((width, row) =>
  Array.from({ length: width }, (_, i) => ({
    x: ((WIDEST - width) / 2 + i + 0.5) * CELL,
    y: (row + 0.5) * CELL,
  })),
)

export const middleOf = (field: number): Point => at(FIELDS, field)

/** The field at this point of the drawing. */
export function fieldUnder(point: Point): number | null {
  const field = FIELDS.findIndex((middle) => distance(middle, point) < CELL / 2)
  return field < 0 ? null : field
}

/** The fields of each row, for reading the board aloud. */
export function rowsOf<T>(fields: readonly T[]): T[][] {
  let first = 0
  return ROWS.map((width) => fields.slice(first, (first += width)))
}

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
  const path = withNeighbours(corners).map(({ before, point, after }, i) => {
    const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2)
    const a = towards(point, before, r)
    const b = towards(point, after, r)
    return `${i ? 'L' : 'M'}${pair(a)}Q${pair(point)} ${pair(b)}`
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
  const isCorner = ({ before, point, after }: Corner): boolean =>
    !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y)
  return withNeighbours(points)
    .filter(isCorner)
    .map(({ point }) => point)
}

interface Corner {
  before: Point
  point: Point
  after: Point
}

/** Points of a closed line, each with those next to it. */
const withNeighbours = (points: Point[]): Corner[] =>
  points.map((point, i) => ({
    point,
    before: at(points, (i + points.length - 1) % points.length),
    after: at(points, (i + 1) % points.length),
  }))

const towards = (from: Point, to: Point, by: number): Point => {
  const length = distance(from, to)
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by }
}

const pair = (p: Point): string => `${short(p.x)} ${short(p.y)}`
