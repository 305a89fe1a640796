/**
 * Where everything is in the drawing. The ring is an ellipse, seen from the chair of the side that `turn` names: that side
 * is always at the bottom, the others follow clockwise.
 */
import { short, times } from '../../../lib/draw'
import type { Point } from '../../../lib/plane'
import { CITY, fieldOf, layout } from './layout'

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

const QUARTERS = 4
/** The middle of the bottom, in degrees clockwise from the right. */
const BOTTOM = 90
/** How many straight pieces the edge of a field is bent with. */
const CORNERS = 6
/** How much nearer to the middle barrels come while they are mixed. */
const CLOSER = 0.35
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
      hands: null,
      chosen: { x: 642, y: 618, scale: 50 },
      card: null,
    },
    {
      start: { x: 104, y: 262, scale: 0.86 },
      city: { x: 104, y: 378, scale: 0.92 },
      hands: [
        { x: 158, y: 182, width: 52, mirrored: false, arm: { x: -14, y: -0.9 } },
        { x: 150, y: 556, width: 52, mirrored: false, arm: { x: -14, y: 0.4 } },
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
        { x: 1130, y: 556, width: 52, mirrored: true, arm: { x: 14, y: 0.4 } },
        { x: 1122, y: 182, width: 52, mirrored: true, arm: { x: 14, y: -0.9 } },
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

/** Which edge of the drawing a side sits at: 0 bottom, 1 left, 2 top, 3 right. */
export const edgeAt = (side: number, turn: number): number => (side - turn + QUARTERS) % QUARTERS

export const edgeOf = (frame: Frame, side: number, turn: number): Edge => frame.edges[edgeAt(side, turn)]

/** The direction of a field from the middle of the ring, in degrees clockwise from the right. */
export function angleOf(field: number, turn: number): number {
  return BOTTOM + (360 / layout.fields) * (field - layout.sides[turn].entry)
}

/** A point of the ring; `inward` is 0 at its outer edge and 1 where the hill begins. */
export function ringPoint(frame: Frame, degrees: number, inward: number): Point {
  const angle = (degrees * Math.PI) / 180
  return {
    x: short(frame.cx + Math.cos(angle) * (frame.rx - frame.bandX * inward)),
    y: short(frame.cy + Math.sin(angle) * (frame.ry - frame.bandY * inward)),
  }
}

/** The outline of a field. */
export function sectorOf(frame: Frame, field: number, turn: number): string {
  const half = 180 / layout.fields
  const edge = times(CORNERS + 1, (i) => angleOf(field, turn) - half + (2 * half * i) / CORNERS)
  return polygon([...edge.map((a) => ringPoint(frame, a, 0)), ...edge.toReversed().map((a) => ringPoint(frame, a, 1))])
}

/** The white arrowhead by which a side's apprentices come in. */
export function entryOf(frame: Frame, side: number, turn: number): string {
  const angle = angleOf(layout.sides[side].entry, turn)
  return polygon([ringPoint(frame, angle - 2.6, 0), ringPoint(frame, angle + 2.6, 0), ringPoint(frame, angle, 0.26)])
}

export const spotOf = (frame: Frame, field: number, turn: number): Point =>
  ringPoint(frame, angleOf(field, turn), 0.5)

export const startOf = (frame: Frame, side: number, turn: number): Place => edgeOf(frame, side, turn).start

export const cityOf = (frame: Frame, side: number, turn: number): Place => edgeOf(frame, side, turn).city

/** The foot of a barrel on the hill; `scale` is how wide it is drawn. */
export const placeOf = (frame: Frame, index: number): Place => onHill(frame, ...layout.places[index])

/** A barrel while all are mixed: once round the hill and through each other, from 0 to 1, and back on its place. */
export function mixedPlaceOf(frame: Frame, index: number, part: number): Place {
  const [x, y] = layout.places[index]
  const way = index % 2 ? -1 : 1
  const angle = Math.atan2(y, x) + way * 2 * Math.PI * part * part * (3 - 2 * part)
  const far = Math.hypot(x, y) * (1 - CLOSER * Math.sin(Math.PI * part))
  return onHill(frame, Math.cos(angle) * far, Math.sin(angle) * far)
}

function onHill(frame: Frame, x: number, y: number): Place {
  return {
    x: short(frame.cx + x * (frame.rx - frame.bandX) * frame.spread.x),
    y: short(frame.cy + y * (frame.ry - frame.bandY) * frame.spread.y + frame.down),
    scale: short(frame.barrel + y * frame.nearer),
  }
}

/** Where an apprentice stands that has gone so many steps, alone on its field. */
export function standOf(frame: Frame, side: number, progress: number, turn: number): Point {
  if (progress <= 0) return lowered(startOf(frame, side, turn), 2)
  if (progress >= CITY) return lowered(cityOf(frame, side, turn), 12)
  return lowered({ ...spotOf(frame, fieldOf(side, progress), turn), scale: frame.piece }, 8)
}

/** All the stands of a way, both ends included; backwards for one that walks home. */
export function pathOf(frame: Frame, side: number, from: number, to: number, turn: number): Point[] {
  const step = Math.sign(to - from) || 1
  const last = Math.min(to, CITY)
  const way: Point[] = []
  for (let at = from; step > 0 ? at <= last : at >= last; at += step) way.push(standOf(frame, side, at, turn))
  return way
}

/** A point of a way, from 0 at its beginning to 1 at its end, each step taking the same time. */
export function along(way: Point[], part: number): Point {
  const at = Math.max(0, Math.min(1, part)) * (way.length - 1)
  const from = way[Math.floor(at)]
  const to = way[Math.min(way.length - 1, Math.floor(at) + 1)]
  const done = at - Math.floor(at)
  return { x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done }
}

export const polyline = (points: Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

const polygon = (points: Point[]): string => `${polyline(points)}Z`

const lowered = ({ x, y, scale }: Place, by: number): Point => ({ x, y: short(y + by * scale) })
