/** What everybody at the table of Zapp Zerapp knows; nobody knows more than the others. */

export type Phase = 'listen' | 'ready' | 'run' | 'over'
/** Places on the hill of what the left and the right hand hold, -1: nothing. */
export type Hands = [left: number, right: number]

/** A way an apprentice may run. Progress counts from the start, 0, over the own entry field, 1, to the city. */
export interface Run {
  move: number
  from: number
  to: number
  /** of the ring, or -1: the city */
  field: number
  /** whom it sends home: seat and progress */
  banished: [seat: number, progress: number][]
}

export interface ZappZerappView {
  phase: Phase
  /** who runs, or who is asked where they listen in turn; -1: several, or nobody */
  turn: number
  round: number
  thrower: number
  dice: number[]
  magic: number
  /** of the board, by seat */
  sides: number[]
  start: string
  listening: 'together' | 'in-turn'
  /** the rattle may also be seen and felt */
  signs: boolean
  /** where a barrel stands */
  hill: boolean[]
  hands: Hands[]
  /** by seat: the place of its barrel, NOT_YET or PASSED */
  chosen: number[]
  /** by seat: how many are in its barrel, 0: not known */
  stones: number[]
  /** who has still to run, the next one first */
  order: number[]
  /** by seat: how far each has come, the last one first */
  apprentices: number[][]
  runs: Run[]
  /** the stones of the round before */
  last: number[]
  winner: number
  reason: string
}

export const EMPTY = -1
export const NOT_YET = -1
export const PASSED = -2

export const asView = (view: unknown): ZappZerappView => view as ZappZerappView

export const isListening = ({ phase }: ZappZerappView): boolean => phase === 'listen' || phase === 'ready'
