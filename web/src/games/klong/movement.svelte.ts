/**
 * A step's happenings shown one after the other: cards are played, bought and dealt, the pawn walks, markers fly to their
 * finder, cubes drop into the lair. The dragon's attack is a scene of its own that everything else waits for.
 */
import { tick } from 'svelte'
import type { Happening } from '../../lib/messages'
import { play, type Sound } from '../../lib/sound'
import type { Flight } from '../../table/flight'
import { Pace } from '../../table/pace.svelte'
import { Attack } from './dragon/attack.svelte'
import { happened } from './scene'
import type { KlongView } from './view'

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

export type FaceFlight = Flight & { face: Face }

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

const CARD = 260
const OTHERS_CARD = 420
const WALK = 380
const TOKEN = 400
const CUBE = 280
const SWEEP = 320
const DEAL = 260
const DEAL_APART = 60
const TURN_UP = 240
const READ = 650
/** How long a card falls that leaves the game, and how far, in its own heights. */
const FALL = 300
const DROP = 0.45
const MOST_COINS = 4
const COINS_APART = 45

export class Movement {
  scene = $state.raw<KlongView | null>(null)
  /** what is being shown, to be told in words */
  telling = $state.raw<Happening | null>(null)
  flights = $state.raw<FaceFlight[]>([])
  attack = $state.raw<Attack | null>(null)
  #pace = new Pace()
  /** the dragon's own: whoever did not want to watch a turn still sees how it ends */
  #dragonPace = new Pace()
  #launched = 0
  /** a turn that somebody did not want to watch: no pauses until it is over */
  #skipped = -1
  #after: KlongView | null = null
  /** where the latest thing happened that may bring gold */
  #source: DOMRect | null = null

  /** `eyes`: the seat whose hand is seen here, if any. */
  constructor(readonly eyes: () => number | null) {}

  get busy(): boolean {
    return this.#pace.busy
  }

  /** Ends what moves. Whoever only watches sees the rest of this turn without delay. */
  hurry(): void {
    if (this.attack) return this.#dragonPace.hurry()
    if (!this.busy) return
    if (this.scene && this.scene.turn !== this.eyes()) this.#skipped = this.scene.turns
    this.#pace.hurry()
  }

