/** What a card or secret lets its player choose from. */
import { effectTitle } from '../cards/effect-words'
import { cardOf, giftOf, type CardKey, type Effect } from '../data'
import { t } from '../texts'
import type { Question } from '../view'

function choicesOf(card: string): Effect[] {
  const { choose, discard } = giftOf(cardOf(card))
  return choose ?? discard?.choose ?? []
}

/** The numbered answers of a question in words, to be written on buttons; none where it is answered elsewhere. */
export function choiceWords({ kind, card }: Question, hand: CardKey[]): string[] {
  if (kind === 'choose') return choicesOf(card).map(effectTitle)
  if (kind === 'order') return [t('order.draw'), t(hand.length > 0 ? 'order.discard' : 'order.nothing')]
  return []
}
