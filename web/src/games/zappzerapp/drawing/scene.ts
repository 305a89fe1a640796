/** What the drawing shows, and what can be pointed at in it. */
import type { Point } from '../../../lib/plane'

/** The part of a position that is seen. */
export interface Seen {
  phase: string
  turn: number
  magic: number
  /** by seat: the side it sits at */
  sides: number[]
  /** by place: whether a barrel stands there */
  hill: boolean[]
  /** by seat: the places the barrels in its left and right hand came from, -1 for an empty hand */
  hands: number[][]
  /** by seat: the place its chosen barrel came from, -1 not yet, -2 passed */
  chosen: number[]
  /** by seat: how many stones were in its barrel, 0 while nobody knows */
  stones: number[]
  /** by seat, in steps from the start */
  apprentices: number[][]
}

export interface Who {
  name: string
  token: number
}

/** A way that an apprentice can run, in steps from its start. */
export interface Run {
  from: number
  to: number
  /** seat and steps of everybody who would be sent home */
  banished: number[][]
}

/** What can be taken or can run now. */
export interface Glow {
  /** places of barrels */
  barrels?: number[]
  /** ways of the apprentices of the seat that runs */
  runs?: Run[]
}

/** What is on its way and therefore not where the position says. */
export interface Moving {
  /** the nth apprentice of a seat */
  apprentices?: (Point & { seat: number; nth: number; lift?: number })[]
  /** all barrels are being mixed, from 0 to 1 */
  mixing?: number
}

/** A way that was run, to be seen until the next one. */
export interface Trace {
  seat: number
  from: number
  to: number
}

/** What buttons are called. */
export interface Words {
  /** all of them together */
  targets?: string
  barrel?: (place: number) => string
  apprentice?: (run: Run) => string
}
