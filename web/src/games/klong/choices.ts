/** What a card or secret lets its player choose from. */
import { cardOf, giftOf, type Effect } from './data'

export function choicesOf(card: string): Effect[] {
  const { choose, discard } = giftOf(cardOf(card))
  return choose ?? discard?.choose ?? []
}
