/** Where the price of a way hangs at its room: on that edge where it covers neither signs nor other rooms. */
import type { Point } from '../../../lib/plane'
import type { Area, Board, Room } from './board'
import { areaOf, overlap, signsOf } from './geometry'

export const TAG = { width: 46, height: 22 }

/** The middle of each room's tag, by room. */
export function tagPlaces(board: Board): Map<number, Point> {
  const signs = signsOf(board)
  return new Map(board.rooms.map((room) => [room.id, best(board, room, signs)]))
}

function best(board: Board, room: Room, signs: Area[]): Point {
  const others = board.rooms.filter((other) => other !== room).map((other) => areaOf(board, other))
  const tries = edges(board, room)
  const hidden = tries.map((place) => {
    const tag = { ...place, ...TAG }
    return [...signs, ...others, board.lair].reduce((sum, area) => sum + Math.max(0, overlap(area, tag)), 0)
  })
  return tries[hidden.indexOf(Math.min(...hidden))]
}

function edges(board: Board, room: Room): Point[] {
  const { x, y, width, height } = areaOf(board, room)
  const [aside, above] = [width / 2 - TAG.width / 2 + 6, height / 2 + 4]
  return [
    { x, y: y - above },
    { x: x - aside, y: y - above },
    { x: x + aside, y: y - above },
    { x, y: y + above },
    { x: x - aside, y: y + above },
    { x: x + aside, y: y + above },
  ]
}
