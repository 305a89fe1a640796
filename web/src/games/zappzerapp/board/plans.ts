/**
 * Plans of the drawing: one for wide screens, with a crowd round the board, and one for phones, as high as there is room
 * for it.
 */
import type { Point } from '../../../lib/plane'

export interface Place extends Point {
  scale: number
}

/** What of a side stays on the table. */
export interface Home {
  start: Place
  city: Place
}

/** A hand in the crowd: the foot of the barrel it holds, and from where the arm comes. */
export interface Grip extends Point {
  width: number
  mirrored: boolean
  /** from the wrist to the shoulder, in widths of the barrel */
  arm: Point
}

/** Somebody who sits at the table. */
export interface Neighbour {
  hands: [left: Grip, right: Grip]
  /** where a chosen barrel stands; `scale` is how wide it is drawn */
  chosen: Place
  /** the upper corner of the place card, the left one or the right one; none for whoever looks */
  card: (Point & { corner: 'left' | 'right'; most: number }) | null
}

/** By edge: bottom, left, top, right. */
type Edges<Thing> = [Thing, Thing, Thing, Thing]

/** How large everything is drawn, and where. */
export interface Plan {
  name: 'wide' | 'phone'
  width: number
  height: number
  /** the middle of the ring, and its outer radii */
  cx: number
  cy: number
  rx: number
  ry: number
  /** how broad the fields are, and how thick the board is */
  bandX: number
  bandY: number
  thick: number
  /** size of apprentices and towers */
  piece: number
  paving: number
  /** width of a barrel in the middle of the hill, and how much wider the nearest is */
  barrel: number
  nearer: number
  /** how much of the hill they stand on, and how far below its middle */
  spread: Point
  down: number
  homes: Edges<Home>
  /** none where the drawing has no room for them */
  crowd: Edges<Neighbour> | null
}

const WIDTH = { wide: 1280, phone: 390 }
/** How high the drawing for phones can be, and two heights at which it is known how large things are. */
const LOWEST = 264
const HIGHEST = 430
const FLAT = 276
const TALL = 384

export const widePlan: Plan = {
  name: 'wide',
  width: WIDTH.wide,
  height: 630,
  cx: WIDTH.wide / 2,
  cy: 342,
  rx: 424,
  ry: 204,
  bandX: 82,
  bandY: 50,
  thick: 15,
  piece: 0.98,
  paving: 5,
  barrel: 52,
  nearer: 9,
  spread: { x: 0.9, y: 0.92 },
  down: 12,
  homes: [
    { start: { x: 528, y: 594, scale: 0.8 }, city: { x: 800, y: 594, scale: 0.86 } },
    { start: { x: 104, y: 262, scale: 0.86 }, city: { x: 104, y: 378, scale: 0.92 } },
    { start: { x: 726, y: 96, scale: 0.76 }, city: { x: 556, y: 102, scale: 0.8 } },
    { start: { x: 1176, y: 386, scale: 0.86 }, city: { x: 1176, y: 258, scale: 0.92 } },
  ],
  crowd: [
    {
      hands: [grip(404, 606, { x: -2, y: 13 }), grip(880, 606, { x: 2, y: 13 })],
      chosen: { x: 642, y: 618, scale: 50 },
      card: null,
    },
    {
      hands: [grip(158, 182, { x: -22, y: -1.4 }), grip(150, 556, { x: -22, y: 0.6 })],
      chosen: { x: 74, y: 552, scale: 50 },
      card: { x: 20, y: 414, corner: 'left', most: 176 },
    },
    {
      hands: [grip(976, 162, { x: 2, y: -13 }), grip(372, 158, { x: -2, y: -13 })],
      chosen: { x: 1010, y: 132, scale: 50 },
      card: { x: 770, y: 58, corner: 'left', most: 178 },
    },
    {
      hands: [grip(1130, 556, { x: 22, y: 0.6 }), grip(1122, 182, { x: 22, y: -1.4 })],
      chosen: { x: 1222, y: 552, scale: 50 },
      card: { x: 1260, y: 414, corner: 'right', most: 176 },
    },
  ],
}

export const phonePlan: Plan = phoneOf(TALL)
/** Where the drawing is small, people are larger than at the table. */
export const smallPlan: Plan = { ...phonePlan, piece: 0.84 }

/** The drawing for a phone that fills a box: where it is low the ring is flat, so that the barrels stay large. */
export function phonePlanFor(width: number, height: number): Plan {
  const fitting = Math.round((WIDTH.phone * height) / width)
  return phoneOf(Math.max(LOWEST, Math.min(HIGHEST, fitting || TALL)))
}

function phoneOf(height: number): Plan {
  const part = (height - FLAT) / (TALL - FLAT)
  const grown = (flat: number, tall: number): number => flat + (tall - flat) * part
  const thick = 8
  const home = grown(0.5, 0.56)
  return {
    name: 'phone',
    width: WIDTH.phone,
    height,
    cx: WIDTH.phone / 2,
    cy: (height - thick) / 2,
    rx: 174,
    ry: grown(108, 146),
    bandX: 36,
    bandY: grown(28, 34),
    thick,
    piece: grown(0.56, 0.62),
    paving: grown(3.2, 3.4),
    barrel: grown(36, 39),
    nearer: grown(4, 5),
    spread: { x: 1.14, y: grown(1.11, 1.27) },
    down: grown(18, 24),
    homes: inTheCorners(height, { x: 88, y: grown(23, 26) }, { x: 33, y: grown(53, 63) }, home),
    crowd: null,
  }
}

/** Starts and cities two to a corner: one of the lower or upper edge, and aside of it one of the left or right edge. */
function inTheCorners(height: number, near: Point, aside: Point, scale: number): Edges<Home> {
  const left = ({ x }: Point, y: number): Place => ({ x, y, scale })
  const right = ({ x }: Point, y: number): Place => ({ x: WIDTH.phone - x, y, scale })
  return [
    { start: left(near, height - near.y), city: right(near, height - near.y) },
    { start: left(aside, aside.y), city: left(aside, height - aside.y) },
    { start: right(near, near.y), city: left(near, near.y) },
    { start: right(aside, height - aside.y), city: right(aside, aside.y) },
  ]
}

/** Arms that come from the right are mirrored. */
function grip(x: number, y: number, arm: Point): Grip {
  const isAside = Math.abs(arm.x) > Math.abs(arm.y)
  return { x, y, width: isAside ? 52 : 50, mirrored: arm.x > 0, arm }
}
