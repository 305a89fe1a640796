/** What the person at this screen may do now and is about to do. A new position wipes away what was only thought of. */
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import type { Position } from '../../lib/messages'
import { play } from '../../lib/sound'
import type { HandOver } from '../../table/hand-over.svelte'
import type { CardKey } from './data'
import type { Destination } from './map/scene'
import { moveOf, numberOf, type Move } from './move'
import type { Movement } from './movement.svelte'
import { isClear, movesIn, offersOf, safeCards, waysTo, type Offers, type Way } from './offers'
import { speechFor, type Moment } from './speech'
import { asView } from './view'

export class Intent {
  // Kept with the position itself, not its number: a move taken back brings the number back, but not the moment.
  #asked = $state.raw<{ at: Position | null; ways: Way[] }>({ at: null, ways: [] })
  #answer = $state.raw<{ at: Position | null; text: string }>({ at: null, text: '' })
  #playedAt: Position | null = null
  /** Playing the rest of the hand, card by card, as long as this is so. */
  #playingRest = $state(false)

  constructor(
    readonly live: LiveTable,
    readonly movement: Movement,
    readonly handOver: HandOver,
    /** told of each move that is played here */
    readonly onmove: (move: Move) => void = () => {},
  ) {}

  readonly view = $derived.by(() => asView(this.live.position?.view))
  /** What is seen now, which may still be in the midst of what happened. */
  readonly shown = $derived.by(() => this.movement.scene ?? this.view)
  readonly seats = $derived.by(() => this.live.table?.seats ?? [])
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name))
  readonly outcome = $derived.by(() => this.live.position?.outcome ?? null)

  /** The seat that may act, once everything has come to rest and its person has taken the screen. */
  readonly acting = $derived.by(() => (this.movement.busy || this.handOver.hidden ? null : this.live.acting))
  readonly moves = $derived.by<Move[]>(() => (this.acting === null ? [] : movesIn(this.live.position?.legal[this.acting])))
  readonly offers = $derived.by<Offers>(() => offersOf(this.moves, this.view.walks))
  readonly question = $derived.by(() => (this.acting === null ? null : this.view.question))
  readonly safe = $derived.by(() => safeCards(this.offers, this.view.hand))
  /** Ways to one room of which one has to be chosen: swords or hearts, on foot or by magic. */
  readonly doubt = $derived.by(() =>
    this.acting !== null && this.#asked.at === this.live.position ? this.#asked.ways : [],
  )
  readonly refused = $derived.by(() => (this.#answer.at === this.live.position ? this.#answer.text : ''))
  readonly playingRest = $derived.by(() => this.#playingRest)

  readonly moment = $derived.by<Moment>(() => ({
    view: this.shown,
    names: this.names,
    bots: this.seats.map((seat) => seat.kind === 'bot'),
    mine: this.live.mine,
    acting: this.acting,
    hidden: this.handOver.hidden,
    telling: this.movement.telling,
    offers: this.offers,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))

  /** A hand card was tapped: it is played, or discarded where that is asked. */
  async tapHand(card: CardKey): Promise<void> {
    if (this.offers.discard.includes(card)) await this.do({ kind: 'discard', card })
    else if (this.offers.play.includes(card)) await this.do({ kind: 'play', card })
  }

  /** A card of the row or the reserve was tapped. */
  async tapOffer(card: CardKey): Promise<void> {
    if (this.offers.replace.includes(card)) await this.do({ kind: 'replace', card })
    else if (this.offers.get.includes(card)) await this.do({ kind: 'get', card })
  }

  /** A played card was tapped, which only means something where one has to go. */
  async tapPlayed(card: CardKey): Promise<void> {
    if (this.offers.trash.includes(card)) await this.do({ kind: 'trash', card })
  }

  /** A room was tapped. What costs a heart, or can be paid in several ways, is asked first. */
  async go(destinations: Destination[]): Promise<void> {
    const ways = waysTo(destinations)
    if (isClear(ways)) return this.#play(ways[0].move)
    play('press')
    this.#asked = { at: this.live.position, ways }
  }

  async goBy(move: number): Promise<void> {
    await this.#play(move)
  }

  async do(move: Move): Promise<void> {
    await this.#play(numberOf(move))
  }

  async end(): Promise<void> {
    if (this.offers.end) await this.do({ kind: 'end' })
  }

  /** Begins to play everything that does no harm; `goOn` plays one card whenever the table is ready. */
  playRest(): void {
    if (this.safe.length > 0) this.#playingRest = true
    void this.goOn()
  }

  async goOn(): Promise<void> {
    if (!this.#playingRest || this.acting === null || this.live.waiting > 0) return
    const [card] = this.safe
    if (!card || this.question) this.#playingRest = false
    else await this.do({ kind: 'play', card })
  }

  /** Puts away what was only thought of. */
  stepBack(): void {
    this.#playingRest = false
    this.#asked = { at: null, ways: [] }
  }

  /** One move a position: the answer may come before the next one does. What the server refuses is kept as a sentence. */
  async #play(move: number): Promise<void> {
    const at = this.live.position
    if (this.acting === null || this.live.waiting > 0 || this.#playedAt === at) return
    this.#playedAt = at
    try {
      await this.live.move(move, this.acting)
      this.onmove(moveOf(move))
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      this.#playedAt = null
      this.#playingRest = false
      this.#answer = { at, text: reason.message }
    }
  }
}
