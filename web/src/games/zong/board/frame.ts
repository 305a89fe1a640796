/** The rails round a board as outlines of a drawing: any convex frame, mitred at its corners and lit from the upper left. */
import { short } from '../../../lib/draw'
import { distance, line, type Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'
import type { BoardData, Rail } from './board'
import type { Plan } from './geometry'

interface DrawnRail {
  outline: string
  colour: string
  /** lays a plank as long as the rail, drawn from (0, 0) to the right, into it */
  lay: string
  length: number
}

interface DrawnFrame {
  outer: string
  rubber: string
  inner: string
  seams: string
  /** the inner faces of rails that bounce better than the others */
  lively: string
  /** falls on the board from the rails at the lamp's side; to be clipped by `inner` and filled by the even-odd rule */
  shade: string
  rails: DrawnRail[]
}

/** red, green, blue: where the lamp shines, and where it does not */
const WOOD = [
  { lit: 236, unlit: 168 },
  { lit: 208, unlit: 122 },
  { lit: 160, unlit: 72 },
]
/** towards the lamp */
const LAMP = { x: -0.555, y: -0.832 }
/** what a rail's shadow reaches over, as part of the rail's height */
const SHADE = { x: 0.62, y: 0.9 }
const RUBBER = 3.2
const CORNER = 6

export function drawnFrame(board: BoardData, plan: Plan): DrawnFrame {
  const { frame } = board
  const inside = frame.map(({ from }) => plan.at(from))
  const outside = cornersAt(frame, board.rail).map(plan.at)
  const height = board.railHeight * plan.scale
  const shifted = inside.map(({ x, y }) => ({ x: x + height * SHADE.x, y: y + height * SHADE.y }))
  const rails = frame.map((rail, i) => ({ ...rail, inner: edgeFrom(inside, i), outer: edgeFrom(outside, i) }))
  return {
    outer: rounded(outside, CORNER),
    rubber: rounded(cornersAt(frame, RUBBER / plan.scale).map(plan.at), RUBBER),
    inner: closed(inside),
    seams: rails.map(({ inner, outer }) => line([inner[0], outer[0]])).join(''),
    lively: rails.flatMap(({ lively, inner }) => (lively ? line(inner) : [])).join(''),
    shade: closed(inside) + closed(shifted),
    rails: rails.map(({ inward, inner, outer }) => ({
      outline: closed([...outer, ...inner.toReversed()]),
      colour: toneOf(plan.turn(inward)),
      lay: layAlong(...outer, inner[0]),
      length: distance(...outer),
    })),
  }
}

/** The frame's corners, moved so far outwards. */
export function cornersAt(frame: Rail[], outwards: number): Point[] {
  return frame.map(({ from, inward: n }, i) => {
    const { inward: m } = before(frame, i)
    const reach = outwards / (1 + n.x * m.x + n.y * m.y)
    return { x: from.x - (n.x + m.x) * reach, y: from.y - (n.y + m.y) * reach }
  })
}

/** Wood whose outer side faces the lamp is pale, wood that turns away from it is dark. */
function toneOf(inward: Point): string {
  const long = Math.hypot(inward.x, inward.y)
  const facing = -(inward.x * LAMP.x + inward.y * LAMP.y) / long
  const share = (facing + 1) / 2
  return `rgb(${WOOD.map(({ lit, unlit }) => Math.round(lit * share + unlit * (1 - share))).join(' ')})`
}

/** From the end of a rail's outer edge from which its inner face lies below the plank. */
function layAlong(a: Point, b: Point, inside: Point): string {
  const turnsDown = (b.x - a.x) * (inside.y - a.y) - (b.y - a.y) * (inside.x - a.x) > 0
  const [from, to] = turnsDown ? [a, b] : [b, a]
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return `translate(${written(from)}) rotate(${short(degrees)})`
}

/** A closed outline whose corners are taken off by a radius. */
function rounded(corners: Point[], radius: number): string {
  const towards = (from: Point, to: Point): string => {
    const share = Math.min(0.5, radius / distance(from, to))
    return written({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  const bends = corners.map((corner, i) => {
    const [, next] = edgeFrom(corners, i)
    return `${towards(corner, before(corners, i))}Q${written(corner)} ${towards(corner, next)}`
  })
  return `M${bends.join('L')}Z`
}

/** From this corner to the next, round the frame. */
const edgeFrom = (corners: Point[], i: number): [Point, Point] => [
  at(corners, i),
  at(corners, (i + 1) % corners.length),
]
const before = <Item>(round: Item[], i: number): Item => at(round, (i || round.length) - 1)

const closed = (corners: Point[]): string => `M${corners.map(written).join('L')}Z`
const written = ({ x, y }: Point): string => `${short(x)} ${short(y)}`
