/** What the board shows beside a position. */
import type { Point } from '../../../lib/plane'
import type { Choice, NummerusView } from '../view'

/** The part of a position that is seen. */
export type Seen = Pick<NummerusView, 'fields' | 'star' | 'last'>

/** What is on its way and therefore not where the position says. */
export interface Moving {
  /** lies on its field until the star has come to fetch it */
  leaving?: Laid | null
  /** milliseconds the star takes for its way */
  slide?: number
}

export interface Laid {
  chip: number
  field: number
}

/** A chip that can be taken, and whether it is the picked one. */
export interface Reachable {
  choice: Choice
  at: Point
  on: boolean
}
