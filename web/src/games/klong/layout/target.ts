/** What on the table a hint speaks of. */
import { GOBLIN, RESERVE, type CardKey } from '../data'
import type { Move } from '../moves'

interface Target {
  /** a card of the hand */
  hand: CardKey | null
  /** a card of row or reserve */
  offer: CardKey | null
  room: number | null
  /** the strip of cards in which it lies */
  zone: 'hand' | 'row' | 'reserve' | null
}

const NOTHING: Target = { hand: null, offer: null, room: null, zone: null }

export function targetOf(move: Move | null): Target {
  switch (move?.kind) {
    case 'play':
    case 'discard':
      return { ...NOTHING, hand: move.card, zone: 'hand' }
    case 'get':
    case 'replace':
      return { ...NOTHING, offer: move.card, zone: isInReserve(move.card) ? 'reserve' : 'row' }
    case 'walk':
    case 'teleport':
    case 'reach':
      return { ...NOTHING, room: move.room }
    default:
      return NOTHING
  }
}

const isInReserve = (card: CardKey): boolean => card === GOBLIN || RESERVE.includes(card)
