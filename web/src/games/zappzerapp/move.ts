/** The numbers of the moves. */

export type Hand = 0 | 1
export const LEFT: Hand = 0
export const RIGHT: Hand = 1
export const BOTH: readonly Hand[] = [LEFT, RIGHT]
export const otherHand = (hand: Hand): Hand => (hand === LEFT ? RIGHT : LEFT)

const BARRELS = 13
const BACK = 26
const CHOOSE = 28
const RUN = 33

/** Picks up the barrel of that place. */
export const take = (hand: Hand, place: number): number => hand * BARRELS + place
/** Puts it back where it came from. */
export const putBack = (hand: Hand): number => BACK + hand
/** Sets it down before oneself, for good. */
export const choose = (hand: Hand): number => CHOOSE + hand
export const PASS = 30
export const READY = 31
export const STAY = 32
/** Lets the apprentice run that has come so far. */
export const run = (progress: number): number => RUN + progress
