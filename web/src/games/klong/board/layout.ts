/** What lies round rooms and tunnels: castle, rage track and battlements in the sky, market squares, finds in the earth. */
import { random, times } from '../../../lib/draw'
import { distance, type Point } from '../../../lib/plane'
import { at, first } from '../../../lib/sure'
import { PIECES } from '../data'
import type { Area, Board, Room } from './boards'
import type { IconName } from '../tokens/icons'
import { areaOf, bowsOf, farFrom, overlap, samples, signsOf, TUNNEL_WIDTH } from './geometry'

/** How far the picture goes on beyond the map's edges, for windows of another shape. */
export const MARGIN = 700

/** Where the earth begins. */
export const GROUND = 128

const RAGE = { x: 352, y: 70, step: 98, rise: 13, radius: 26 }
const BATTLEMENTS = { x: 134, y: 74, step: 32, height: 30 }

/** The middle of a space of the rage track, counted from 1; the track rises towards its middle. */
export function rageSpace(space: number): Point {
  const along = (space - 1) / (PIECES.rage.length - 1)
  return { x: RAGE.x + (space - 1) * RAGE.step, y: RAGE.y - Math.sin(along * Math.PI) * RAGE.rise }
}
export const RAGE_RADIUS = RAGE.radius

const DRAGON = { width: 98, height: 98, up: 3 }

/** The dragon as it flies over its space. */
export function dragonArea(space: number): Area {
  const { x, y } = rageSpace(space)
  return { x, y: y - DRAGON.up, width: DRAGON.width, height: DRAGON.height }
}

/** A merlon of the countdown, counted from 1; on its top edge the first one out stands. */
export const battlement = (space: number): Area => ({
  x: BATTLEMENTS.x + (space - 0.5) * BATTLEMENTS.step,
  y: BATTLEMENTS.y + BATTLEMENTS.height / 2,
  width: BATTLEMENTS.step,
  height: BATTLEMENTS.height,
})

export const castleGate = (board: Board): Room => {
  const gate = board.rooms.find(({ zone }) => zone === 'outside')
  if (!gate) throw new Error(`Board "${board.key}" has no start.`)
  return gate
}

/** A market square: one under each group of market rooms that stand close together. */
interface Square extends Area {
  rooms: Room[]
  /** where its goods lie */
  stall: Point
}

const NEAR_MARKET = 160

export function marketsOf(board: Board): Square[] {
  const groups: Room[][] = []
  for (const room of board.rooms.filter(({ market }) => market)) {
    const near = groups.find((group) => group.some((other) => distance(other, room) < NEAR_MARKET))
    if (near) near.push(room)
    else groups.push([room])
  }
  return groups.map((rooms) => squareRound(board, rooms))
}

function squareRound(board: Board, rooms: Room[]): Square {
  const [xs, ys] = [rooms.map(({ x }) => x), rooms.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const area = {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + board.roomWidth + 32,
    height: bottom - top + board.roomHeight + 30,
  }
  return { ...area, rooms, stall: { x: area.x, y: top } }
}

/** A fossil or a mushroom in the earth. */
interface Find extends Point {
  icon: IconName
  deep: boolean
}

const FINDS: { upper: IconName[]; deep: IconName[] } = {
  upper: ['ammonite-fossil', 'trilobite', 'bone-knife', 'fossil', 'rock', 'spiral-shell'],
  deep: [
    'mushroom-gills',
    'mushrooms-cluster',
    'fish-corpse',
    'ribcage',
    'skull-in-jar',
    'spider-web',
    'bat',
    'chewed-skull',
    'candles',
    'mushrooms',
  ],
}
const MOST_FINDS = 30
const FIND_TRIES = 3000
const FIND_SIZE = 30
const FINDS_APART = 84
const GRASS = 80

/** Things lie wherever there is room for them, always the same ones. */
export function findsOf(board: Board): Find[] {
  const chance = random(board.key.charCodeAt(0) * 21)
  const digs = board.tunnels.flatMap((tunnel) => bowsOf(board, tunnel).flatMap((bow) => samples(bow)))
  const taken: Area[] = [
    ...board.rooms.map((room) => grown(areaOf(board, room), 10)),
    ...signsOf(board),
    ...marketsOf(board),
    board.lair,
    { x: board.width / 2, y: board.depthLine, width: board.width, height: GRASS },
    ...labelAreas(board),
  ]
  const finds: Find[] = []
  for (let tries = 0; tries < FIND_TRIES && finds.length < MOST_FINDS; tries++) {
    const [x, y] = [26 + chance() * (board.width - 52), GROUND + 30 + chance() * (board.height - GROUND - 52)]
    const area = { x, y, width: FIND_SIZE, height: FIND_SIZE }
    const isFree =
      taken.every((other) => overlap(other, area) < -4) &&
      digs.every((point) => farFrom(area, point) > TUNNEL_WIDTH / 2 + 2) &&
      finds.every((other) => distance(other, area) > FINDS_APART)
    if (!isFree) continue
    const deep = y > board.depthLine
    const kinds = deep ? FINDS.deep : FINDS.upper
    finds.push({ x, y, deep, icon: at(kinds, finds.length % kinds.length) })
  }
  return finds
}

const LABEL = { width: 84, height: 26, fromEdge: 64, fromGrass: 24, belowGrass: 28 }

/** "Verlies" above the grass and "Tiefen" below it: at the right edge, or at the left where that is taken. */
export function labelAreas(board: Board): [Area, Area] {
  const above = { y: board.depthLine - LABEL.fromGrass, width: LABEL.width, height: LABEL.height }
  const below = { ...above, y: board.depthLine + LABEL.belowGrass }
  return [placedLabel(board, above), placedLabel(board, below)]
}

function placedLabel(board: Board, label: Omit<Area, 'x'>): Area {
  const taken: Area[] = [...board.rooms.map((room) => areaOf(board, room)), ...signsOf(board), board.lair]
  const digs = board.tunnels.flatMap((tunnel) => bowsOf(board, tunnel).flatMap((bow) => samples(bow)))
  const tries = times(26, (i) => ({ ...label, x: board.width - LABEL.fromEdge - i * 40 }))
  const free = tries.find(
    (area) =>
      taken.every((other) => overlap(other, area) < 0) &&
      digs.every((point) => farFrom(area, point) > TUNNEL_WIDTH / 2),
  )
  return free ?? first(tries)
}

const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x,
  y,
  width: width + 2 * by,
  height: height + 2 * by,
})
