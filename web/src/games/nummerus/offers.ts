/** What can be touched now: chips on the board, two chains to choose from, chips of a swap. */
import type { Choice, Join, NummerusView, Trade } from './view'

interface Offers {
  chips: Choice[]
  join: Join | null
  /** own chips to give away in a swap, and those of others to be had for the one that is given */
  gives: number[]
  takes: number[]
}

export const NOTHING: Offers = { chips: [], join: null, gives: [], takes: [] }

/** `give`: the own chip chosen to be given away. */
export const offersOf = ({ choices, join, trades }: NummerusView, give: number | null): Offers => ({
  chips: choices,
  join,
  gives: [...new Set(trades.map(([given]) => given))],
  takes: [...new Set(trades.filter(([given]) => give === null || given === give).map(([, taken]) => taken))],
})

/** The move that swaps these two chips. */
export const swapOf = (trades: Trade[], give: number | null, take: number | null): number | null =>
  trades.find(([given, taken]) => given === give && taken === take)?.[2] ?? null
