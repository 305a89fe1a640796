/** Spot and direction of a flick as the rules count them, and where they lie and point on a board. */
import { zong } from '../../../generated/constants'
import type { Point } from '../../../lib/plane'
import type { BoardData } from '../board/board'

export const { across: ACROSS, along: ALONG, strengths: STRENGTHS, ways: DIRECTIONS } = zong.flick
const { half_side: HALF_SIDE } = zong.flick
const SIDE = 2 * HALF_SIDE

/** Where a disc of this radius lies for a spot. */
export function spotAt(board: BoardData, radius: number, u: number, v: number): Point {
  const [near, far] = alongRoom(board, radius)
  const y = near + ((far - near) * v) / ALONG
  const [left, right] = acrossRoom(board, radius, y)
  return { x: left + ((right - left) * u) / ACROSS, y }
}

/** The spot nearest to a place for a disc of this radius. */
export function nearestSpot(board: BoardData, radius: number, place: Point): { u: number; v: number } {
  const [near, far] = alongRoom(board, radius)
  const { x, y } = insideTarget(board, radius, place)
  const v = Math.round(clamp((y - near) / (far - near), 0, 1) * ALONG)
  const [left, right] = acrossRoom(board, radius, near + ((far - near) * v) / ALONG)
  const u = right > left ? Math.round(clamp((x - left) / (right - left), 0, 1) * ACROSS) : ACROSS / 2
  return { u, v }
}

/** Whether a place is on the target, so that a disc could be put about there. */
export const isOnTarget = ({ target }: BoardData, { x, y }: Point): boolean =>
  Math.hypot(x - target.x, y - target.y) <= target.radius

/** The way of a direction, not of length 1; +y leads away from the target. */
export function wayOf(d: number): Point {
  const [side, step] = split(d, SIDE)
  const along = step - HALF_SIDE
  if (side === 0) return { x: along, y: HALF_SIDE }
  if (side === 1) return { x: HALF_SIDE, y: -along }
  if (side === 2) return { x: -along, y: -HALF_SIDE }
  return { x: -HALF_SIDE, y: along }
}

/** The direction nearest to a way of any length. */
export function directionOf({ x, y }: Point): number {
  const long = Math.max(Math.abs(x), Math.abs(y))
  if (long === 0) return HALF_SIDE
  const across = Math.round((x / long) * HALF_SIDE)
  const along = Math.round((y / long) * HALF_SIDE)
  if (along === HALF_SIDE && across < HALF_SIDE) return across + HALF_SIDE
  if (across === HALF_SIDE && along > -HALF_SIDE) return SIDE + HALF_SIDE - along
  if (along === -HALF_SIDE && across > -HALF_SIDE) return 2 * SIDE + HALF_SIDE - across
  return 3 * SIDE + HALF_SIDE + along
}

/** Degrees to the left of straight up the board, as whoever flicks sees it; to the right is below 0. */
export const angleOf = ({ x, y }: Point): number => (Math.atan2(x, y) * 180) / Math.PI

export function wayAt(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: Math.sin(angle), y: Math.cos(angle) }
}

function alongRoom({ target }: BoardData, radius: number): [number, number] {
  const reach = target.radius - radius
  return [Math.max(radius, target.y - reach), target.y + reach]
}

/** Where the disc's centre may be at this y: wholly inside the target's circle and off every rail. */
function acrossRoom({ target, frame }: BoardData, radius: number, y: number): [number, number] {
  const half = Math.sqrt(Math.max(0, (target.radius - radius) ** 2 - (y - target.y) ** 2))
  let [left, right] = [target.x - half, target.x + half]
  for (const { inward, from } of frame) {
    if (inward.x === 0) continue
    const touches = from.x + (radius - (y - from.y) * inward.y) / inward.x
    if (inward.x > 0) left = Math.max(left, touches)
    else right = Math.min(right, touches)
  }
  return [left, right]
}

/** A place outside is drawn straight towards the middle of the target's circle. */
function insideTarget({ target }: BoardData, radius: number, place: Point): Point {
  const [dx, dy] = [place.x - target.x, place.y - target.y]
  const shrink = Math.min(1, (target.radius - radius) / Math.max(Math.hypot(dx, dy), 1e-9))
  return { x: target.x + dx * shrink, y: target.y + dy * shrink }
}

const split = (number: number, by: number): [number, number] => [Math.floor(number / by), number % by]

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
