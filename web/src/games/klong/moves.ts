/** Moves are numbers; this is what they mean. */
import { klong } from '../../generated/constants'
import { at } from '../../lib/sure'
import { CARDS, GOODS, kindOf, POTIONS, type CardKey } from './data'

type OfCard = 'play' | 'get' | 'discard' | 'trash' | 'trash-discard' | 'replace'

export type Move =
  | { kind: 'end' | 'take' | 'leave' }
  | { kind: OfCard; card: CardKey }
  | { kind: 'walk'; room: number; swords: number }
  | { kind: 'teleport' | 'reach'; room: number }
  | { kind: 'trade'; goods: string }
  | { kind: 'drink'; potion: string }
  /** counted from 0 */
  | { kind: 'choose'; choice: number }

const { moves, swords: SWORDS } = klong

type Read = (offset: number) => Move

const ofCard =
  (kind: OfCard): Read =>
  (offset) => ({ kind, card: at(CARDS, offset).key })
const ofRoom =
  (kind: 'teleport' | 'reach'): Read =>
  (room) => ({ kind, room })

const readings: Record<Move['kind'], Read> = {
  end: () => ({ kind: 'end' }),
  play: ofCard('play'),
  get: ofCard('get'),
  walk: (offset) => ({ kind: 'walk', room: Math.floor(offset / SWORDS), swords: offset % SWORDS }),
  teleport: ofRoom('teleport'),
  take: () => ({ kind: 'take' }),
  leave: () => ({ kind: 'leave' }),
  trade: (offset) => ({ kind: 'trade', goods: at(GOODS, offset).key }),
  drink: (offset) => ({ kind: 'drink', potion: at(POTIONS, offset).key }),
  choose: (choice) => ({ kind: 'choose', choice }),
  discard: ofCard('discard'),
  trash: ofCard('trash'),
  'trash-discard': ofCard('trash-discard'),
  replace: ofCard('replace'),
  reach: ofRoom('reach'),
}

const KINDS = Object.keys(readings) as Move['kind'][]

export function moveOf(number: number): Move {
  const kind = KINDS.find((each) => number >= moves[each].first && number < moves[each].first + moves[each].count)
  if (!kind) throw new Error(`There is no move ${number}.`)
  return readings[kind](number - moves[kind].first)
}

export const numberOf = (move: Move): number => moves[move.kind].first + offsetOf(move)

function offsetOf(move: Move): number {
  if ('card' in move) return kindOf(move.card)
  if ('swords' in move) return move.room * SWORDS + move.swords
  if ('room' in move) return move.room
  if ('goods' in move) return GOODS.findIndex(({ key }) => key === move.goods)
  if ('potion' in move) return POTIONS.findIndex(({ key }) => key === move.potion)
  return 'choice' in move ? move.choice : 0
}
