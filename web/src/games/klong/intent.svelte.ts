/** What the person at this screen is about to do: which way to take where there are several, or to play all the rest. */
import type { TableFeed } from '../../feed/feed'
import type { Advice, Position } from '../../feed/messages'
import { play } from '../../lib/sound'
import type { HandOver } from '../../table/hand-over.svelte'
import { Intent } from '../../table/intent.svelte'
import { frontOf } from '../../table/seating'
import { sectionFor } from './rules/sections'
import type { CardKey } from './data'
import { drawnBoard } from './board/boards'
import type { Destination } from './board/scene'
import { moveOf, numberOf, type Move } from './moves'
import type { KlongMovement } from './movement.svelte'
import { isClear, movesIn, offersOf, safeCards, waysTo, type Way } from './offers'
import { adviceText, leftText, speechFor, type Moment } from './speech'
import { turningIn, type KlongView } from './view'

const NO_DOUBT: Way[] = []

export class KlongIntent extends Intent<'klong', Way[]> {
  /** Playing the rest of the hand, card by card, as long as this is so. */
  #playingRest = $state(false)
  #left = $state.raw<{ at: Position | null; text: string }>({ at: null, text: '' })

  constructor(
    feed: TableFeed,
    override readonly movement: KlongMovement,
    readonly handOver: HandOver,
    /** told of each move that is played here */
    readonly onmove: (move: Move) => void = () => {},
  ) {
    super('klong', feed, movement, NO_DOUBT)
  }

  /** What is seen now, which may still be in the midst of what happened. */
  readonly shown = $derived.by(() => this.movement.scene ?? this.view)
  /** Whose things lie in front: who only watches sees those of whoever is at it. */
  override readonly front = $derived.by(() =>
    this.mine.length === 0 ? turningIn(this.shown) : frontOf(this.feed, this.feed.acting),
  )
  readonly moves = $derived.by(() => movesIn(this.legal))
  readonly offers = $derived.by(() => offersOf(this.moves, this.view.walks))
  /** Hand cards, and cards of row and reserve, that a tap does something with. */
  readonly playable = $derived.by(() => new Set([...this.offers.play, ...this.offers.discard]))
  readonly gettable = $derived.by(() => new Set([...this.offers.get, ...this.offers.replace]))
  readonly question = $derived.by(() => (this.acting === null ? null : this.view.question))
  readonly safe = $derived.by(() => safeCards(this.offers, this.view.hand))
  /** Ways to one room of which one has to be chosen: swords or hearts, on foot or by magic. */
  readonly doubt = $derived.by(() => this.thought)
  readonly isAsked = $derived.by(() => this.question !== null || this.doubt.length > 0)
  readonly playingRest = $derived.by(() => this.#playingRest)
  /** What was not played with the rest, and why, until something else is done. */
  readonly left = $derived.by(() => (this.#left.at === this.feed.position ? this.#left.text : ''))

  readonly moment = $derived.by<Moment>(() => ({
    view: this.shown,
    names: this.names,
    bots: this.bots,
    mine: this.mine,
    acting: this.acting,
    hidden: this.handOver.hidden,
    telling: this.movement.telling,
    offers: this.offers,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))
  readonly section = $derived.by(() => sectionFor(this.view, this.outcome))

  /** A person who has not taken the shared screen yet. */
  protected override get withheld(): boolean {
    return this.handOver.hidden
  }

  /** A card that goes on to ask something else asks anew. */
  protected override asked({ question }: KlongView): string {
    return question ? `${question.kind} ${question.card}` : ''
  }

  override isAskedAnew(before: Position): boolean {
    return this.view.question !== null && super.isAskedAnew(before)
  }

  override advice({ move }: Advice): string {
    return adviceText(move, drawnBoard(this.view.board))
  }

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

  /** A room was tapped. What costs a heart, or can be paid in several ways, is asked first. */
  async go(destinations: Destination[]): Promise<void> {
    const ways = waysTo(destinations, this.view.fights)
    const [way] = ways
    if (way && isClear(ways)) return this.goBy(way.move)
    play('press')
    this.think(ways)
  }

  async goBy(move: number): Promise<void> {
    if (await this.play(move)) this.onmove(moveOf(move))
    else if (this.refused) this.#playingRest = false
  }

  async do(move: Move): Promise<void> {
    await this.goBy(numberOf(move))
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
    if (!this.#playingRest || this.acting === null || this.feed.waiting > 0) return
    const [card] = this.safe
    if (card && !this.question) return this.do({ kind: 'play', card })
    this.#playingRest = false
    if (!card) this.#left = { at: this.feed.position, text: leftText(this.view.hand) }
  }

  override stepBack(): void {
    this.#playingRest = false
    super.stepBack()
  }
}
