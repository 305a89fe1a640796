/** Why each piece goes where after a flick: what the rules have told of it, and what was measured on the board. */
import type { Happening } from '../../lib/messages'
import { distance, type Point } from '../../lib/plane'
import type { BoardData } from './board'
import type { Footage } from './footage'
import type { Lying } from './geometry'
import type { Reason } from './view'

/** What is drawn beside a piece, so that one sees what was measured. */
export type Mark =
  | { kind: 'field'; at: Point; chosen: boolean }
  | { kind: 'nearest'; from: Point; to: Point }
  | { kind: 'rail'; from: Point; to: Point }
  | { kind: 'target' }

export interface Tidied {
  seat: number
  reason: Reason
  /** as the log tells it */
  happening: Happening
  /** where it came to rest */
  from: Lying
  /** where it belongs */
  to: Lying
  marks: Mark[]
}

const KINDS: Record<string, Reason | undefined> = {
  'tidied-on': 'on',
  'tidied-between': 'between',
  'tidied-red': 'red',
  'tidied-edge': 'edge',
  'tidied-start': 'start',
  'tidied-off': 'off',
  'hit-target': 'target',
}

/** All that is tidied up in these happenings; towers grow from below. */
export function tidiedIn(happenings: Happening[], rests: Lying[], board: BoardData, start: number, film: Footage | null): Tidied[] {
  return happenings
    .flatMap((happening) => {
      const reason = KINDS[happening.kind]
      const from = rests.find(({ seat }) => seat === happening.values.piece)
      if (!reason || !from) return []
      const field = reason === 'target' ? board.fields.length : Number(happening.values.field)
      const to = reason === 'target' ? from : standing(board, start, field, from.seat, Number(happening.values.height ?? 0))
      const hop = film?.moments.find(({ kind, disc }) => kind === 'hop' && disc === from.seat)
      return { seat: from.seat, reason, happening, from, to, marks: marksOf(reason, from, field, board, hop?.other) }
    })
    .sort((a, b) => a.to.level - b.to.level)
}

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

function standing(board: BoardData, start: number, field: number, seat: number, level: number): Lying {
  return field === start ? { seat, ...board.starts[start][seat], level: 0 } : { seat, ...pointOf(board.fields[field]), level }
}

function marksOf(reason: Reason, rest: Point, field: number, board: BoardData, rail = -1): Mark[] {
  const ring = (index: number): Mark => ({ kind: 'field', at: pointOf(board.fields[index]), chosen: index === field })
  switch (reason) {
    case 'on':
    case 'start':
      return [ring(field)]
    case 'between':
      return touched(rest, board).map(ring)
    case 'red':
      return [{ kind: 'nearest', from: pointOf(rest), to: pointOf(board.fields[field]) }, ring(field)]
    case 'edge':
      return [{ kind: 'target' }, ring(field)]
    case 'target':
      return [{ kind: 'target' }]
    case 'off':
      return [...(board.frame[rail] ? [{ kind: 'rail', ...board.frame[rail] } as const] : []), ring(field)]
  }
}

/** The fields that a piece lying there reaches into. */
function touched(rest: Point, board: BoardData): number[] {
  const reach = board.field + board.piece
  return [...board.fields.keys()].filter((index) => distance(board.fields[index], rest) <= reach)
}

const pointOf = ({ x, y }: Point): Point => ({ x, y })
