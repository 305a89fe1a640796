/** The cord of the aim in units of the drawing: how far it can be pulled, and where its beads and its grip are. */
import { times } from '../../../lib/draw'
import type { Point } from '../../../lib/plane'
import type { Box } from '../board/flags'

export const BEADS = 10
/** From the middle of the disc to where the whole strength is. */
const FULL = { wide: 223, upright: 112 }
/** A window that ends behind the target shortens the pull, but never below this. */
const LEAST = 64
/** The grip keeps so far from the window's edge. */
const MARGIN = 22

export interface Cord {
  grip: Point
  /** by tenths of the strength; the pull has passed those that are on */
  beads: (Point & { on: boolean })[]
}

/** The whole pull against the way of the flick (of length 1), as far as the window has room for it. */
export function fullPull(disc: Point, way: Point, screen: Box | null, vertical: boolean): number {
  const wished = vertical ? FULL.upright : FULL.wide
  if (!screen) return wished
  const room = Math.min(
    roomAlong(disc.x, -way.x, screen.x + MARGIN, screen.x + screen.width - MARGIN),
    roomAlong(disc.y, -way.y, screen.y + MARGIN, screen.y + screen.height - MARGIN),
  )
  return Math.min(wished, Math.max(LEAST, room))
}

/** `strength` from 0 to 1; the pull begins at the rim of the disc. */
export function cordOf(disc: Point, way: Point, radius: number, full: number, strength: number): Cord {
  const at = (share: number): Point => {
    const far = radius + (full - radius) * share
    return { x: disc.x - way.x * far, y: disc.y - way.y * far }
  }
  return {
    grip: at(strength),
    beads: times(BEADS, (i) => ({ ...at((i + 1) / BEADS), on: (i + 1) / BEADS <= strength })),
  }
}

function roomAlong(from: number, step: number, least: number, most: number): number {
  if (step === 0) return Infinity
  return ((step > 0 ? most : least) - from) / step
}
