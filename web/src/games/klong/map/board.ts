/** The boards as they are drawn, from the very files the rules read. */
import type { Point } from '../../../lib/plane'

export type Zone = 'outside' | 'upper' | 'depths'

export interface Room extends Point {
  id: number
  zone: Zone
  cave: boolean
  market: boolean
  fountain: boolean
  shrine: boolean
  major: number
  minor: number
  /** points, 0 for none */
  artifact: number
}

/** One-way tunnels lead from a to b. */
export interface Tunnel {
  a: number
  b: number
  boots: number
  heads: number
  lock: boolean
  oneway: boolean
  /** leads round the edge of the board */
  wrap: boolean
}

/** Something with width and height round its middle. */
export interface Area extends Point {
  width: number
  height: number
}

export interface Board {
  key: string
  width: number
  height: number
  roomWidth: number
  roomHeight: number
  /** where the Depths begin */
  depthLine: number
  sky: string
  lair: Area
  rooms: Room[]
  tunnels: Tunnel[]
}

interface BoardFile {
  rooms: (Pick<Room, 'id' | 'zone' | 'x' | 'y'> & Partial<Room>)[]
  tunnels: (Partial<Omit<Tunnel, 'a' | 'b'>> & { ends: [number, number] })[]
  drawing: {
    width: number
    height: number
    room: [number, number]
    depth_line: number
    sky: string
    lair: [number, number, number, number]
  }
}

interface PiecesFile {
  rage: number[]
  countdown: number[]
  price: number
  idols: { points: number }
}

const boardFiles = import.meta.glob<BoardFile>('../../../../../src/spieltisch/games/klong/boards/*.toml', {
  eager: true,
  import: 'default',
})
const piecesFiles = import.meta.glob<PiecesFile>('../../../../../src/spieltisch/games/klong/pieces.toml', {
  eager: true,
  import: 'default',
})

const [pieces] = Object.values(piecesFiles)
/** Cubes an attack draws, by space of the rage track. */
export const RAGE = pieces.rage
/** More cubes drawn, by space of the countdown; on the next one everybody inside is knocked out. */
export const COUNTDOWN = pieces.countdown
export const PRICE = pieces.price
export const IDOL_POINTS = pieces.idols.points

const PLAIN_ROOM = { cave: false, market: false, fountain: false, shrine: false, major: 0, minor: 0, artifact: 0 }
const PLAIN_TUNNEL = { boots: 1, heads: 0, lock: false, oneway: false, wrap: false }

const boards = new Map(
  Object.entries(boardFiles).map(([path, file]) => {
    const key = path.slice(path.lastIndexOf('/') + 1, -'.toml'.length)
    return [key, boardFrom(key, file)]
  }),
)

export const boardKeys = [...boards.keys()]

export function boardOf(key: string): Board {
  const board = boards.get(key)
  if (!board) throw new Error(`There is no board "${key}".`)
  return board
}

function boardFrom(key: string, { rooms, tunnels, drawing }: BoardFile): Board {
  const [roomWidth, roomHeight] = drawing.room
  const [left, top, width, height] = drawing.lair
  return {
    key,
    width: drawing.width,
    height: drawing.height,
    roomWidth,
    roomHeight,
    depthLine: drawing.depth_line,
    sky: drawing.sky,
    lair: { x: left + width / 2, y: top + height / 2, width, height },
    rooms: rooms.map((room) => ({ ...PLAIN_ROOM, ...room })),
    tunnels: tunnels.map(({ ends: [a, b], ...asks }) => ({ a, b, ...PLAIN_TUNNEL, ...asks })),
  }
}
