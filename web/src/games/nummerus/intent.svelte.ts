/** What the person at this screen may do now and is about to do. A new position wipes away what was only picked. */
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import type { Position } from '../../lib/messages'
import { play } from '../../lib/sound'
import type { Movement } from './movement.svelte'
import { speechFor, type Moment } from './speech'
import { asView, tradeMove, type Choice, type NummerusView } from './view'

interface Thought {
  chip: number | null
  barred: number | null
  give: number | null
  take: number | null
}

const NOTHING: Thought = { chip: null, barred: null, give: null, take: null }

export class Intent {
  // Kept with the position itself, not its number: a move taken back brings the number back, but not the moment.
  #kept = $state.raw<Thought & { at: Position | null }>({ at: null, ...NOTHING })
  #past = $state.raw<{ at: Position | null; view: NummerusView } | null>(null)
  #answer = $state.raw<{ at: Position | null; text: string }>({ at: null, text: '' })

  constructor(
    readonly live: LiveTable,
    readonly movement: Movement,
  ) {}

  /** As the server knows it. */
  readonly newest = $derived.by(() => asView(this.live.position?.view))
  readonly #lookingBack = $derived.by(() => (this.#past?.at === this.live.position ? this.#past : null))
  /** As it is shown. */
  readonly view = $derived.by(() => this.#lookingBack?.view ?? this.newest)
  readonly seats = $derived.by(() => this.live.table?.seats ?? [])
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name))
  readonly outcome = $derived.by(() => this.live.position?.outcome ?? null)

  /** The seat that may act, once everything has come to rest. */
  readonly acting = $derived.by(() => (this.movement.busy || this.#lookingBack ? null : this.live.acting))
  readonly choices = $derived.by(() => (this.acting === null ? [] : this.view.choices))
  readonly swapping = $derived.by(() => this.acting !== null && this.view.phase === 'swap')
  readonly join = $derived.by(() => (this.acting === null ? null : this.view.join))

  readonly thought = $derived.by<Thought>(() => (this.#kept.at === this.live.position ? this.#kept : NOTHING))
  readonly picked = $derived.by(() => this.choices.find(({ chip }) => chip === this.thought.chip) ?? null)
  readonly trade = $derived.by(() => tradeMove(this.view.trades, this.thought.give, this.thought.take))
  readonly refused = $derived.by(() => (this.#answer.at === this.live.position ? this.#answer.text : ''))

  readonly moment = $derived.by<Moment>(() => ({
    view: this.view,
    names: this.names,
    bots: this.seats.map((seat) => seat.kind === 'bot'),
    mine: this.live.mine,
    acting: this.#lookingBack ? null : this.live.acting,
    picked: this.picked,
    barred: this.thought.barred,
    give: this.thought.give,
    take: this.thought.take,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))
  /** The token of the seat for which the pick opens chips. */
  readonly opensFor = $derived.by(() => (this.speech.opensFor === null ? null : this.seats[this.speech.opensFor].token))

  /** Keeps an older position on the table until it is enough, or until the game has gone on. */
  lookBack(view: NummerusView): void {
    this.#past = { at: this.live.position, view }
  }

  lookAhead(): void {
    this.#past = null
  }

  pick(choice: Choice): void {
    this.#think({ ...NOTHING, chip: choice.chip })
  }

  give(chip: number): void {
    this.#think({ ...this.thought, give: this.thought.give === chip ? null : chip })
  }

  take(chip: number): void {
    this.#think({ ...this.thought, take: this.thought.take === chip ? null : chip })
  }

  barred(chip: number): void {
    this.#think({ ...NOTHING, barred: chip })
  }

  putBack(): void {
    this.#think(NOTHING)
  }

  /** Plays the move; what the server refuses is kept as a sentence. */
  async play(move: number): Promise<void> {
    if (this.live.waiting > 0) return
    const at = this.live.position
    try {
      await this.live.move(move)
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      this.#answer = { at, text: reason.message }
    }
  }

  #think(thought: Thought): void {
    play('press')
    this.#kept = { ...thought, at: this.live.position }
  }
}
