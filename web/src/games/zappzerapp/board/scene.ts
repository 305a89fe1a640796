/** What the board shows beside a position. */
import type { Point } from '../../../lib/plane'
import type { Way } from '../offers'
import type { ZappZerappView } from '../view'

/** The part of a position that is seen. */
export type Seen = Pick<
  ZappZerappView,
  'phase' | 'turn' | 'sides' | 'hill' | 'hands' | 'chosen' | 'stones' | 'too_many' | 'apprentices'
>

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
  apprentice?: (run: Way) => string
}
