/** What the server tells about a position of Nummerus Zahlus, and what can be read from it. The rules live there. */
import type { Happenings, Views } from '../../feed/messages'
import type { EventOf } from '../../feed/typed'
import { nummerus } from '../../generated/constants'
import { at, first } from '../../lib/sure'

export type NummerusView = Views['nummerus']
export type Choice = NummerusView['choices'][number]
export type Join = NonNullable<NummerusView['join']>
export type LastMove = NonNullable<NummerusView['last']>
export type HandView = NummerusView['hands'][number]
/** [give, take, move] */
export type Trade = NummerusView['trades'][number]
export type NummerusHappening = Happenings['nummerus']
/** What is told of a round that is over. Games begun long ago tell no chains. */
export type RoundEnd = EventOf<'nummerus', 'round-ended'>['values']

/** Solitär clears chains of this length away; used only to show which ones are safe. */
export const SAFE_CHAIN = nummerus.solitaire_chain

export const handOf = ({ hands }: Pick<NummerusView, 'hands'>, seat: number): HandView => at(hands, seat)

/** The chip of the choice joins the hand: its chain as the server foretells it, all others as they are. */
export function foretell(hand: HandView, choice: Choice): number[][] {
  const untouched = hand.chains.filter((chain) => !chain.some((chip) => choice.chain.includes(chip)))
  return [...untouched, choice.chain].sort((a, b) => b.length - a.length || first(a) - first(b))
}

export const chipsLeft = (view: NummerusView): number => view.fields.filter((chip) => chip > 0).length
