/** The board as points, in units of its drawing: a field is CELL wide, (0, 0) is the frame's outer corner. */
import { sechserreihe } from '../../../generated/constants'
import { random, short, times } from '../../../lib/draw'
import { distance, type Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'

export const SIDE = sechserreihe.size
export const CELL = 100
/** Width of the walnut frame. */
export const FRAME = 46
export const FIELD_AREA = SIDE * CELL
export const EDGE = FIELD_AREA + 2 * FRAME
export const BOX = { x: -8, y: -8, width: EDGE + 18, height: EDGE + 20 }
export const STONE = 38

const COLUMNS = 'abcdef'

export const columnOf = (field: number): number => field % SIDE
export const rowOf = (field: number): number => Math.floor(field / SIDE)

/** The middle of each field. */
export const FIELDS: readonly Point[] = times(sechserreihe.fields, (field) => ({
  x: FRAME + (columnOf(field) + 0.5) * CELL,
  y: FRAME + (rowOf(field) + 0.5) * CELL,
}))

export const middleOf = (field: number): Point => at(FIELDS, field)

/** As people write it: a1 is upper left. */
export const nameOf = (field: number): string => `${COLUMNS.charAt(columnOf(field))}${rowOf(field) + 1}`

type LineKind = 'row' | 'column' | 'diagonal'

/** The fields of all fourteen lines: rows, columns, the diagonal from the upper left, that from the upper right. */
export const LINES: readonly (readonly number[])[] = sechserreihe.lines

export const lineOf = (line: number): readonly number[] => at(LINES, line)

/** Its first and its last field. */
const endsOf = (line: number): [number, number] => [at(lineOf(line), 0), at(lineOf(line), SIDE - 1)]

/** The middles of its first and its last field. */
export function reachOf(line: number): [Point, Point] {
  const [first, last] = endsOf(line)
  return [middleOf(first), middleOf(last)]
}

export function kindOf(line: number): LineKind {
  if (line < SIDE) return 'row'
  return line < 2 * SIDE ? 'column' : 'diagonal'
}

/** What a row or column is called on the board, "3" or "e"; a diagonal by its ends, "a1–f6". */
export function lineName(line: number): string {
  if (line < SIDE) return String(line + 1)
  if (line < 2 * SIDE) return COLUMNS.charAt(line - SIDE)
  return endsOf(line).map(nameOf).join('–')
}

/** The brass nails at both ends of a line, in the middle of the frame. */
export function nailsOf(line: number): [Point, Point] {
  const [first, last] = reachOf(line)
  const way = { x: Math.sign(last.x - first.x), y: Math.sign(last.y - first.y) }
  const out = CELL / 2 + FRAME / 2 - 1
  return [
    { x: first.x - way.x * out, y: first.y - way.y * out },
    { x: last.x + way.x * out, y: last.y + way.y * out },
  ]
}

/** Laid by hand: every stone lies a little off, always the same on the same field. */
export function askew(field: number): Point {
  const chance = random(field + 2)
  return { x: short((chance() - 0.5) * 3), y: short((chance() - 0.5) * 3) }
}

/** Where a stone on this field lies. */
export function layOf(field: number): Point {
  const [{ x, y }, off] = [middleOf(field), askew(field)]
  return { x: x + off.x, y: y + off.y }
}

/** Where a dragged stone is: as near to the pointer as row and column allow, as far as it can slide. */
export function guided(pointer: Point, origin: number, slides: number[]): Point {
  const home = middleOf(origin)
  const ends = [origin, ...slides].map(middleOf)
  const xs = ends.filter(({ y }) => y === home.y).map(({ x }) => x)
  const ys = ends.filter(({ x }) => x === home.x).map(({ y }) => y)
  const across = { x: clamp(pointer.x, xs), y: home.y }
  const along = { x: home.x, y: clamp(pointer.y, ys) }
  return distance(pointer, across) < distance(pointer, along) ? across : along
}

/** The one of these fields that lies under a point. */
export const fieldUnder = (point: Point, fields: number[]): number | null =>
  fields.find((field) => distance(point, middleOf(field)) < CELL / 2) ?? null

const clamp = (value: number, within: number[]): number =>
  Math.min(Math.max(value, Math.min(...within)), Math.max(...within))
