/** One look at the board, for pictures that are only watched: an example of the rules, or how a game ended. */
import { FIELDS } from './geometry'

export interface SceneStone {
  key: string
  field: number
  /** Lying, in the hand, still in the supply, lifted off with its line. */
  state: 'lies' | 'picked' | 'waits' | 'gone'
  /** Its turn among those that come or go one after the other. */
  order: number
}

export interface Scene {
  stones: SceneStone[]
  /** Where the picked stone may slide. */
  ways: number[]
  /** Where a new stone may lie, and where it would bring a coin. */
  places: number[]
  gains: number[]
  /** Empty fields that look possible and are not. */
  barred: number[]
  /** The way of the stone that slid. */
  trace: { origin: number; target: number } | null
  /** Full lines in the light. */
  lines: number[]
  /** Full lines that have become coins. */
  coins: number[]
  /** The gaps of a solved puzzle. */
  gaps: number[]
}

const ALL_STONES = 30

/** When every stone lies on the board, the six fields without one are the solution. */
export const gapsOf = (stones: number[]): number[] =>
  stones.length < ALL_STONES ? [] : [...FIELDS.keys()].filter((field) => !stones.includes(field))
