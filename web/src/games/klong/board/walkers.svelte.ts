/** Pawns on their way: whoever is in another room than before walks there through the tunnel, or fades over. */
import { distance, type Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'
import { Pace } from '../../../table/pace.svelte'
import type { Board } from './boards'
import { walkPath } from './geometry'
import { castleGate } from './layout'
import type { Scene } from './scene'
import { standings, type Standing } from './standing'

interface Walking extends Standing {
  opacity: number
}

/** A pawn's foot is a little below the middle of the tunnel. */
const FOOT = 9
const SHORTEST = 280
const LONGEST = 400
const MS_A_UNIT = 2.4
/** Points of a tunnel that lie inside the rooms at its ends. */
const INSIDE = 6

export class Walkers {
  /** pawns that are under way, by seat */
  underway = $state.raw<Record<number, Walking>>({})
  /** the last walk, as legs of points */
  trace = $state.raw<Point[][]>([])
  #pace = new Pace()
  #last: { board: Board; scene: Scene; places: (Standing | null)[] } | null = null
  #arrived: Promise<void> = Promise.resolve()

  /** Takes note of where everybody is now; whoever is elsewhere than before sets out. Tells who. */
  follow(board: Board, scene: Scene): number[] {
    const places = standings(board, scene)
    const last = this.#last
    this.#last = { board, scene, places }
    if (!last || last.board !== board || last.scene.seats.length !== scene.seats.length) return []
    const gone = scene.seats.flatMap((seat, i) => (isElsewhere(at(last.scene.seats, i), seat) ? [i] : []))
    for (const seat of gone) {
      const [from, to] = [last.places[seat], places[seat]]
      if (from && to) this.#setOut(board, seat, this.underway[seat] ?? from, to, wayOf(board, last.scene, scene, seat))
    }
    return gone
  }

  /** Settles once everybody stands. */
  arrived(): Promise<void> {
    return this.#arrived
  }

  catchUp(): void {
    this.#pace.hurry()
  }

  #setOut(board: Board, seat: number, from: Standing, to: Standing, legs: Point[][]): void {
    this.trace = legs
    const way = legs.length > 0 ? steps(legs, from, to) : [[from], [to]]
    const long = way.reduce((sum, leg) => sum + lengthOf(leg), 0)
    const ms = Math.min(LONGEST, Math.max(SHORTEST, long * MS_A_UNIT))
    this.#arrived = this.#pace.during(async () => {
      await this.#pace.travel(ms, (share) => {
        const place = placeOn(way, share)
        this.underway = { ...this.underway, [seat]: { ...place, scale: from.scale + (to.scale - from.scale) * share } }
      })
      const { [seat]: _home, ...others } = this.underway
      this.underway = others
    })
  }
}

/** A place on legs of which each takes its part of the time; between two of them it fades. */
export function placeOn(way: Point[][], share: number): Point & { opacity: number } {
  const leg = Math.min(way.length - 1, Math.floor(share * way.length))
  const within = share * way.length - leg
  const point = along(at(way, leg), within)
  if (way.length === 1) return { ...point, opacity: 1 }
  return { ...point, opacity: leg === 0 ? 1 - within ** 3 : 1 - (1 - within) ** 3 }
}

export function along(leg: Point[], share: number): Point {
  let left = share * lengthOf(leg)
  for (const { from, to, step } of piecesOf(leg)) {
    const part = left / step
    if (left <= step && step > 0) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    left -= step
  }
  return at(leg, leg.length - 1)
}

/** The straight pieces of a leg, with their lengths. */
const piecesOf = (leg: Point[]): { from: Point; to: Point; step: number }[] =>
  leg.slice(1).map((to, i) => ({ from: at(leg, i), to, step: distance(at(leg, i), to) }))

const lengthOf = (leg: Point[]): number => piecesOf(leg).reduce((sum, { step }) => sum + step, 0)

function steps(legs: Point[][], from: Point, to: Point): Point[][] {
  return legs.map((leg, i) => {
    const isFirst = i === 0
    const isLast = i === legs.length - 1
    const open = leg.slice(isFirst ? INSIDE : 0, isLast ? -INSIDE : undefined).map(({ x, y }) => ({ x, y: y + FOOT }))
    return [...(isFirst ? [from] : []), ...open, ...(isLast ? [to] : [])]
  })
}

type Seat = Scene['seats'][number]

const isElsewhere = (before: Seat, now: Seat): boolean => before.room !== now.room || before.fate !== now.fate

/** Who escapes is in no room any more, but walked out of the gate. */
function wayOf(board: Board, before: Scene, now: Scene, seat: number): Point[][] {
  const { fate, room } = at(now.seats, seat)
  return walkPath(board, at(before.seats, seat).room, fate === 'escaped' ? castleGate(board).id : room)
}
