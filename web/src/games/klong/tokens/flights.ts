/** What flies through the air when something happens, from where to where. */
import { squareIn, type Flight } from '../../../table/flight'
import { thiefOf, type KlongHappening, type KlongView } from '../view'

/** What is in the air. */
export type Face =
  | { kind: 'card'; card: string }
  | { kind: 'back' }
  | { kind: 'artifact'; value: number }
  | { kind: 'secret'; secret: string }
  | { kind: 'idol' }
  | { kind: 'goods'; goods: string }
  | { kind: 'cube'; seat: number }
  | { kind: 'coin' }

export type Faced = { face: Face } & Pick<Flight, 'falls'>

/** A way through the air. What is folded away lies nowhere. */
export interface Way extends Faced {
  from: DOMRect | null
  to: DOMRect | null
  ms: number
}

/** Where things lie on the screen; what is folded away lies nowhere. */
export interface Places {
  hand: (card: string) => DOMRect | null
  /** where the next card of the hand will lie */
  dealt: (index: number) => DOMRect | null
  /** a seat's own things: draw pile, discard pile, place card */
  pile: (seat: number) => DOMRect | null
  discard: (seat: number) => DOMRect | null
  seat: (seat: number) => DOMRect | null
  /** where the others' played cards lie */
  played: () => DOMRect | null
  /** row or reserve */
  offer: (card: string) => DOMRect | null
  /** the gold of whoever's turn it is */
  purse: () => DOMRect | null
  room: (room: number) => DOMRect | null
  lair: () => DOMRect | null
}

/** Milliseconds. */
export const CARD = 260
export const TOKEN = 400
export const CUBE = 280
export const READ = 650
const OTHERS_CARD = 420
const SWEEP = 320
const DEAL = 260
const DEAL_APART = 60
const COINS_APART = 45
/** How long a card falls that leaves the game, and how far, in its own heights. */
const FALL = 300
const DROP = 0.45
const MOST_COINS = 4
/** Pixels. */
const WIDTHS = { cube: 22, coin: 26, token: 44, card: 84 }

/** At one moment of a story: what lies where, and whose hand is seen. */
export class Flights {
  constructor(
    readonly scene: KlongView,
    readonly places: Places,
    readonly eyes: number | null,
    /** where the latest thing happened that may bring gold */
    readonly source: DOMRect | null,
  ) {}

  /** Measured before anything has moved. */
  of({ kind, seat, values }: KlongHappening): Way[] {
    const { places } = this
    const own = seat === this.eyes
    const who = seat ?? this.scene.turn
    switch (kind) {
      case 'played':
        return own ? [] : card(values.card, sized(places.seat(who), WIDTHS.card), places.played(), OTHERS_CARD)
      case 'bought':
        return card(values.card, places.offer(values.card), places.discard(who), CARD + TOKEN / 2)
      case 'used':
      case 'fought':
      case 'replaced':
        return fallen(values.card, places.offer(values.card))
      case 'trashed':
        return own ? fallen(values.card, places.hand(values.card)) : []
      case 'gold':
        return this.#coins(who, values.gold)
      case 'took-cards':
        return card(values.card, places.offer(values.card), places.discard(who), TOKEN)
      case 'discarded':
        return own ? card(values.card, places.hand(values.card), places.discard(who), CARD) : []
      case 'drew':
        return own ? this.#dealt(who, values.count) : []
      case 'shuffled':
        return own ? [{ face: { kind: 'back' }, from: places.discard(who), to: places.pile(who), ms: SWEEP }] : []
      case 'ended':
        return own ? this.#swept(who) : []
      case 'took-artifact':
        return this.#found({ kind: 'artifact', value: values.value }, who, TOKEN)
      case 'took-secret':
        return this.#found({ kind: 'secret', secret: values.secret }, who, READ)
      case 'took-idol':
        return this.#found({ kind: 'idol' }, who, TOKEN)
      case 'traded':
        return this.#found({ kind: 'goods', goods: values.goods }, who, TOKEN)
      case 'clank':
        return this.#cubes(values.who, values.clank)
      default:
        return []
    }
  }

  /** Where gold would come from after this: a card, or the room of whoever found it. */
  sourceOf({ kind, seat, values }: KlongHappening): DOMRect | null {
    const who = seat ?? this.scene.turn
    if (kind === 'played') return who === this.eyes ? this.places.hand(values.card) : this.places.played()
    if (kind === 'used' || kind === 'fought') return this.places.offer(values.card)
    return kind === 'took-secret' ? this.#roomOf(who) : null
  }

  #coins(seat: number, gold: number): Way[] {
    const { places } = this
    const purse = seat === this.scene.turn ? places.purse() : null
    const [from, to] = [sized(this.source, WIDTHS.coin), sized(purse ?? places.seat(seat), WIDTHS.coin)]
    return several(Math.min(MOST_COINS, gold), (i) => ({
      face: { kind: 'coin' },
      from,
      to,
      ms: CUBE + i * COINS_APART,
    }))
  }

  /** From the room where its finder stands to the finder's place card. */
  #found(face: Face, seat: number, ms: number): Way[] {
    return [
      { face, from: sized(this.#roomOf(seat), WIDTHS.token), to: sized(this.places.seat(seat), WIDTHS.token), ms },
    ]
  }

  #dealt(seat: number, count: number): Way[] {
    const held = this.scene.hand.length
    const [face, from]: [Face, DOMRect | null] = [{ kind: 'back' }, this.places.pile(seat)]
    return several(count, (i) => ({ face, from, to: this.places.dealt(held + i), ms: DEAL + i * DEAL_APART }))
  }

  #swept(seat: number): Way[] {
    const target = this.places.discard(seat)
    return thiefOf(this.scene, seat).play.flatMap((key) => card(key, this.places.hand(key), target, SWEEP))
  }

  #cubes(seat: number, count: number): Way[] {
    const [from, to] = [sized(this.places.seat(seat), WIDTHS.cube), sized(this.places.lair(), WIDTHS.cube)]
    return several(count, (i) => ({ face: { kind: 'cube', seat }, from, to, ms: CUBE + i * DEAL_APART }))
  }

  #roomOf(seat: number): DOMRect | null {
    return this.places.room(thiefOf(this.scene, seat).room)
  }
}

const card = (key: string, from: DOMRect | null, to: DOMRect | null, ms: number): Way[] => [
  { face: { kind: 'card', card: key }, from, to, ms },
]

function fallen(key: string, from: DOMRect | null): Way[] {
  const to = from && new DOMRect(from.x, from.y + from.height * DROP, from.width, from.height)
  return card(key, from, to, FALL).map((way) => ({ ...way, falls: true }))
}

const several = (count: number, way: (index: number) => Way): Way[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => way(i))

const sized = (rect: DOMRect | null, side: number): DOMRect | null => rect && squareIn(rect, side)
