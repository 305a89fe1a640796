/** What the legal moves mean for the things on the table: which cards, rooms and buttons can be tapped, and what a tap does. */
import type { Legal } from '../../feed/legal'
import { klong } from '../../generated/constants'
import type { CardKey } from './data'
import type { Destination } from './board/scene'
import { moveOf, numberOf, type Move } from './moves'
import type { KlongView } from './view'

export interface Offers {
  /** hand cards that can be played */
  play: CardKey[]
  /** cards of row and reserve that can be bought, used or fought */
  get: CardKey[]
  discard: CardKey[]
  /** from the play area, from the discard pile */
  trash: CardKey[]
  trashDiscard: CardKey[]
  replace: CardKey[]
  destinations: Destination[]
  take: boolean
  leave: boolean
  trade: string[]
  drink: string[]
  choose: number[]
  end: boolean
}

export const movesIn = (legal: Legal | undefined): Move[] => (Array.isArray(legal) ? legal : []).map(moveOf)

export function offersOf(moves: Move[], walks: KlongView['walks']): Offers {
  const cards = (kind: Move['kind']): CardKey[] =>
    moves.flatMap((move) => ('card' in move && move.kind === kind ? [move.card] : []))
  return {
    play: cards('play'),
    get: cards('get'),
    discard: cards('discard'),
    trash: cards('trash'),
    trashDiscard: cards('trash-discard'),
    replace: cards('replace'),
    destinations: destinationsOf(moves, walks),
    take: moves.some(({ kind }) => kind === 'take'),
    leave: moves.some(({ kind }) => kind === 'leave'),
    trade: moves.flatMap((move) => (move.kind === 'trade' ? [move.goods] : [])),
    drink: moves.flatMap((move) => (move.kind === 'drink' ? [move.potion] : [])),
    choose: moves.flatMap((move) => (move.kind === 'choose' ? [move.choice] : [])),
    end: moves.some(({ kind }) => kind === 'end'),
  }
}

/** One for each room and each way to travel. */
function destinationsOf(moves: Move[], walks: KlongView['walks']): Destination[] {
  const found = new Map<string, Destination>()
  for (const move of moves) {
    if (move.kind !== 'walk' && move.kind !== 'teleport' && move.kind !== 'reach') continue
    const known = found.get(`${move.kind} ${move.room}`)
    if (known) known.moves.push(numberOf(move))
    else found.set(`${move.kind} ${move.room}`, destination(move, walks))
  }
  return [...found.values()]
}

function destination(move: Extract<Move, { room: number }>, walks: KlongView['walks']): Destination {
  const { kind, room } = move
  const [, boots = 0, heads = 0] = (kind === 'walk' && walks.find(([to]) => to === room)) || []
  return { room, boots, heads, kind, moves: [numberOf(move)] }
}

/** One way to get to a room: what it costs. */
export interface Way {
  move: number
  kind: Destination['kind']
  boots: number
  swords: number
  hearts: number
}

/** All ways to the same room, those that cost no heart first. */
export function waysTo(destinations: Destination[], fights: KlongView['fights']): Way[] {
  const ways = destinations.flatMap(({ kind, boots, moves }) =>
    moves.map((move): Way => {
      const [, swords = 0, hearts = 0] = fights.find(([each]) => each === move) ?? []
      return { move, kind, boots, swords, hearts }
    }),
  )
  return ways.toSorted((a, b) => a.hearts - b.hearts)
}

/** Whether it goes at once: there is one way, and it does not hurt. */
export const isClear = (ways: Way[]): boolean => ways.length === 1 && ways.every(({ hearts }) => hearts === 0)

type Caution = (typeof klong.cautions)[keyof typeof klong.cautions]
const CAUTIONS: Partial<Record<CardKey, Caution>> = klong.cautions

/** Why one thinks before playing it. Without a reason it does no harm, and the order does not matter. */
export const cautionOf = (card: CardKey): Caution | undefined => CAUTIONS[card]

/** Those of the hand that do no harm, in its order. */
export const safeCards = ({ play }: Offers, hand: CardKey[]): CardKey[] =>
  hand.filter((card) => play.includes(card) && !cautionOf(card))
