/** Where things of a board lie in its drawing: tunnels as bows, the signs on them, outlines of rooms, ways for pawns. */
import { isAhead, neighbour } from '../../../lib/compass'
import { random, short, times } from '../../../lib/draw'
import { distance, type Point } from '../../../lib/plane'
import { at, first, least } from '../../../lib/sure'
import type { Area, Board, Room, Tunnel } from './boards'

/** A quadratic curve; tunnels bow a little, so that they look dug. */
export interface Bow {
  from: Point
  control: Point
  to: Point
}

type SignKind = 'boots' | 'head' | 'lock' | 'oneway' | 'left' | 'right'

export interface Sign extends Area {
  kind: SignKind
  tunnel: Tunnel
  /** degrees, for those that point along the tunnel */
  angle: number
}

export const TUNNEL_WIDTH = 25

/** The castle is larger than a room, and its tunnel leaves from the foot of the gate. */
const GATE = { width: 80, height: 52, foot: 22 }
const LARGEST_BOW = 9
const BOW_A_LENGTH = 0.05
const SIGN_SIZES: Record<SignKind, { width: number; height: number }> = {
  boots: { width: 34, height: 22 },
  head: { width: 23, height: 23 },
  lock: { width: 23, height: 23 },
  oneway: { width: 22, height: 22 },
  left: { width: 28, height: 28 },
  right: { width: 28, height: 28 },
}
/** How far the arrow of a tunnel round the edge stands from the edge. */
const EDGE = 18
const BEYOND = 20

export const roomOf = (board: Board, id: number): Room => {
  const room = board.rooms.find((each) => each.id === id)
  if (!room) throw new Error(`Board "${board.key}" has no room ${id}.`)
  return room
}

export const areaOf = (board: Board, { x, y, zone }: Room): Area =>
  zone === 'outside'
    ? { x, y, width: GATE.width, height: GATE.height }
    : { x, y, width: board.roomWidth, height: board.roomHeight }

export const tunnelBetween = (board: Board, a: number, b: number): Tunnel | undefined =>
  board.tunnels.find((tunnel) => tunnel.ends.includes(a) && tunnel.ends.includes(b))

/** A tunnel as one bow, or as two straight pieces if it leads round the edge of the board. */
export function bowsOf(board: Board, tunnel: Tunnel): Bow[] {
  const [start, end] = endsOf(board, tunnel)
  const [a, b] = [anchor(start), anchor(end)]
  if (tunnel.wrap) return [toEdge(board, a, a.x < b.x), toEdge(board, b, b.x <= a.x)]
  const length = distance(a, b)
  const sway = ((board.tunnels.indexOf(tunnel) * 37) % 5) / 2 - 1
  const bow = 2 * Math.min(LARGEST_BOW, length * BOW_A_LENGTH) * sway
  const control = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bow,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bow,
  }
  return [{ from: a, control, to: b }]
}

export function pointOn({ from, control, to }: Bow, u: number): Point {
  const [p, q, r] = [(1 - u) ** 2, 2 * u * (1 - u), u * u]
  return { x: p * from.x + q * control.x + r * to.x, y: p * from.y + q * control.y + r * to.y }
}

export const drawn = ({ from, control, to }: Bow): string =>
  `M${short(from.x)} ${short(from.y)}Q${short(control.x)} ${short(control.y)} ${short(to.x)} ${short(to.y)}`

export const samples = (bow: Bow, count = 24): Point[] => times(count + 1, (i) => pointOn(bow, i / count))

/**
 * The way of a pawn through the tunnel between two rooms, as legs of points: one leg, or two if it leaves the board on
 * one side and comes back on the other. Empty if no tunnel joins them.
 */
export function walkPath(board: Board, from: number, to: number): Point[][] {
  const tunnel = tunnelBetween(board, from, to)
  if (!tunnel) return []
  const legs = bowsOf(board, tunnel).map((bow) => samples(bow))
  const isForward = tunnel.ends[0] === from
  if (!tunnel.wrap) return isForward ? legs : legs.map((leg) => leg.toReversed())
  return (isForward ? legs : legs.toReversed()).map((leg, i) => (i === 0 ? leg : leg.toReversed()))
}

/** The room that an arrow key leads to: the nearest ahead, and only where none is ahead one aside. */
export function towardsRoom<Place extends Point>(from: Place, rooms: Place[], key: string): Place {
  const ahead = rooms.filter((room) => isAhead(from, room, key))
  return neighbour(from, ahead.length > 0 ? [from, ...ahead] : rooms, key)
}

/** All signs of a board, each tunnel's side by side where they lie clear of rooms and of the signs before them. */
export function signsOf(board: Board): Sign[] {
  const signs = known.get(board) ?? placedSigns(board)
  known.set(board, signs)
  return signs
}

const known = new WeakMap<Board, Sign[]>()

function placedSigns(board: Board): Sign[] {
  const placed: Sign[] = []
  const mostFirst = board.tunnels.toSorted((s, t) => kindsOf(t).length - kindsOf(s).length)
  for (const tunnel of mostFirst)
    placed.push(...(tunnel.wrap ? edgeSigns(board, tunnel) : bestSigns(board, tunnel, placed)))
  return placed
}

/** How much two areas overlap in the direction in which they overlap least; negative is the gap between them. */
export const overlap = (a: Area, b: Area): number =>
  Math.min((a.width + b.width) / 2 - Math.abs(a.x - b.x), (a.height + b.height) / 2 - Math.abs(a.y - b.y))

