/**
 * Intent: what the person at this screen may do now and is about to do, in any game. A new position wipes away what was
 * only thought of. Each game extends it by its own choices.
 */
import type { TableFeed } from '../feed/feed'
import { allows } from '../feed/legal'
import type { Advice, GameKey, Position, Step, Views } from '../feed/messages'
import { happeningsOf, viewOf } from '../feed/typed'
import { sentenceOf } from '../lib/api'
import { play } from '../lib/sound'
import type { Movement } from './movement.svelte'
import { frontOf, isYou, othersFrom } from './seating'

/** What is said about the moment: a heading and a sentence. */
export interface Speech {
  title: string
  text: string
}

/** Something that counts only as long as this very position is shown. A move taken back brings the ply back, but not the moment. */
interface Kept<Thing> {
  at: Position | null
  thing: Thing
}

export abstract class Intent<Game extends GameKey = GameKey, Thought = unknown> {
  #thought = $state.raw<Kept<Thought> | null>(null)
  #answer = $state.raw<Kept<string> | null>(null)
  #playedAt: Position | null = null
  /** How often a move was refused here. */
  protected refusals = $state(0)

  constructor(
    readonly game: Game,
    readonly feed: TableFeed,
    readonly movement: Movement<Game, unknown>,
    /** the thought of somebody who has chosen nothing yet */
    readonly nothing: Thought,
  ) {}

  /** What is said about this moment. */
  abstract readonly speech: Speech
  /** What is asked in a position, as a key: where it changes, it is announced. */
  protected abstract asked(view: Views[Game]): string
  /** The page of the rules that fits the moment. */
  abstract readonly section: string

  readonly #position = $derived.by(() => positionOf(this.feed))
  /** The position as the server knows it. */
  readonly view = $derived.by(() => viewOf(this.game, this.#position))
  readonly seats = $derived.by(() => this.feed.table?.seats ?? [])
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name))
  readonly tokens = $derived.by(() => this.seats.map((seat) => seat.token))
  readonly bots = $derived.by(() => this.seats.map((seat) => seat.kind === 'bot'))
  readonly outcome = $derived.by(() => this.#position.outcome)
  readonly mine = $derived.by(() => this.feed.mine)

  /** A reason of the game's own why nothing can be done yet. */
  protected get withheld(): boolean {
    return false
  }
  /** The seat that may act, once everything has come to rest. */
  readonly acting = $derived.by(() => (this.movement.busy || this.withheld ? null : this.feed.acting))
  /** Whoever acted here last sits in front while the others play. */
  readonly front = $derived.by(() => frontOf(this.feed, this.acting))
  readonly others = $derived.by(() => othersFrom(this.front, this.seats.length))
  /** The moves of the acting seat. */
  readonly legal = $derived.by(() => (this.acting === null ? undefined : this.#position.legal[this.acting]))

  /** What was chosen, but not played yet. */
  readonly thought = $derived.by(() =>
    this.acting !== null && this.#thought?.at === this.feed.position ? this.#thought.thing : this.nothing,
  )
  /** Why the last move was refused, as a sentence, or nothing. */
  readonly refused = $derived.by(() => (this.#answer?.at === this.feed.position ? this.#answer.thing : ''))

  /** Whether this seat is the one person at this screen, called "Du". */
  isYou(seat: number): boolean {
    return isYou(this.mine, seat)
  }

  /** What a screen reader is told when something is asked. */
  get greeting(): string {
    const { title, text } = this.speech
    const heading = title === '' || /[.!?…]$/.test(title) ? title : `${title}.`
    return `${heading} ${text}`.trim()
  }

  /** Whether it was nothing to the acting seat before and is now: it is called by a sound. */
  isCalled({ legal }: Position): boolean {
    return this.feed.acting !== null && legal[this.feed.acting] === undefined
  }

  isAskedAnew(before: Position): boolean {
    return this.asked(viewOf(this.game, before)) !== this.asked(this.view)
  }

  /** Shows how it came to this position. */
  show({ entry }: Step, before: Position): Promise<void> {
    return this.movement.show({
      happenings: happeningsOf(this.game, entry.happenings),
      before: viewOf(this.game, before),
      after: this.view,
    })
  }

  mayPlay(move: number): boolean {
    return allows(this.legal, move)
  }

  /** Puts away what was only thought of. */
  stepBack(): void {
    if (this.thought === this.nothing) return
    play('press')
    this.think(this.nothing)
  }

  /** A hint in the game's own words, where it gives any. */
  advice(_advice: Advice): string {
    return ''
  }

  protected think(thought: Thought): void {
    this.#thought = { at: this.feed.position, thing: thought }
  }

  /** Plays the move for the acting seat, once at each position. Says whether it counts; if not, `refused` says why. */
  protected async play(move: number): Promise<boolean> {
    const at = this.feed.position
    if (this.acting === null || this.feed.waiting > 0 || this.#playedAt === at) return false
    this.#playedAt = at
    try {
      await this.feed.move(move, this.acting)
      return true
    } catch (reason) {
      this.#answer = { at, thing: sentenceOf(reason) }
      this.#playedAt = null
      this.refusals += 1
      return false
    }
  }
}

function positionOf({ position }: TableFeed): Position {
  if (!position) throw new Error('A table without a game has no intent.')
  return position
}
