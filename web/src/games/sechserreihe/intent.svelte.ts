/** What the person at this screen may do now and is about to do. A new position wipes away what was only thought of. */
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import type { Position } from '../../lib/messages'
import { play } from '../../lib/sound'
import { gainsOf, NOTHING, offersOf, placementsOf, slidesOf, toggled, turnOf, type Thought } from './choices'
import type { Movement } from './movement.svelte'
import { speechFor, type Moment } from './speech'
import { asView, isAlone, linesOf, type Turn } from './view'

export class Intent {
  // Kept with the position itself, not its number: a move taken back brings the number back, but not the moment.
  #kept = $state.raw<{ at: Position | null; thought: Thought }>({ at: null, thought: NOTHING })
  #barred = $state.raw<{ at: Position | null; field: number }>({ at: null, field: -1 })
  #answer = $state.raw<{ at: Position | null; text: string }>({ at: null, text: '' })
  /** The field under the pointer or the keyboard's focus. */
  peeked = $state<number | null>(null)
  /** The turn played last from this screen: it need not be shown again. */
  played: Turn | null = null

  constructor(
    readonly live: LiveTable,
    readonly movement: Movement,
  ) {}

  readonly view = $derived.by(() => asView(this.live.position?.view))
  readonly alone = $derived.by(() => isAlone(this.view))
  readonly seats = $derived.by(() => this.live.table?.seats ?? [])
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name))
  readonly outcome = $derived.by(() => this.live.position?.outcome ?? null)

  /** The seat that may act, once everything has come to rest. */
  readonly acting = $derived.by(() => (this.movement.busy ? null : this.live.acting))
  readonly thought = $derived.by(() =>
    this.acting !== null && this.#kept.at === this.live.position ? this.#kept.thought : NOTHING,
  )
  readonly offers = $derived.by(() => (this.acting === null ? new Map() : offersOf(this.view, this.thought)))
  readonly slides = $derived.by(() => slidesOf(this.view, this.thought.origin))
  readonly gains = $derived.by(() => gainsOf(this.view, this.thought))
  readonly turn = $derived.by(() => turnOf(this.view, this.thought))
  /** The new stone's field: chosen, or only looked at. */
  readonly previewed = $derived.by(() => {
    if (this.view.phase === 'open') return null
    return this.thought.laid[0] ?? (this.offers.get(this.peeked ?? -1) === 'place' ? this.peeked : null)
  })
  /** Lines that would fall then. */
  readonly falling = $derived.by(() => (this.previewed === null ? [] : (this.gains.get(this.previewed) ?? [])))
  /** A field that was pressed in vain. */
  readonly barred = $derived.by(() => (this.#barred.at === this.live.position ? this.#barred.field : null))
  readonly refused = $derived.by(() => (this.#answer.at === this.live.position ? this.#answer.text : ''))

  readonly moment = $derived.by<Moment>(() => ({
    view: this.view,
    names: this.names,
    bots: this.seats.map((seat) => seat.kind === 'bot'),
    mine: this.live.mine,
    acting: this.live.acting,
    thought: this.thought,
    gains: this.gains,
    barred: this.barred,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))

  /** A press on a field. `sure`: by mouse or key, where what is pressed was seen before; a fingertip hides it. */
  choose(field: number, sure: boolean): void {
    if (this.acting === null || this.live.waiting > 0) return
    const { origin, target, laid } = this.thought
    const offer = this.offers.get(field)
    if (offer === 'lay') return this.#lay(toggled(laid, field))
    if (offer === 'place') return this.#place(field, sure)
    if (field === target || field === origin) return this.stepBack()
    if (offer === 'slide') return this.slide(field)
    if (offer === 'stone') return this.lift(field)
    this.#barred = { at: this.live.position, field }
  }

  lift(origin: number): void {
    play('lift')
    this.#think({ ...NOTHING, origin })
  }

  slide(target: number): void {
    play('slide')
    this.#think({ ...NOTHING, origin: this.thought.origin, target })
  }

  /** Takes back the last choice; an opening stone by stone. */
  stepBack(): void {
    const { origin, target, laid } = this.thought
    if (this.thought === NOTHING) return
    play('press')
    if (laid.length > 0) this.#think({ origin, target, laid: laid.slice(0, -1) })
    else this.#think(target === null ? NOTHING : { ...NOTHING, origin })
  }

  /** Takes back the slide and what was chosen after it. */
  slideAnew(): void {
    play('press')
    this.#think({ ...NOTHING, origin: this.thought.origin })
  }

  /** Plays what is chosen; what the server refuses is kept as a sentence. */
  async confirm(): Promise<void> {
    const { turn } = this
    if (!turn || this.live.waiting > 0) return
    const at = this.live.position
    this.played = turn
    play('place')
    try {
      await this.live.move(turn[0])
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      this.#answer = { at, text: reason.message }
    }
  }

  #lay(laid: number[]): void {
    play('place')
    this.#think({ ...NOTHING, laid })
  }

  #place(field: number, sure: boolean): void {
    const again = this.thought.laid[0] === field
    const turn = placementsOf(this.view, this.thought).get(field)
    const ends = this.alone && turn !== undefined && linesOf(this.view, turn[0]).length > 0
    this.#think({ ...this.thought, laid: [field] })
    if (again || (sure && !ends)) void this.confirm()
    else play('place')
  }

  #think(thought: Thought): void {
    this.#barred = { at: null, field: -1 }
    this.#kept = { at: this.live.position, thought }
  }
}