/** How far a point lies outside an area; 0 inside. */
export const farFrom = (area: Area, { x, y }: Point): number =>
  Math.hypot(Math.max(0, Math.abs(x - area.x) - area.width / 2), Math.max(0, Math.abs(y - area.y) - area.height / 2))

/** A chamber's outline: a little irregular, always the same. Caves are jagged. */
export function outlineOf(board: Board, room: Room): string {
  const chance = random(room.id * 7919)
  const [w, h] = [board.roomWidth / 2, board.roomHeight / 2]
  const unsteady = (): number => (chance() - 0.5) * 4
  const corners = room.cave ? CAVE : CHAMBER
  return `M${corners.map(([x, y]) => `${short(room.x + x * w + unsteady())} ${short(room.y + y * h + unsteady())}`).join('L')}Z`
}

const CAVE: [x: number, y: number][] = [
  [-0.62, -1],
  [0.1, -1.08],
  [0.66, -0.96],
  [1, -0.25],
  [0.86, 0.7],
  [0.3, 1],
  [-0.45, 1.04],
  [-0.95, 0.55],
  [-1, -0.4],
]
const CHAMBER: [x: number, y: number][] = [
  [-0.8, -1],
  [0, -1.03],
  [0.82, -1],
  [1, -0.7],
  [1.02, 0],
  [1, 0.72],
  [0.8, 1],
  [0, 1.02],
  [-0.82, 1],
  [-1, 0.7],
  [-1.02, 0],
  [-1, -0.72],
]

const endsOf = (board: Board, { ends: [from, to] }: Tunnel): [Room, Room] => [roomOf(board, from), roomOf(board, to)]

const anchor = ({ x, y, zone }: Room): Point => (zone === 'outside' ? { x, y: y + GATE.foot } : { x, y })

function toEdge({ width }: Board, from: Point, left: boolean): Bow {
  const to = { x: left ? -BEYOND : width + BEYOND, y: from.y }
  return { from, control: { x: (from.x + to.x) / 2, y: from.y }, to }
}

function kindsOf({ boots, heads, lock, oneway, wrap }: Tunnel): SignKind[] {
  if (wrap) return []
  return [
    ...(boots > 1 ? ['boots' as const] : []),
    ...times(heads, () => 'head' as const),
    ...(lock ? ['lock' as const] : []),
    ...(oneway ? ['oneway' as const] : []),
  ]
}

function edgeSigns(board: Board, tunnel: Tunnel): Sign[] {
  return bowsOf(board, tunnel).map(({ from, to }) => {
    const kind = to.x < from.x ? ('left' as const) : ('right' as const)
    const x = kind === 'left' ? EDGE : board.width - EDGE
    return { kind, tunnel, x, y: to.y, angle: 0, ...SIGN_SIZES[kind] }
  })
}

const SHIFTS = [0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -26, 26, -32, 32, -40, 40]

/** In the middle of what is seen of the tunnel, or as little beside it as keeps everything clear. */
function bestSigns(board: Board, tunnel: Tunnel, placed: Sign[]): Sign[] {
  if (kindsOf(tunnel).length === 0) return []
  const tries = SHIFTS.map((shift) => signsAt(board, tunnel, shift))
  return least(tries, (signs) => crowdingOf(board, signs, placed))
}

function crowdingOf(board: Board, signs: Sign[], placed: Sign[]): number {
  const hidden = signs.flatMap((sign) => [
    ...board.rooms.map((room) => overlap(areaOf(board, room), sign)),
    ...placed.map((other) => overlap(other, sign)),
  ])
  return hidden.reduce((sum, each) => sum + Math.max(0, each), 0)
}

function signsAt(board: Board, tunnel: Tunnel, shift: number): Sign[] {
  const bow = first(bowsOf(board, tunnel))
  const length = distance(bow.from, bow.to)
  const angle = Math.atan2(bow.to.y - bow.from.y, bow.to.x - bow.from.x)
  const kinds = kindsOf(tunnel)
  const steps = kinds.slice(1).map((kind, i) => besideEachOther(SIGN_SIZES[at(kinds, i)], SIGN_SIZES[kind], angle))
  const whole = steps.reduce((sum, each) => sum + each, 0)
  let along = length * seenMiddle(board, tunnel) - whole / 2 + shift
  return kinds.map((kind, i) => {
    const { x, y } = pointOn(bow, along / length)
    along += steps[i] ?? 0
    return { kind, tunnel, x, y, angle: (angle * 180) / Math.PI, ...SIGN_SIZES[kind] }
  })
}

type Size = Pick<Area, 'width' | 'height'>

/** How far apart along a line of this angle the middles of two things are that just do not touch. */
function besideEachOther(a: Size, b: Size, angle: number): number {
  const [across, along] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return Math.min((a.width + b.width) / 2 / across, (a.height + b.height) / 2 / along)
}

/** The middle, from 0 to 1, of that part of a tunnel that no room at its ends covers. */
function seenMiddle(board: Board, tunnel: Tunnel): number {
  const [start, end] = endsOf(board, tunnel)
  const [from, to] = [anchor(start), anchor(end)]
  const covered = (room: Room): number => {
    const { width, height } = areaOf(board, room)
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    return Math.min(width / 2 / (dx || Infinity), (room.zone === 'outside' ? 4 : height / 2) / (dy || Infinity))
  }
  return (covered(start) + 1 - covered(end)) / 2
}
