/** Paper flags that name who stands on whom: one for each tower, where it hides no piece and stays on the board. */
import { times } from '../../../lib/draw'
import type { Point } from '../../../lib/plane'
import { least } from '../../../lib/sure'
import type { BoardData } from './board'
import type { Lying, Plan } from './geometry'

export interface Size {
  width: number
  height: number
}

export interface Box extends Point, Size {}

export interface Tower extends Point {
  /** lowest first */
  seats: number[]
}

export interface Flag extends Box {
  tower: Tower
  /** where its thread is tied to the tower */
  tied: Point
}

/** Pieces exactly above each other. */
export function towersOf(lying: Lying[]): Tower[] {
  const towers = new Map<string, Tower>()
  for (const { x, y, seat } of lying.toSorted((a, b) => a.level - b.level)) {
    const below = towers.get(`${x} ${y}`)?.seats ?? []
    towers.set(`${x} ${y}`, { x, y, seats: [...below, seat] })
  }
  return [...towers.values()].filter(({ seats }) => seats.length > 1)
}

const DIRECTIONS = times(16, (i) => {
  const angle = (i / 16) * 2 * Math.PI
  return { x: Math.cos(angle), y: Math.sin(angle) }
})
const MARGIN = 6
/** Round the middle of the target, in millimetres: there the disc is put. */
const TARGET = 40
/** What a covered unit of the drawing costs. */
const COST = { piece: 30, flag: 30, target: 2, field: 0.15, way: 2 }

/** @param hung the flags as they are: one that still hides nothing stays */
export function flagsFor(
  board: BoardData,
  plan: Plan,
  lying: Lying[],
  sizeOf: (tower: Tower) => Size,
  hung: Flag[] = [],
): Flag[] {
  const pieces = lying.map((piece) => pieceBox(board, plan, piece))
  const fields = board.fields.map((field) => around(plan.at(field), board.field * plan.scale))
  const target = around(plan.at(board.target.centre), TARGET * plan.scale)
  const flags: Flag[] = []
  for (const tower of towersOf(lying)) {
    const at = plan.at(tower)
    const size = sizeOf(tower)
    const cost = (box: Box): number =>
      COST.piece * covered(box, pieces) +
      COST.flag * covered(box, flags) +
      COST.target * overlap(box, target) +
      COST.field * covered(box, fields) +
      COST.way * Math.hypot(box.x + size.width / 2 - at.x, box.y + size.height / 2 - at.y)
    const old = hung.find((flag) => isSame(flag, tower, size))
    if (old && covered(old, pieces) + covered(old, flags) === 0) flags.push(old)
    else {
      const box = least(placesFor(size, at, plan, board), cost)
      flags.push({ ...box, tower, tied: tieFor(box, at, board, plan, tower.seats.length) })
    }
  }
  return flags
}

/** Whether something round would be seen under a flag. */
export const isOver = (flag: Flag, at: Point, radius: number): boolean => overlap(flag, around(at, radius)) > 0

const isSame = (flag: Flag, tower: Tower, { width, height }: Size): boolean =>
  JSON.stringify([flag.tower, flag.width, flag.height]) === JSON.stringify([tower, width, height])

/** Round the tower, nearer ones first, all of them inside the rails. */
function placesFor({ width, height }: Size, at: Point, plan: Plan, board: BoardData): Box[] {
  const rail = board.rail * plan.scale + MARGIN
  const radius = board.piece * plan.scale
  return [14, 26, 44, 66].flatMap((gap) =>
    DIRECTIONS.map(({ x, y }) => ({
      x: within(at.x + x * (radius + gap + width / 2) - width / 2, rail, plan.width - rail - width),
      y: within(at.y + y * (radius + gap + height / 2) - height / 2, rail, plan.height - rail - height),
      width,
      height,
    })),
  )
}

/** On the rim of the tower's top, at the side where the flag is. */
function tieFor(box: Box, at: Point, board: BoardData, plan: Plan, count: number): Point {
  const radius = board.piece * plan.scale
  const top = at.y - (count - 0.4) * board.height * plan.scale
  const [dx, dy] = [box.x + box.width / 2 - at.x, box.y + box.height / 2 - top]
  const long = Math.hypot(dx, dy) || 1
  return { x: at.x + (dx / long) * radius * 0.9, y: top + (dy / long) * radius * 0.9 }
}

function pieceBox(board: BoardData, plan: Plan, piece: Lying): Box {
  const { x, y } = plan.at(piece)
  const high = (piece.level + 1) * board.height * plan.scale
  const box = around({ x, y }, board.piece * plan.scale)
  return { ...box, y: box.y - high, height: box.height + high }
}

const around = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

const covered = (box: Box, others: Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0)

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
