/** Moves are numbers; this is what they mean. The same numbering as in the rules. */
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

/** Rooms are counted from 1; room 0 is nowhere. */
const ROOMS = 45
/** What can be spent on the heads of one tunnel: none to three. */
const SWORDS = 4
const CHOICES = 3

interface Span {
  from: number
  size: number
  read: (offset: number) => Move
}

const ofCard = (kind: OfCard) => (offset: number): Move => ({ kind, card: CARDS[offset].key })
const ofRoom = (kind: 'teleport' | 'reach') => (room: number): Move => ({ kind, room })

const spans = laid({
  end: [1, () => ({ kind: 'end' })],
  play: [CARDS.length, ofCard('play')],
  get: [CARDS.length, ofCard('get')],
  walk: [ROOMS * SWORDS, (at) => ({ kind: 'walk', room: Math.floor(at / SWORDS), swords: at % SWORDS })],
  teleport: [ROOMS, ofRoom('teleport')],
  take: [1, () => ({ kind: 'take' })],
  leave: [1, () => ({ kind: 'leave' })],
  trade: [GOODS.length, (at) => ({ kind: 'trade', goods: GOODS[at].key })],
  drink: [POTIONS.length, (at) => ({ kind: 'drink', potion: POTIONS[at].key })],
  choose: [CHOICES, (choice) => ({ kind: 'choose', choice })],
  discard: [CARDS.length, ofCard('discard')],
  trash: [CARDS.length, ofCard('trash')],
  'trash-discard': [CARDS.length, ofCard('trash-discard')],
  replace: [CARDS.length, ofCard('replace')],
  reach: [ROOMS, ofRoom('reach')],
})

export const MOVES = spans.reach.from + spans.reach.size

export function moveOf(number: number): Move {
  const span = Object.values(spans).find(({ from, size }) => number >= from && number < from + size)
  if (!span) throw new Error(`There is no move ${number}.`)
  return span.read(number - span.from)
}

export function numberOf(move: Move): number {
  return spans[move.kind].from + offsetOf(move)
}

function offsetOf(move: Move): number {
  if ('card' in move) return kindOf(move.card)
  if ('swords' in move) return move.room * SWORDS + move.swords
  if ('room' in move) return move.room
  if ('goods' in move) return GOODS.findIndex(({ key }) => key === move.goods)
  if ('potion' in move) return POTIONS.findIndex(({ key }) => key === move.potion)
  return 'choice' in move ? move.choice : 0
}

/** One span after the other, in the order written. */
function laid(table: Record<Move['kind'], [number, Span['read']]>): Record<Move['kind'], Span> {
  let from = 0
  const entries = Object.entries(table).map(([kind, [size, read]]) => {
    const span: Span = { from, size, read }
    from += size
    return [kind, span]
  })
  return Object.fromEntries(entries) as Record<Move['kind'], Span>
}
