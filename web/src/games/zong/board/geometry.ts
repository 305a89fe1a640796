/**
 * From millimetres to the screen. A wide screen shows the board turned by 90°, the target at the right; a phone shows it
 * turned by 180°, the target at the thumb. Turned, never mirrored, and lit after turning: the lamp stays upper left.
 */
import { zong } from '../../../generated/constants'
import type { Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'
import type { ZongView } from '../view'
import { placeOf, type BoardData } from './board'

/** Pixels a millimetre is drawn with where the drawing has its own size. */
const WIDE = 1.79
const UPRIGHT = 1.04
/** What places in a view are counted in. */
const { units_a_mm: UNITS } = zong.film

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
  const turn = ({ x, y }: Point): Point =>
    vertical ? { x: -x * scale, y: -y * scale } : { x: -y * scale, y: x * scale }
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
export type Standing = Pick<ZongView, 'start' | 'fields' | 'lying'>

/** Every piece where it lies: on its field, in the pattern of the start field, or where a flick has left it. */
export function lyingOf({ start, fields, lying }: Standing, board: BoardData): Lying[] {
  if (lying.length > 0) return left(lying)
  return fields.flatMap(([field, ...tower]) => tower.map((seat, level) => standing(board, start, field, seat, level)))
}

/** All pieces, with those that are somewhere else just now. */
export const withLoose = (lying: Lying[], loose: Lying[]): Lying[] => [
  ...lying.filter(({ seat }) => !loose.some((piece) => piece.seat === seat)),
  ...loose,
]

/** A piece on a field, on so many others. */
export function standing(board: BoardData, start: number, field: number, seat: number, level: number): Lying {
  return field === start
    ? { seat, ...at(at(board.starts, start), seat), level: 0 }
    : { seat, ...placeOf(board, field), level }
}

/** Pieces as they came to rest; one that left the board lies nowhere. */
function left(rests: ZongView['lying']): Lying[] {
  const levelOf = (seat: number): number => {
    const [, , under = -1] = at(rests, seat)
    return under < 0 ? 0 : 1 + levelOf(under)
  }
  return rests.flatMap((rest, seat) =>
    rest.length === 0 ? [] : { seat, x: rest[0] / UNITS, y: rest[1] / UNITS, level: levelOf(seat) },
  )
}

const sum = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
