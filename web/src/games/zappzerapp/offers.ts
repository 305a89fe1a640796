/** What can be touched now: barrels by whoever searches, apprentices by whoever runs. */
import type { Run, ZappZerappView } from './view'

/** A way that an apprentice can run, in steps from its start. */
export type Way = Pick<Run, 'from' | 'to' | 'banished'>

export interface Offers {
  /** places of barrels */
  barrels: number[]
  /** ways of the apprentices of the seat that runs */
  runs: Way[]
}

export const NOTHING: Offers = { barrels: [], runs: [] }

/** `searches`: somebody here may reach for barrels; `runs`: the ways that somebody here may choose from. */
export const offersOf = ({ hill }: Pick<ZappZerappView, 'hill'>, searches: boolean, runs: Way[]): Offers => ({
  barrels: searches ? hill.flatMap((stands, place) => (stands ? [place] : [])) : [],
  runs,
})
