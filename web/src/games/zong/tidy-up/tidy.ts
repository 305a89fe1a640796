/** Why each piece goes where after a flick: what the rules have told of it, and what was measured on the board. */
import { isA, type EventOf } from '../../../feed/typed'
import type { Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'
import { placeOf, type BoardData, type Rail } from '../board/board'
import type { Footage } from '../flick/footage'
import { standing, type Lying } from '../board/geometry'
import { isTidying, type Reason, type Tidying, type ZongHappening } from '../view'

/** What is drawn beside a piece, so that one sees what was measured. */
export type Mark =
  | { kind: 'field'; at: Point; chosen: boolean }
  | { kind: 'line'; from: Point; to: Point }
  | { kind: 'rail'; from: Point; to: Point }
  | { kind: 'target' }

export interface Tidied {
  seat: number
  reason: Reason
  /** as the log tells it */
  happening: Tidying | EventOf<'zong', 'hit-target'>
  /** where it came to rest */
  from: Lying
  /** where it belongs */
  to: Lying
  marks: Mark[]
}

type Settled = Exclude<Reason, 'target'>

const REASONS: Record<Tidying['kind'], Settled> = {
  'tidied-on': 'on',
  'tidied-between': 'between',
  'tidied-red': 'red',
  'tidied-edge': 'edge',
  'tidied-start': 'start',
  'tidied-off': 'off',
}

/** All that is tidied up in these happenings; towers grow from below. */
export function tidiedIn(
  happenings: ZongHappening[],
  rests: Lying[],
  board: BoardData,
  start: number,
  film: Footage | null,
): Tidied[] {
  return happenings
    .flatMap((happening): Tidied[] => {
      if (!isTidying(happening) && !isHit(happening)) return []
      const from = rests.find(({ seat }) => seat === happening.values.piece)
      if (!from) return []
      const { seat } = from
      if (isHit(happening)) return [{ seat, reason: 'target', happening, from, to: from, marks: [{ kind: 'target' }] }]
      const { field, height } = happening.values
      const reason = REASONS[happening.kind]
      const hop = film?.moments.find(({ kind, disc }) => kind === 'hop' && disc === seat)
      const to = standing(board, start, field, seat, height)
      return [{ seat, reason, happening, from, to, marks: marksOf(happening, from, board, hop?.other) }]
    })
    .sort((a, b) => a.to.level - b.to.level)
}

const isHit = isA('hit-target')

/** A piece that is carried from one place to another, when so much of the way (0 to 1) is done. */
export function onTheWay(from: Lying, to: Lying, done: number): Lying {
  const eased = done * done * (3 - 2 * done)
  const mixed = (a: number, b: number): number => a + (b - a) * eased
  return {
    seat: from.seat,
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
    level: mixed(from.level, to.level),
    lift: LIFT * 4 * done * (1 - done),
  }
}

/** Millimetres that a piece is lifted on its way. */
const LIFT = 14

function marksOf({ kind, values }: Tidying, rest: Point, board: BoardData, rail?: number): Mark[] {
  const { field } = values
  const ring = (index: number): Mark => ({ kind: 'field', at: placeOf(board, index), chosen: index === field })
  switch (kind) {
    case 'tidied-on':
    case 'tidied-start':
      return [ring(field)]
    case 'tidied-between':
      return values.touched.map(ring)
    case 'tidied-red':
      return [{ kind: 'line', from: pointOf(rest), to: placeOf(board, field) }, ring(field)]
    case 'tidied-edge':
      return [{ kind: 'target' }, ring(field)]
    case 'tidied-off':
      return [...(rail === undefined ? [] : [railMark(at(board.frame, rail))]), ring(field)]
  }
}

const railMark = ({ from, to }: Rail): Mark => ({ kind: 'rail', from, to })
const pointOf = ({ x, y }: Point): Point => ({ x, y })
