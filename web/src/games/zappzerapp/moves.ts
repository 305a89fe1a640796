/** The numbers of the moves. */
import { zappzerapp } from '../../generated/constants'

const { barrels, hands, moves } = zappzerapp

export const { left: LEFT, right: RIGHT } = hands
export type Hand = typeof LEFT | typeof RIGHT
export const BOTH: readonly Hand[] = [LEFT, RIGHT]
export const otherHand = (hand: Hand): Hand => (hand === LEFT ? RIGHT : LEFT)

/** Picks up the barrel of that place. */
export const take = (hand: Hand, place: number): number => moves.take.first + hand * barrels + place
/** Puts it back where it came from. */
export const putBack = (hand: Hand): number => moves.back.first + hand
/** Sets it down before oneself, for good. */
export const choose = (hand: Hand): number => moves.choose.first + hand
export const PASS = moves.pass.first
export const READY = moves.ready.first
export const STAY = moves.stay.first
