/** What the tests in all engines have to know about a game; each game's folder offers it as `tester.ts`. */
import type { Offer } from './person'

export interface Tester {
  title: string
  bots: number
  /** Options to choose before the game. */
  options?: string[]
  /** What must be seen as soon as the game has begun, and how many of each at least. */
  zones: Record<string, number>
  /** What lies on the board for a while on purpose. */
  slips?: string
  /** Where things lie on each other once the game is on, such as cards that were played. */
  heaps?: string
  /** Puts away what explains the first turn. */
  isNoNewcomer?: Offer
  /** What can be done at a table, most urgent first: whoever always does the first of it plays a game. */
  offers: Offer[]
}
