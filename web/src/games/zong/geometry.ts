/**
 * From millimetres to the screen. A wide screen shows the board turned by 90°, the target at the right; a phone shows it
 * turned by 180°, the target at the thumb. Turned, never mirrored, and lit after turning: the lamp stays upper left.
 */
import type { Point } from '../../lib/plane'
import type { BoardData } from './board'

/** Pixels a millimetre is drawn with where the drawing has its own size. */
const WIDE = 1.79
const UPRIGHT = 1.04

/** How a board lies on the screen; the drawing's (0, 0) is the outer corner of its frame. */
export interface Plan {
  vertical: boolean
  /** units of the drawing a millimetre */
  scale: number
  /** the drawing with its frame */
  width: number
  height: number
  /** a point of the board in the drawing */
  at: (place: Point) => Point
  /** a point of the drawing on the board */
  from: (drawn: Point) => Point
  /** the same for ways instead of places */
  turn: (way: Point) => Point
  turnBack: (drawn: Point) => Point
}

export function planOf({ width, length, rail }: Pick<BoardData, 'width' | 'length' | 'rail'>, vertical: boolean): Plan {
  const scale = vertical ? UPRIGHT : WIDE
  const turn = ({ x, y }: Point): Point => (vertical ? { x: -x * scale, y: -y * scale } : { x: -y * scale, y: x * scale })
  const turnBack = ({ x, y }: Point): Point =>
    vertical ? { x: -x / scale, y: -y / scale } : { x: y / scale, y: -x / scale }
  const far = turn(vertical ? { x: width, y: length } : { x: 0, y: length })
  const origin = { x: rail * scale - far.x, y: rail * scale - far.y }
  return {
    vertical,
    scale,
    width: ((vertical ? width : length) + 2 * rail) * scale,
    height: ((vertical ? length : width) + 2 * rail) * scale,
    at: (place) => sum(origin, turn(place)),
    from: ({ x, y }) => turnBack({ x: x - origin.x, y: y - origin.y }),
    turn,
    turnBack,
  }
}

/** A piece on the board, in millimetres; level 0 touches the board. */
export interface Lying {
  seat: number
  x: number
  y: number
  level: number
  /** how high it is held above where it would lie */
  lift?: number
  /** degrees it has turned in the air */
  turn?: number
  /** 0 on the board, 1 once it has come down beside it */
  gone?: number
}

/** What a view tells of where the pieces are. */
export interface Standing {
  start: number
  /** [field, lowest seat, ..., top seat] */
  fields: number[][]
  /** before a vote: [x, y] in hundredths of a millimetre by seat, [] for one that is off; otherwise empty */
  lying: number[][]
}

/** Every piece where it lies: on its field, in the pattern of the start field, or where a flick has left it. */
export function lyingOf(view: Standing, board: BoardData): Lying[] {
  const standing = view.fields.flatMap(([field, ...tower]) => tower.map((seat, level) => placed(view, board, field, seat, level)))
  return view.lying.length === 0 ? standing : left(view.lying, standing, 2 * board.piece)
}

function placed({ start }: Standing, board: BoardData, field: number, seat: number, level: number): Lying {
  if (field === start) return { seat, ...board.starts[start][seat], level: 0 }
  const { x, y } = board.fields[field] ?? board.target.centre
  return { seat, x, y, level }
}

/** Pieces as they came to rest: one that stood higher before lies on those that it still covers. */
function left(rests: number[][], before: Lying[], diameter: number): Lying[] {
  const lowestFirst = [...before].sort((a, b) => a.level - b.level)
  const lie: Lying[] = []
  for (const { seat, level: rode } of lowestFirst) {
    const [x, y] = (rests[seat] ?? []).map((hundredths) => hundredths / 100)
    if (x === undefined || y === undefined) continue
    const under = rode === 0 ? [] : lie.filter((other) => Math.hypot(other.x - x, other.y - y) < diameter)
    lie.push({ seat, x, y, level: Math.max(-1, ...under.map(({ level }) => level)) + 1 })
  }
  return lie
}

const sum = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
