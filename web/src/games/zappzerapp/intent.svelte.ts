/** What the person at this screen is about to do: what both hands hold, and which apprentice shall run. */
import type { TableFeed } from '../../feed/feed'
import type { Position } from '../../feed/messages'
import { viewOf } from '../../feed/typed'
import { play } from '../../lib/sound'
import { Intent } from '../../table/intent.svelte'
import { frontOf } from '../../table/seating'
import { sectionFor } from './rules/sections'
import { Hands } from './hand/hands.svelte'
import { PASS, READY, STAY } from './moves'
import type { ZappZerappMovement } from './movement.svelte'
import { Signal } from './round/signal.svelte'
import { speechFor, type Moment } from './speech'
import type { Run, ZappZerappView } from './view'

/** How far the apprentice has come that is thought of. */
type Thought = number | null

export class ZappZerappIntent extends Intent<'zappzerapp', Thought> {
  readonly hands: Hands
  readonly signal: Signal

  constructor(
    feed: TableFeed,
    override readonly movement: ZappZerappMovement,
  ) {
    super('zappzerapp', feed, movement, null)
    this.hands = new Hands(
      feed,
      () => this.listener,
      () => this.view,
    )
    this.signal = new Signal(feed)
  }

  /** The table counts down: before the signal nobody can do anything. */
  readonly counting = $derived.by(() => this.signal.awaited)
  /** The seat whose hands lie ready, and from when on they may reach for barrels. */
  readonly atHand = $derived.by(() =>
    this.movement.scene === null && this.view.phase === 'listen' ? this.feed.acting : null,
  )
  readonly listener = $derived.by(() => (this.movement.busy || this.counting ? null : this.atHand))
  /** Who sits at the lower edge; nobody of those who only watch. */
  readonly own = $derived.by(() => (this.feed.mine.length === 0 ? null : frontOf(this.feed, this.feed.acting)))
  /** What is seen now: with what the hands have just done, or in the midst of what happened. */
  readonly shown = $derived.by(() => this.movement.scene ?? this.hands.view)
  readonly runs = $derived.by(() => (this.acting !== null && this.view.phase === 'run' ? this.view.runs : []))
  /** The way that is thought of; the only one is. */
  readonly picked = $derived.by<Run | null>(() =>
    this.runs.length === 1 ? (this.runs[0] ?? null) : (this.runs.find(({ from }) => from === this.thought) ?? null),
  )
  readonly mayPass = $derived.by(() => this.mayPlay(PASS))
  readonly mayStay = $derived.by(() => this.mayPlay(STAY))
  readonly awaited = $derived.by(() => this.mayPlay(READY))

  readonly moment = $derived.by<Moment>(() => ({
    view: this.shown,
    names: this.names,
    mine: this.mine,
    acting: this.atHand ?? this.acting,
    counting: this.counting,
    picked: this.picked,
    turning: this.movement.reveal !== null,
    telling: this.movement.telling,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))
  readonly section = $derived.by(() => sectionFor(this.view, this.outcome))

  /** Before the signal nobody can do anything. */
  protected override get withheld(): boolean {
    return this.counting
  }

  protected override asked({ round }: ZappZerappView): string {
    return String(round)
  }

  /** Whoever is in the midst of searching need not be called, and where the table counts down the signal calls all. */
  override isCalled(before: Position): boolean {
    if (this.feed.position?.opens_at != null) return false
    return super.isCalled(before) || viewOf('zappzerapp', before).round !== this.view.round
  }

  override isAskedAnew(): boolean {
    return false
  }

  /** An apprentice was tapped: it is picked, or runs if it was. */
  async tapApprentice(from: number): Promise<void> {
    if (this.picked?.from === from) return this.runPicked()
    play('lift')
    this.think(from)
  }

  async runPicked(): Promise<void> {
    if (this.picked) await this.play(this.picked.move)
  }

  async stay(): Promise<void> {
    if (this.mayStay) await this.play(STAY)
  }

  async pass(): Promise<void> {
    if (this.mayPass) await this.play(PASS)
  }

  async begin(): Promise<void> {
    if (this.awaited) await this.play(READY)
  }
}
