/** What can be touched now, from the legal moves that came with the view. */
import { allows, type Legal } from '../../feed/legal'
import { zong } from '../../generated/constants'
import { at } from '../../lib/sure'
import { gathered, spread } from './hand/discs'
import { pick, vote } from './moves'
import type { Reading, Size, ZongView } from './view'

export interface Offers {
  /** ZONG discs to take */
  sizes: Size[]
  /** kinds of the discs to throw, one by one as they lie in the hand */
  discs: number[]
  /** what a piece can count as */
  readings: Reading[]
  /** seats that can be taken along, lowest first */
  companions: number[]
  flick: boolean
}

export function offersOf(view: ZongView, legal: Legal | undefined): Offers {
  const { throws, hands, turn, doubt, companions, attacks } = view
  const mayThrow = throws.some(([move]) => allows(legal, move))
  const mayAttack = attacks.some(([move]) => allows(legal, move))
  return {
    sizes: zong.disc_sizes.filter((size) => allows(legal, pick(size))),
    discs: mayThrow ? spread(at(hands, turn)) : [],
    readings: (doubt?.readings ?? []).filter((_, reading) => allows(legal, vote(reading))),
    companions: mayAttack ? companions : [],
    flick: allows(legal, zong.moves.flick.first),
  }
}

/** The move that throws these kinds, once they are as many as it takes. */
export function throwOf({ throws }: ZongView, kinds: number[]): number | null {
  const wanted = gathered(kinds).join()
  return throws.find(([, ...hand]) => hand.join() === wanted)?.[0] ?? null
}

/** The move that attacks with these companions, the lowest first. */
export const attackOf = ({ attacks }: ZongView, companions: number[]): number | null =>
  attacks.find(([, ...taken]) => taken.join() === companions.join())?.[0] ?? null

/** Whom a move takes along. */
export const companionsOf = ({ attacks }: ZongView, move: number): number[] =>
  attacks.find(([each]) => each === move)?.slice(1) ?? []

/** The discs of a hand that a move throws, by where they lie in it. */
export function slotsOf({ throws }: ZongView, discs: number[], move: number): number[] {
  const [, ...wanted] = throws.find(([each]) => each === move) ?? [move]
  return discs.flatMap((kind, slot) => {
    const before = discs.slice(0, slot).filter((each) => each === kind).length
    return before < (wanted[kind] ?? 0) ? [slot] : []
  })
}
