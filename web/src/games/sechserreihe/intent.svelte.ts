/** What the person at this screen is about to do: a stone lifted, slid, and a new one placed. */
import type { TableFeed } from '../../feed/feed'
import type { Advice, Position } from '../../feed/messages'
import { play } from '../../lib/sound'
import { Intent } from '../../table/intent.svelte'
import { endingsOf, gainsOf, NOTHING, offersOf, slidesOf, toggled, turnOf, type Offers, type Thought } from './offers'
import type { SechserreiheMovement } from './movement.svelte'
import { sectionFor } from './rules/sections'
import { adviceText, speechFor, type Moment } from './speech'
import { isAlone, type SechserreiheView } from './view'

const NO_OFFERS: Offers = new Map()

export class SechserreiheIntent extends Intent<'sechserreihe', Thought> {
  #barred = $state.raw<{ at: Position | null; field: number } | null>(null)
  /** The field under the pointer or the keyboard's focus. */
  peeked = $state<number | null>(null)

  constructor(
    feed: TableFeed,
    override readonly movement: SechserreiheMovement,
  ) {
    super('sechserreihe', feed, movement, NOTHING)
  }

  /** What lies where, in the midst of a movement as well. */
  readonly shown = $derived.by(() => this.movement.scene ?? this.view)
  readonly alone = $derived.by(() => isAlone(this.view))
  readonly offers = $derived.by(() => (this.acting === null ? NO_OFFERS : offersOf(this.view, this.thought)))
  readonly slides = $derived.by(() => slidesOf(this.view, this.thought.origin))
  readonly gains = $derived.by(() => gainsOf(this.view, this.thought))
  readonly endings = $derived.by(() => endingsOf(this.view, this.thought))
  readonly turn = $derived.by(() => turnOf(this.view, this.thought))
  /** The new stone's field: chosen, or only looked at. */
  readonly previewed = $derived.by(() => {
    if (this.view.phase === 'open') return null
    return this.thought.laid[0] ?? (this.offers.get(this.peeked ?? -1) === 'place' ? this.peeked : null)
  })
  /** Lines that would fall then. */
  readonly falling = $derived.by(() => (this.previewed === null ? [] : (this.gains.get(this.previewed) ?? [])))
  /** The chosen field ends the attempt of somebody who plays alone. */
  readonly fails = $derived.by(() => this.thought.laid.some((field) => this.#failsOn(field)))
  /** A field that was pressed in vain. */
  readonly barred = $derived.by(() =>
    this.acting !== null && this.#barred?.at === this.feed.position ? this.#barred.field : null,
  )

  readonly moment = $derived.by<Moment>(() => ({
    view: this.view,
    names: this.names,
    bots: this.bots,
    mine: this.mine,
    acting: this.feed.acting,
    thought: this.thought,
    gains: this.gains,
    endings: this.endings,
    barred: this.barred,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))
  readonly section = $derived.by(() => sectionFor(this.view, this.outcome, this.thought.target !== null))

  protected override asked({ phase }: SechserreiheView): string {
    return phase
  }

  override advice({ move }: Advice): string {
    return adviceText(move, this.view)
  }

  /** A press on a field. `sure`: by mouse or key, where what is pressed was seen before; a fingertip hides it. */
  choose(field: number, sure: boolean): void {
    if (this.acting === null || this.feed.waiting > 0) return
    const { origin, target, laid } = this.thought
    const offer = this.offers.get(field)
    if (offer === 'lay') return this.#lay(toggled(laid, field))
    if (offer === 'place') return this.#place(field, sure)
    if (field === target || field === origin) return this.stepBack()
    if (offer === 'slide') return this.slide(field)
    if (offer === 'stone') return this.lift(field)
    this.#barred = { at: this.feed.position, field }
  }

  lift(origin: number): void {
    play('lift')
    this.think({ ...NOTHING, origin })
  }

  slide(target: number): void {
    play('slide')
    this.think({ ...NOTHING, origin: this.thought.origin, target })
  }

  /** Takes back the last choice; an opening stone by stone. */
  override stepBack(): void {
    const { origin, target, laid } = this.thought
    if (this.thought === NOTHING) return
    play('press')
    if (laid.length > 0) this.think({ origin, target, laid: laid.slice(0, -1) })
    else this.think(target === null ? NOTHING : { ...NOTHING, origin })
  }

  /** Takes back the slide and what was chosen after it. */
  slideAnew(): void {
    play('press')
    this.think({ ...NOTHING, origin: this.thought.origin })
  }

  /** Plays what is chosen; what the server refuses is kept as a sentence. */
  async confirm(): Promise<void> {
    const { turn } = this
    if (!turn || this.feed.waiting > 0) return
    this.movement.played = turn
    play('place')
    await this.play(turn.move)
  }

  #lay(laid: number[]): void {
    play('place')
    this.think({ ...NOTHING, laid })
  }

  #place(field: number, sure: boolean): void {
    const again = this.thought.laid[0] === field
    const fails = this.#failsOn(field)
    this.think({ ...this.thought, laid: [field] })
    if (again || (sure && !fails)) void this.confirm()
    else play('place')
  }

  #failsOn(field: number): boolean {
    return this.alone && this.endings.has(field)
  }

  protected override think(thought: Thought): void {
    this.#barred = null
    super.think(thought)
  }
}
