/** What the person at this screen may do now and is about to do. */
import { Refusal } from '../../lib/api'
import { allows } from '../../lib/legal'
import type { LiveTable } from '../../lib/live.svelte'
import type { Position } from '../../lib/messages'
import { play } from '../../lib/sound'
import { frontOf } from '../../table/seating'
import { Hands } from './hands.svelte'
import { PASS, READY, STAY, run } from './move'
import type { Movement } from './movement.svelte'
import { Signal } from './signal.svelte'
import { speechFor, type Moment } from './speech'
import { asView, type Run } from './view'

export class Intent {
  readonly hands: Hands
  readonly signal: Signal
  #picked = $state.raw<{ at: Position | null; from: number }>({ at: null, from: -1 })
  #answer = $state.raw<{ at: Position | null; text: string }>({ at: null, text: '' })

  constructor(
    readonly live: LiveTable,
    readonly movement: Movement,
  ) {
    this.hands = new Hands(live, () => this.listener)
    this.signal = new Signal(live)
  }

  readonly view = $derived.by(() => asView(this.live.position?.view))
  readonly seats = $derived.by(() => this.live.table?.seats ?? [])
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name))
  readonly outcome = $derived.by(() => this.live.position?.outcome ?? null)

  /** The table counts down: before the signal nobody can do anything. */
  readonly counting = $derived.by(() => this.signal.awaited)
  /** The seat that may act, once everything has come to rest. */
  readonly acting = $derived.by(() => (this.movement.busy || this.counting ? null : this.live.acting))
  /** The seat whose hands lie ready, and from when on they may reach for barrels. */
  readonly atHand = $derived.by(() => (this.movement.scene === null && this.view.phase === 'listen' ? this.live.acting : null))
  readonly listener = $derived.by(() => (this.movement.busy || this.counting ? null : this.atHand))
  /** Who sits at the lower edge; nobody of those who only watch. */
  readonly own = $derived.by(() => (this.live.mine.length === 0 ? null : frontOf(this.live, this.live.acting)))
  /** What is seen now: with what the hands have just done, or in the midst of what happened. */
  readonly shown = $derived.by(() => this.movement.scene ?? this.hands.view)
  readonly runs = $derived.by(() => (this.acting !== null && this.view.phase === 'run' ? this.view.runs : []))
  /** The way that is thought of; the only one is. */
  readonly picked = $derived.by<Run | null>(() => {
    if (this.runs.length === 1) return this.runs[0]
    return this.#picked.at === this.live.position ? (this.runs.find(({ from }) => from === this.#picked.from) ?? null) : null
  })
  readonly refused = $derived.by(() => (this.#answer.at === this.live.position ? this.#answer.text : ''))
  readonly mayPass = $derived.by(() => this.#may(PASS))
  readonly mayStay = $derived.by(() => this.#may(STAY))
  readonly awaited = $derived.by(() => this.#may(READY))

  readonly moment = $derived.by<Moment>(() => ({
    view: this.shown,
    names: this.names,
    mine: this.live.mine,
    acting: this.atHand ?? this.acting,
    counting: this.counting,
    picked: this.picked,
    turning: this.movement.reveal !== null,
    telling: this.movement.telling,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))

  /** An apprentice was tapped: it is picked, or runs if it was. */
  async tapApprentice(from: number): Promise<void> {
    if (this.picked?.from === from) return this.runPicked()
    play('lift')
    this.#picked = { at: this.live.position, from }
  }

  async runPicked(): Promise<void> {
    if (this.picked) await this.#play(run(this.picked.from))
  }

  async stay(): Promise<void> {
    if (this.mayStay) await this.#play(STAY)
  }

  async pass(): Promise<void> {
    if (this.mayPass) await this.#play(PASS)
  }

  async begin(): Promise<void> {
    if (this.awaited) await this.#play(READY)
  }

  stepBack(): void {
    this.#picked = { at: null, from: -1 }
  }

  #may(move: number): boolean {
    return this.acting !== null && allows(this.live.position?.legal[this.acting], move)
  }

  /** What the server refuses is kept as a sentence. */
  async #play(move: number): Promise<void> {
    if (this.live.waiting > 0) return
    const at = this.live.position
    try {
      await this.live.move(move, this.acting)
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      this.#answer = { at, text: reason.message }
    }
  }
}
