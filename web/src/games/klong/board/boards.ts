/** A board as it is drawn: its rooms and tunnels, and the measures of the picture. */
import type { Point } from '../../../lib/plane'
import { boardOf, type BoardData } from '../data'

export type { Room, Tunnel } from '../data'

/** Something with width and height round its middle. */
export interface Area extends Point {
  width: number
  height: number
}

export interface Board extends Omit<BoardData, 'drawing'> {
  width: number
  height: number
  roomWidth: number
  roomHeight: number
  /** where the Depths begin */
  depthLine: number
  isSunset: boolean
  lair: Area
}

const drawn = new Map<string, Board>()

/** The board of this name, always the same object. */
export function drawnBoard(key: string): Board {
  const board = drawn.get(key) ?? measured(boardOf(key))
  drawn.set(key, board)
  return board
}

function measured({ drawing, ...board }: BoardData): Board {
  const [roomWidth, roomHeight] = drawing.room
  const [left, top, width, height] = drawing.lair
  return {
    ...board,
    width: drawing.width,
    height: drawing.height,
    roomWidth,
    roomHeight,
    depthLine: drawing.depth_line,
    isSunset: drawing.sky === 'sunset',
    lair: { x: left + width / 2, y: top + height / 2, width, height },
  }
}
