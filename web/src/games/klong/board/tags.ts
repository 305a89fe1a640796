/** Where the price of a way hangs at its room: on that edge where it covers neither signs nor other rooms. */
import { least } from '../../../lib/sure'
import type { Area, Board, Room } from './boards'
import { areaOf, overlap, signsOf } from './geometry'
import type { Destination } from './scene'

export type TagIcon = 'leather-boot' | 'goblin-head' | 'teleport' | 'card-pickup'

/** One symbol on a tag; a count of 0 is not written. */
export interface Price {
  icon: TagIcon
  count: number
}

export const TAG = { height: 22, icon: 15, figure: 9, gap: 5, margin: 6 }
/** How far a tag reaches over the edge of its room. */
const OVER_EDGE = 5

export function pricesOf(ways: Destination[]): Price[] {
  return ways.flatMap(({ kind, boots, heads }): Price[] => {
    if (kind === 'teleport') return [{ icon: 'teleport', count: 0 }]
    if (kind === 'reach') return [{ icon: 'card-pickup', count: 0 }]
    const costs: Price[] = [
      { icon: 'leather-boot', count: boots },
      { icon: 'goblin-head', count: heads },
    ]
    return costs.filter(({ count }) => count > 0)
  })
}

export const widthOf = ({ count }: Price): number => TAG.icon + (count > 0 ? TAG.figure + 1 : 0)

export const tagWidth = (prices: Price[]): number =>
  prices.reduce((sum, price) => sum + widthOf(price), 0) + TAG.gap * (prices.length - 1) + 2 * TAG.margin

/** Where a tag hangs at a room, drawn `grown` times its own size; `pawns` are not to be hidden either. */
export function tagAt(board: Board, room: Room, prices: Price[], grown: number, pawns: Area[] = []): Area {
  const size = { width: tagWidth(prices) * grown, height: TAG.height * grown }
  const others = board.rooms.filter((other) => other !== room).map((other) => areaOf(board, other))
  const avoided: Area[] = [...signsOf(board), ...others, ...pawns, board.lair]
  return least(edges(board, room, size), (tag) =>
    avoided.reduce((sum, area) => sum + covered(area, tag), beyond(board, tag)),
  )
}

/** On the upper edge, then on the lower one; in the middle, then nearer to a corner, at last beside the room. */
function edges(board: Board, room: Room, size: { width: number; height: number }): Area[] {
  const { x, y, width, height } = areaOf(board, room)
  const outward = height / 2 + size.height / 2 - OVER_EDGE
  const aside = width / 2 + size.width / 2 - OVER_EDGE
  const shifts = [0, -0.25, 0.25, -0.5, 0.5].map((share) => share * width)
  const above = [-outward, outward].flatMap((up) => shifts.map((shift) => ({ x: x + shift, y: y + up, ...size })))
  const beside = [aside, -aside].flatMap((side) =>
    [0, -0.3, 0.3].map((up) => ({ x: x + side, y: y + up * height, ...size })),
  )
  return [...above, ...beside]
}

const covered = (area: Area, tag: Area): number => Math.max(0, overlap(area, tag))

const beyond = ({ width, height }: Board, tag: Area): number =>
  Math.max(0, tag.width / 2 - tag.x) +
  Math.max(0, tag.x + tag.width / 2 - width) +
  Math.max(0, tag.y + tag.height / 2 - height)
