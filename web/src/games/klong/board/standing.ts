/** Where pawns stand: several in one room side by side, beside what lies there; those who got out on the castle. */
import type { Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'
import type { Area, Board } from './boards'
import { roomOf } from './geometry'
import { battlement, castleGate } from './layout'
import type { Scene } from './scene'

export interface Standing extends Point {
  scale: number
}

/** How far below the middle of a room a pawn's foot is. */
const FOOT = 14
const ALONE = 1.22
const TOGETHER = 1
/** By how many stand in an empty room. */
const ABREAST = [[], [0], [-14, 14], [-23, 0, 23], [-27, -9, 9, 27]]
/** Beside what lies in the middle of a room. */
const ASIDE = [26, -26, 13, -13]
/** Before the gate, below its name, and on its towers once out. */
const AT_GATE = [0, 22, -22, 44]
const BEFORE_GATE = 46
const AT_HOME = [-36, 36, 0, 18]
const ON_TOWERS = -14
const NOBODY = -1

/** What a pawn covers that stands there. */
export const pawnArea = ({ x, y, scale }: Standing): Area => ({
  x,
  y: y - 12 * scale,
  width: 22 * scale,
  height: 36 * scale,
})

/** By seat; null for those who were lost. */
export function standings(board: Board, scene: Scene): (Standing | null)[] {
  const [first = NOBODY, space = 0] = scene.clock
  return scene.seats.map(({ room, fate }, seat) => {
    if (first === seat) return onBattlement(space)
    if (fate === 'lost') return null
    if (fate !== 'inside') return safe(board, scene, seat)
    return inside(board, scene, room, seat)
  })
}

function inside(board: Board, scene: Scene, id: number, seat: number): Standing {
  const room = roomOf(board, id)
  const here = scene.seats.flatMap((other, index) => (other.fate === 'inside' && other.room === id ? [index] : []))
  const place = here.indexOf(seat)
  const scale = here.length > 1 ? TOGETHER : ALONE
  if (room.zone === 'outside') return { x: room.x + at(AT_GATE, place), y: room.y + BEFORE_GATE, scale: TOGETHER }
  const offset = hasContents(board, scene, id) ? at(ASIDE, place) : at(at(ABREAST, here.length), place)
  return { x: room.x + offset, y: room.y + FOOT, scale }
}

function safe(board: Board, scene: Scene, seat: number): Standing {
  const gate = castleGate(board)
  const out = scene.seats.flatMap(({ fate }, index) =>
    fate !== 'inside' && fate !== 'lost' && scene.clock[0] !== index ? [index] : [],
  )
  return { x: gate.x + at(AT_HOME, out.indexOf(seat)), y: gate.y + ON_TOWERS, scale: 0.9 }
}

function onBattlement(space: number): Standing {
  const { x, y, height } = battlement(space)
  return { x, y: y - height / 2, scale: 0.9 }
}

function hasContents(board: Board, scene: Scene, id: number): boolean {
  const { fountain, shrine } = roomOf(board, id)
  return (
    fountain ||
    shrine ||
    scene.majors.includes(id) ||
    scene.minors.some(([room]) => room === id) ||
    scene.artifacts.some(([room]) => room === id)
  )
}
