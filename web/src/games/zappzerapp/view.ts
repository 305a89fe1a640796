/** What everybody at the table of Zapp Zerapp knows; nobody knows more than the others. */
import type { Happenings, Views } from '../../feed/messages'
import { zappzerapp } from '../../generated/constants'

export type ZappZerappView = Views['zappzerapp']
export type ZappZerappHappening = Happenings['zappzerapp']
/** Places on the hill of what the left and the right hand hold, EMPTY: nothing. */
export type Hands = ZappZerappView['hands'][number]
/** A way an apprentice may run. Progress counts from the start, 0, over the own entry field, 1, to the city. */
export type Run = ZappZerappView['runs'][number]

export const EMPTY: number = zappzerapp.nothing
export const NOT_YET: number = zappzerapp.nothing
export const PASSED: number = zappzerapp.passed

export const isListening = ({ phase }: ZappZerappView): boolean => phase === 'listen' || phase === 'ready'

/** Whether a seat may reach for barrels. */
export const isSearching = (
  { phase, chosen, turn }: Pick<ZappZerappView, 'phase' | 'chosen' | 'turn'>,
  seat: number,
): boolean => phase === 'listen' && chosen[seat] === NOT_YET && (turn < 0 || turn === seat)