  /** Called when the new position is known but not drawn yet. */
  show(happenings: Happening[], before: KlongView, after: KlongView, places: Places): Promise<void> {
    this.#dragonPace.hurry()
    return this.#pace.during(async () => {
      this.#after = after
      this.#source = null
      this.scene = before
      for (const happening of happenings) await this.#show(happening, places)
      this.scene = null
      this.telling = null
    })
  }

  async #show(happening: Happening, places: Places): Promise<void> {
    const { kind } = happening
    if (!SILENT.has(kind)) this.telling = happening
    if (kind === 'attacked') await this.#beAttacked(happening)
    const ways = this.#ways(happening, places)
    this.scene = this.#next(happening)
    const sound = SOUNDS[kind]
    if (sound) play(sound)
    if (ways.length > 0) await this.#fly(ways)
    else if (PAUSES[kind]) await this.#pause(PAUSES[kind])
  }

  /** The next moment; cards that were drawn into the hand seen here are known. */
  #next(happening: Happening): KlongView {
    const next = happened(this.#scene, happening, this.eyes())
    const isOwnDraw = happening.kind === 'drew' && happening.seat !== null && happening.seat === this.eyes()
    return isOwnDraw && this.#after ? { ...next, hand: this.#after.hand } : next
  }

  /** What flies from where to where. Measured before anything has moved. */
  #ways({ kind, seat, values }: Happening, places: Places): FaceFlight[] {
    const own = seat === this.eyes()
    const who = seat ?? this.#scene.turn
    const { card } = values as { card: string }
    const cardFace: Face = { kind: 'card', card }
    this.#source = this.#sourceOf(kind, who, card, places) ?? this.#source
    switch (kind) {
      case 'played':
        return own ? [] : this.#way(cardFace, sized(places.seat(who), CARD_WIDTH), places.played(), OTHERS_CARD)
      case 'bought':
        return this.#way(cardFace, places.offer(card), places.discard(who), CARD + TOKEN / 2)
      case 'used':
      case 'fought':
      case 'replaced':
        return this.#fallen(cardFace, places.offer(card))
      case 'trashed':
        return own ? this.#fallen(cardFace, places.hand(card)) : []
      case 'gold':
        return this.#coins(who, values.gold as number, places)
      case 'took-cards':
        return this.#way(cardFace, places.offer(card), places.discard(who), TOKEN)
      case 'discarded':
        return own ? this.#way(cardFace, places.hand(card), places.discard(who), CARD) : []
      case 'drew':
        return own ? this.#dealt(who, values.count as number, places) : []
      case 'shuffled':
        return own ? this.#way({ kind: 'back' }, places.discard(who), places.pile(who), SWEEP) : []
      case 'ended':
        return own ? this.#swept(who, places) : []
      case 'took-artifact':
        return this.#found({ kind: 'artifact', value: values.value as number }, who, places, TOKEN)
      case 'took-secret':
        return this.#found({ kind: 'secret', secret: values.secret as string }, who, places, READ)
      case 'took-idol':
        return this.#found({ kind: 'idol' }, who, places, TOKEN)
      case 'traded':
        return this.#found({ kind: 'goods', goods: values.goods as string }, who, places, TOKEN)
      case 'clank':
        return this.#cubes(Number(values.who ?? who), values.clank as number, places)
      default:
        return []
    }
  }

  #way(face: Face, from: DOMRect | null, to: DOMRect | null, ms: number): FaceFlight[] {
    return from && to ? [{ key: this.#launched++, face, from, to, ms }] : []
  }

  #fallen(face: Face, from: DOMRect | null): FaceFlight[] {
    const to = from && new DOMRect(from.x, from.y + from.height * DROP, from.width, from.height)
    return this.#way(face, from, to, FALL).map((way) => ({ ...way, falls: true }))
  }

  /** Where gold would come from: a card, or the room of whoever found it. */
  #sourceOf(kind: string, seat: number, card: string, places: Places): DOMRect | null {
    if (kind === 'played') return seat === this.eyes() ? places.hand(card) : places.played()
    if (kind === 'used' || kind === 'fought') return places.offer(card)
    return kind === 'took-secret' ? places.room(this.#scene.seats[seat].room) : null
  }

  #coins(seat: number, gold: number, places: Places): FaceFlight[] {
    const from = sized(this.#source, COIN_WIDTH)
    const to = sized(seat === this.#scene.turn ? (places.purse() ?? places.seat(seat)) : places.seat(seat), COIN_WIDTH)
    return Array.from({ length: Math.min(MOST_COINS, Math.max(0, gold)) }, (_, i) =>
      this.#way({ kind: 'coin' }, from, to, CUBE + i * COINS_APART),
    ).flat()
  }

  /** From the room where its finder stands to the finder's place card. */
  #found(face: Face, seat: number, places: Places, ms: number): FaceFlight[] {
    const room = places.room(this.#scene.seats[seat].room)
    return this.#way(face, sized(room, TOKEN_WIDTH), sized(places.seat(seat), TOKEN_WIDTH), ms)
  }

  #dealt(seat: number, count: number, places: Places): FaceFlight[] {
    const held = this.#scene.hand.length
    return Array.from({ length: count }, (_, i) =>
      this.#way({ kind: 'back' }, places.pile(seat), places.dealt(held + i), DEAL + i * DEAL_APART),
    ).flat()
  }

  #swept(seat: number, places: Places): FaceFlight[] {
    const target = places.discard(seat)
    return this.#scene.seats[seat].play.flatMap((card) => this.#way({ kind: 'card', card }, places.hand(card), target, SWEEP))
  }

  #cubes(seat: number, count: number, places: Places): FaceFlight[] {
    const target = places.lair()
    return Array.from({ length: Math.max(0, count) }, (_, i) =>
      this.#way({ kind: 'cube', seat }, sized(places.seat(seat), CUBE_WIDTH), sized(target, CUBE_WIDTH), CUBE + i * DEAL_APART),
    ).flat()
  }

  async #fly(flights: FaceFlight[]): Promise<void> {
    await tick()
    this.flights = flights
    await this.#pause(Math.max(...flights.map(({ ms }) => ms)))
    this.flights = []
  }

  async #beAttacked(event: Happening): Promise<void> {
    const attack = new Attack(event, this.#scene)
    this.attack = attack
    await this.#dragonPace.during(() => attack.run(this.#dragonPace))
    this.attack = null
  }

  async #pause(ms: number): Promise<void> {
    await (this.#scene.turns === this.#skipped ? tick() : this.#pace.pause(ms))
  }

  get #scene(): KlongView {
    return this.scene!
  }
}

/** Told by what comes with them, or not worth a word of their own. */
const SILENT = new Set(['turn', 'ended', 'drew'])

/** How long what does not fly is left to be seen. */
const PAUSES: Record<string, number> = {
  played: CARD,
  used: CARD,
  fought: CARD,
  walked: WALK,
  teleported: WALK,
  trashed: CARD,
  replaced: TURN_UP,
  refilled: TURN_UP,
  arrived: READ,
  hurt: READ,
  angered: TOKEN,
  gold: CUBE,
  quiet: CUBE,
  healed: CUBE,
  drank: CUBE,
  'cubes-back': READ,
  countdown: READ,
  escaped: 2 * READ,
  rescued: 2 * READ,
  lost: 2 * READ,
}

const SOUNDS: Partial<Record<string, Sound>> = {
  played: 'card',
  bought: 'card',
  used: 'press',
  fought: 'hurt',
  walked: 'place',
  hurt: 'hurt',
  teleported: 'slide',
  drew: 'card',
  refilled: 'card',
  replaced: 'card',
  gold: 'coin',
  traded: 'coin',
  clank: 'clank',
  quiet: 'lift',
  healed: 'take',
  drank: 'take',
  angered: 'dragon',
  'took-artifact': 'take',
  'took-secret': 'take',
  'took-idol': 'take',
}

const CUBE_WIDTH = 22
const COIN_WIDTH = 26
const TOKEN_WIDTH = 44
const CARD_WIDTH = 84

/** As wide as this, in the middle of something larger. */
function sized(rect: DOMRect | null, side: number): DOMRect | null {
  if (!rect) return null
  const { x, y, width, height } = rect
  return new DOMRect(x + (width - side) / 2, y + (height - side) / 2, side, side)
}
