/** The boards, from the very files the rules measure by. Lengths in millimetres, radii instead of diameters. */
import { zong } from '../../../generated/constants'
import type { Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'

export interface Field extends Point {
  /** what it is called: "1" to the last, start fields "P3" to "P6" */
  name: string
  red: boolean
  /** how many players start here; 0 for all others */
  start: number
}

/** The inner face of a rail; `inward` has length 1. */
export interface Rail {
  from: Point
  to: Point
  inward: Point
  /** bounces better than the board's other rails */
  lively: boolean
}

interface Post extends Point {
  radius: number
}

export interface BoardData {
  key: string
  width: number
  length: number
  /** width of the rails, outward from their inner faces, and how high they stand */
  rail: number
  railHeight: number
  /** radii */
  field: number
  piece: number
  large: number
  small: number
  /** how thick a piece is */
  height: number
  target: Post & { centre: Point; spot: Point }
  frame: Rail[]
  posts: Post[]
  fields: Field[]
  /** by start field: where the piece of each seat lies */
  starts: Point[][]
  /** mm/s and mm/s² */
  topSpeed: number
  friction: number
}

type Pair = [number, number]

interface BoardFile {
  board: { width: number; length: number }
  sizes: { field: number; piece: number; piece_height: number; zong_large: number; zong_small: number }
  surface: { friction: number; top_speed: number }
  target: Post & { centre: Pair; spot: Pair }
  frame: { width: number; height: number }
  rail: (Point & { bounce: number })[]
  post?: Post[]
  track: { fields: Pair[]; red: number[] }
  start: { seats: number; places: Pair[] }[]
}

const files = import.meta.glob<BoardFile>('../../../../../src/spieltisch/games/zong/data/boards/*.toml', {
  eager: true,
  import: 'default',
})

const boards = new Map(
  Object.entries(files).map(([path, file]) => {
    const key = path.slice(path.lastIndexOf('/') + 1, -'.toml'.length)
    return [key, boardFrom(key, file)]
  }),
)

export const boardKeys = [...boards.keys()]

export function boardOf(key: string): BoardData {
  const board = boards.get(key)
  if (!board) throw new Error(`There is no board "${key}".`)
  return board
}

/** Drawn pieces are a little flatter than they are, seen from above. */
export const FLAT = 0.92

/** Where a piece stands on a field; the number after the last is the target. */
export function placeOf({ fields, target }: BoardData, field: number): Point {
  const { x, y } = fields[field] ?? target.centre
  return { x, y }
}

function boardFrom(key: string, file: BoardFile): BoardData {
  const { board, sizes, surface, target, frame, track } = file
  const dullest = Math.min(...file.rail.map(({ bounce }) => bounce))
  const starts = file.start.toSorted((a, b) => a.seats - b.seats)
  return {
    key,
    width: board.width,
    length: board.length,
    rail: frame.width,
    railHeight: frame.height,
    field: sizes.field / 2,
    piece: sizes.piece / 2,
    large: sizes.zong_large / 2,
    small: sizes.zong_small / 2,
    height: sizes.piece_height,
    target: { ...target, centre: point(target.centre), spot: point(target.spot) },
    frame: file.rail.map((corner, i) => railBetween(corner, at(file.rail, (i + 1) % file.rail.length), dullest)),
    posts: file.post ?? [],
    fields: track.fields.map((place, index) => fieldAt(place, index, starts.length, track.red)),
    starts: starts.map(({ places }) => places.map(point)),
    topSpeed: surface.top_speed,
    friction: surface.friction,
  }
}

function fieldAt(place: Pair, index: number, starts: number, red: number[]): Field {
  const number = index - starts + 1
  const start = number > 0 ? 0 : index + zong.fewest_seats
  return { ...point(place), name: start ? `P${start}` : String(number), red: red.includes(number), start }
}

/** The board lies on a rail's left, seen with y upwards. */
function railBetween(from: BoardFile['rail'][number], to: Point, dullest: number): Rail {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy)
  return {
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
    inward: { x: -dy / long, y: dx / long },
    lively: from.bounce > dullest,
  }
}

function point([x, y]: Pair): Point {
  return { x, y }
}
