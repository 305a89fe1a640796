/** What a flicked disc touches first: a piece, a rail or a post. Nothing beyond that moment is foretold. */
import type { Point } from '../../../lib/plane'
import type { BoardData } from '../board/board'
import type { Lying } from '../board/geometry'

interface Round extends Point {
  radius: number
}

interface Contact {
  met: 'piece' | 'rail' | 'post' | 'nothing'
  /** where the disc is then; where it comes to rest if it meets nothing */
  at: Point
  /** whose piece, -1 for none */
  seat: number
  /** the piece that is hit and the way it is sent, of length 1 */
  sent: { from: Point; way: Point } | null
}

/** How far a disc slides that is flicked with this part of the top speed. */
export function reachOf({ topSpeed, friction }: Pick<BoardData, 'topSpeed' | 'friction'>, strength: number): number {
  return (topSpeed * strength) ** 2 / (2 * friction)
}

/** Only what touches the board can be hit: pieces that ride on others are safe. */
export function firstContact(board: BoardData, disc: Round, way: Point, reach: number, pieces: Lying[]): Contact {
  const long = Math.hypot(way.x, way.y)
  const ahead = { x: way.x / long, y: way.y / long }
  let first = reach
  let contact: Pick<Contact, 'met' | 'seat'> = { met: 'nothing', seat: -1 }
  const meet = (distance: number, met: Contact['met'], seat = -1): void => {
    if (distance >= first) return
    first = distance
    contact = { met, seat }
  }

  for (const { seat, x, y, level } of pieces) {
    if (level === 0) meet(untilTouch(disc, ahead, { x, y, radius: board.piece }), 'piece', seat)
  }
  for (const post of board.posts) meet(untilTouch(disc, ahead, post), 'post')
  for (const { from, inward } of board.frame) meet(untilRail(disc, ahead, from, inward), 'rail')

  const at = { x: disc.x + ahead.x * first, y: disc.y + ahead.y * first }
  const hit = pieces.find(({ seat }) => seat === contact.seat)
  return { ...contact, at, sent: hit ? { from: { x: hit.x, y: hit.y }, way: wayBetween(at, hit) } : null }
}

/** How far until two discs touch; never, if the way leads past or away. */
function untilTouch(disc: Round, ahead: Point, other: Round): number {
  const [dx, dy] = [other.x - disc.x, other.y - disc.y]
  const along = dx * ahead.x + dy * ahead.y
  const aside = dx * ahead.y - dy * ahead.x
  const touching = disc.radius + other.radius
  if (along <= 0 || Math.abs(aside) >= touching) return Infinity
  return Math.max(0, along - Math.sqrt(touching ** 2 - aside ** 2))
}

function untilRail(disc: Round, ahead: Point, from: Point, inward: Point): number {
  const closing = -(ahead.x * inward.x + ahead.y * inward.y)
  const free = (disc.x - from.x) * inward.x + (disc.y - from.y) * inward.y - disc.radius
  return closing > 0 ? Math.max(0, free / closing) : Infinity
}

function wayBetween(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(x, y) || 1
  return { x: x / long, y: y / long }
}
