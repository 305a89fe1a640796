/** What the person at this screen is about to do: a picked chip, or two chips of a swap. */
import type { TableFeed } from '../../feed/feed'
import type { Advice, Position } from '../../feed/messages'
import { play } from '../../lib/sound'
import { Intent } from '../../table/intent.svelte'
import type { NummerusMovement } from './movement.svelte'
import { KEEP } from './moves'
import { NOTHING as NO_OFFERS, offersOf, swapOf } from './offers'
import { sectionFor } from './rules/sections'
import { adviceText, speechFor, type Moment } from './speech'
import { t } from './texts'
import type { Choice, NummerusView } from './view'

interface Thought {
  chip: number | null
  /** a chip tapped although no line leads to it */
  barred: number | null
  give: number | null
  take: number | null
}

const NOTHING: Thought = { chip: null, barred: null, give: null, take: null }

export class NummerusIntent extends Intent<'nummerus', Thought> {
  #past = $state.raw<{ at: Position | null; view: NummerusView } | null>(null)

  constructor(
    feed: TableFeed,
    override readonly movement: NummerusMovement,
  ) {
    super('nummerus', feed, movement, NOTHING)
  }

  readonly #lookingBack = $derived.by(() => (this.#past?.at === this.feed.position ? this.#past : null))
  /** The position that is looked at: perhaps still that of the round before. */
  readonly lookedAt = $derived.by(() => this.#lookingBack?.view ?? this.view)
  /** What lies where, in the midst of a movement as well. */
  readonly shown = $derived.by(() => this.movement.scene ?? this.lookedAt)

  readonly offers = $derived.by(() => (this.acting === null ? NO_OFFERS : offersOf(this.lookedAt, this.thought.give)))
  readonly isSwapping = $derived.by(() => this.acting !== null && this.lookedAt.phase === 'swap')
  readonly picked = $derived.by(() => this.offers.chips.find(({ chip }) => chip === this.thought.chip) ?? null)
  /** The move that swaps both chosen chips. */
  readonly swapMove = $derived.by(() => swapOf(this.lookedAt.trades, this.thought.give, this.thought.take))

  readonly moment = $derived.by<Moment>(() => ({
    view: this.lookedAt,
    names: this.names,
    bots: this.bots,
    mine: this.mine,
    acting: this.withheld ? null : this.feed.acting,
    picked: this.picked,
    barred: this.thought.barred,
    give: this.thought.give,
    take: this.thought.take,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))
  readonly section = $derived.by(() => sectionFor(this.lookedAt, this.outcome))

  protected override get withheld(): boolean {
    return this.#lookingBack !== null
  }

  protected override asked({ phase, choices }: NummerusView): string {
    return `${phase} ${choices.map(({ chip }) => chip).join()}`
  }

  override get greeting(): string {
    const { phase, choices } = this.lookedAt
    if (phase !== 'take' || this.feed.acting === null) return super.greeting
    return t('note.inReach', { title: this.speech.title, chips: choices.map(({ chip }) => chip).join(', ') })
  }

  override advice({ move }: Advice): string {
    return adviceText(move, this.view)
  }

  /** Keeps an older position on the table until `lookAhead`, or until the game has gone on. */
  lookBack(view: NummerusView): void {
    this.#past = { at: this.feed.position, view }
  }

  lookAhead(): void {
    this.#past = null
  }

  pick(choice: Choice): void {
    this.#consider({ ...NOTHING, chip: choice.chip })
  }

  give(chip: number): void {
    this.#consider({ ...this.thought, give: this.thought.give === chip ? null : chip })
  }

  take(chip: number): void {
    this.#consider({ ...this.thought, take: this.thought.take === chip ? null : chip })
  }

  barred(chip: number): void {
    this.#consider({ ...NOTHING, barred: chip })
  }

  async takeChip({ move }: Choice): Promise<void> {
    await this.play(move)
  }

  async joinChain(move: number): Promise<void> {
    await this.play(move)
  }

  async swap(): Promise<void> {
    if (this.swapMove !== null) await this.play(this.swapMove)
  }

  async keep(): Promise<void> {
    await this.play(KEEP)
  }

  #consider(thought: Thought): void {
    play('press')
    this.think(thought)
  }
}
