/** The pictures there are: one for wide screens, with a crowd round the board, and two for phones. */
import type { Point } from '../../../lib/plane'

export interface Place extends Point {
  scale: number
}

/** A hand in the crowd: the foot of the barrel it holds, and from where the arm comes. */
export interface Grip extends Point {
  width: number
  mirrored: boolean
  /** from the wrist to the shoulder, in widths of the barrel */
  arm: Point
}

/** What belongs to one side of the table, seen from the chair. */
export interface Edge {
  start: Place
  city: Place
  /** the left and the right hand, where the crowd is drawn */
  hands: [Grip, Grip] | null
  /** where a chosen barrel stands; `scale` is how wide it is drawn */
  chosen: Place | null
  /** the upper corner of the place card, the left one or the right one */
  card: (Point & { corner: 'left' | 'right'; most: number }) | null
}

export interface Frame {
  name: 'wide' | 'phone' | 'short'
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
  /** bottom, left, top, right */
  edges: [Edge, Edge, Edge, Edge]
}

/** How much larger the flat drawing must be to be taken. */
const WORTHWHILE = 1.06

export const wideFrame: Frame = {
  name: 'wide',
  width: 1280,
  height: 630,
  cx: 640,
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
  edges: [
    {
      start: { x: 528, y: 594, scale: 0.8 },
      city: { x: 756, y: 598, scale: 0.86 },
      hands: [
        { x: 404, y: 606, width: 50, mirrored: false, arm: { x: -2, y: 13 } },
        { x: 880, y: 606, width: 50, mirrored: true, arm: { x: 2, y: 13 } },
      ],
      chosen: { x: 642, y: 618, scale: 50 },
      card: null,
    },
    {
      start: { x: 104, y: 262, scale: 0.86 },
      city: { x: 104, y: 378, scale: 0.92 },
      hands: [
        { x: 158, y: 182, width: 52, mirrored: false, arm: { x: -22, y: -1.4 } },
        { x: 150, y: 556, width: 52, mirrored: false, arm: { x: -22, y: 0.6 } },
      ],
      chosen: { x: 74, y: 552, scale: 50 },
      card: { x: 20, y: 414, corner: 'left', most: 216 },
    },
    {
      start: { x: 726, y: 96, scale: 0.76 },
      city: { x: 556, y: 102, scale: 0.8 },
      hands: [
        { x: 976, y: 162, width: 50, mirrored: true, arm: { x: 2, y: -13 } },
        { x: 372, y: 158, width: 50, mirrored: false, arm: { x: -2, y: -13 } },
      ],
      chosen: { x: 1010, y: 132, scale: 50 },
      card: { x: 770, y: 58, corner: 'left', most: 178 },
    },
    {
      start: { x: 1176, y: 386, scale: 0.86 },
      city: { x: 1176, y: 258, scale: 0.92 },
      hands: [
        { x: 1130, y: 556, width: 52, mirrored: true, arm: { x: 22, y: 0.6 } },
        { x: 1122, y: 182, width: 52, mirrored: true, arm: { x: 22, y: -1.4 } },
      ],
      chosen: { x: 1222, y: 552, scale: 50 },
      card: { x: 1260, y: 414, corner: 'right', most: 216 },
    },
  ],
}

export const phoneFrame: Frame = {
  name: 'phone',
  width: 390,
  height: 384,
  cx: 195,
  cy: 192,
  rx: 174,
  ry: 146,
  bandX: 36,
  bandY: 34,
  thick: 9,
  piece: 0.62,
  paving: 3.4,
  barrel: 33,
  nearer: 5,
  spread: { x: 0.92, y: 0.95 },
  down: 18,
  edges: [
    {
      start: { x: 90, y: 360, scale: 0.56 },
      city: { x: 306, y: 362, scale: 0.56 },
      hands: null,
      chosen: { x: 198, y: 375, scale: 32 },
      card: null,
    },
    {
      start: { x: 32, y: 64, scale: 0.56 },
      city: { x: 36, y: 324, scale: 0.56 },
      hands: null,
      chosen: null,
      card: null,
    },
    {
      start: { x: 302, y: 26, scale: 0.56 },
      city: { x: 86, y: 30, scale: 0.56 },
      hands: null,
      chosen: null,
      card: null,
    },
    {
      start: { x: 358, y: 324, scale: 0.56 },
      city: { x: 354, y: 70, scale: 0.56 },
      hands: null,
      chosen: null,
      card: null,
    },
  ],
}

/** For phones with little height to spare: flatter, so that the barrels stay large. */
export const shortFrame: Frame = {
  name: 'short',
  width: 390,
  height: 304,
  cx: 195,
  cy: 150,
  rx: 174,
  ry: 108,
  bandX: 36,
  bandY: 28,
  thick: 8,
  piece: 0.56,
  paving: 3.2,
  barrel: 31,
  nearer: 4,
  spread: { x: 0.96, y: 0.98 },
  down: 15,
  edges: [
    {
      start: { x: 88, y: 283, scale: 0.5 },
      city: { x: 306, y: 284, scale: 0.5 },
      hands: null,
      chosen: { x: 198, y: 298, scale: 29 },
      card: null,
    },
    {
      start: { x: 28, y: 56, scale: 0.5 },
      city: { x: 32, y: 246, scale: 0.5 },
      hands: null,
      chosen: null,
      card: null,
    },
    {
      start: { x: 302, y: 22, scale: 0.5 },
      city: { x: 86, y: 24, scale: 0.5 },
      hands: null,
      chosen: null,
      card: null,
    },
    {
      start: { x: 362, y: 246, scale: 0.5 },
      city: { x: 358, y: 60, scale: 0.5 },
      hands: null,
      chosen: null,
      card: null,
    },
  ],
}

/** The drawing for a phone that is shown largest in a box. */
export function phoneFrameFor(width: number, height: number): Frame {
  const size = (frame: Frame): number => Math.min(width / frame.width, height / frame.height)
  return size(shortFrame) > size(phoneFrame) * WORTHWHILE ? shortFrame : phoneFrame
}
