/** Advice for the person at this screen: one hint when asked for, or a look at every position they get to. */
import { sentenceOf } from '../lib/api'
import type { TableFeed } from '../feed/feed'
import type { Advice, Thinking } from '../feed/messages'
import { settings } from '../lib/settings.svelte'

/** Whether somebody who plays alone can still make it. */
type Verdict = 'possible' | 'impossible' | 'unknown' | 'thinking'

export class AdviceDesk {
  /** A question is on its way. The server thinks about one at a time. */
  thinking = $state(false)
  #known = $state.raw<{ moment: number; advice: Advice } | null>(null)
  #refused = $state.raw({ moment: -1, text: '' })
  #wanted = $state(-1)

  /** `say` puts advice into the game's own words. */
  constructor(
    readonly feed: TableFeed,
    readonly say: (advice: Advice) => string,
  ) {}

  /** Whether there is advice to be had now. */
  readonly mayAsk = $derived.by(() => this.feed.position?.may_ask === true && this.feed.acting !== null)
  /** What is known about the position shown, whoever asked. */
  readonly advice = $derived.by(() => (this.#known?.moment === this.feed.moment ? this.#known.advice : null))
  readonly #isWanted = $derived.by(() => this.#wanted === this.feed.moment)
  /** The advice, once the person has asked to see it. */
  readonly hint = $derived.by(() => (this.#isWanted ? this.advice : null))
  readonly hintWords = $derived.by(() => (this.hint ? this.say(this.hint) : ''))
  /** The person has asked and waits. */
  readonly awaited = $derived.by(() => this.#isWanted && this.thinking && !this.advice)
  /** Why there is no advice for the position shown, as a sentence, or nothing. */
  readonly refused = $derived.by(() => (this.#isRefused ? this.#refused.text : ''))
  /** What the light shows; null while it is off or there is nothing to hope for any more. */
  readonly verdict = $derived.by<Verdict | null>(() => {
    if (!this.#isLit) return null
    if (this.advice) return verdictOf(this.advice.thinking)
    return this.#isRefused ? 'unknown' : 'thinking'
  })

  readonly #isRefused = $derived.by(() => this.#refused.moment === this.feed.moment)
  readonly #isLit = $derived.by(() => settings.stillPossible && this.mayAsk && this.feed.table?.seats.length === 1)

  /** Fetches the hint for the position shown. */
  async ask(): Promise<void> {
    if (this.#isRefused) this.#refused = { moment: -1, text: '' }
    this.#wanted = this.feed.moment
    await this.#think()
  }

  /** Lets the hint disappear again. */
  putAway(): void {
    this.#wanted = -1
  }

  /** Has a look at the position shown if the light is on. To be called whenever the position or the switch has changed. */
  async glance(): Promise<void> {
    if (this.#isLit) await this.#think()
  }

  /** Whoever asks while an older question is being thought about gets an answer as soon as that one is through. */
  async #think(): Promise<void> {
    if (this.thinking || !this.#isOpen()) return
    this.thinking = true
    try {
      while (this.#isOpen()) await this.#askOnce()
    } finally {
      this.thinking = false
    }
  }

  #isOpen(): boolean {
    return this.mayAsk && !this.advice && !this.#isRefused && (this.#isWanted || this.#isLit)
  }

  async #askOnce(): Promise<void> {
    const { moment } = this.feed
    try {
      const advice = await this.feed.ask()
      if (advice) this.#known = { moment, advice }
    } catch (reason) {
      this.#refused = { moment, text: sentenceOf(reason) }
    }
  }
}

export function verdictOf({ outlook, proven }: Thinking): Exclude<Verdict, 'thinking'> {
  if (!proven || (outlook > 0 && outlook < 1)) return 'unknown'
  return outlook > 0 ? 'possible' : 'impossible'
}
