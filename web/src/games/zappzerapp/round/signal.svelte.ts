/**
 * Countdown to the signal at which everybody may reach for barrels. It ends at the same instant on every screen, by the
 * server's clock, also on one that came late.
 */
import { untrack } from 'svelte'
import { announce } from '../../../lib/announce.svelte'
import type { TableFeed } from '../../../feed/feed'
import { ticker } from '../../../lib/clock.svelte'
import { play } from '../../../lib/sound'
import { t } from '../texts'

/** How long the signal is seen, in milliseconds. */
export const SEEN = 900
/** A second that began no longer ago than this is still worth its tick: whoever comes later hears the next one. */
const FRESH = 0.3

export class Signal {
  /** Seconds that are left, the one that has begun included; 0: nobody counts. */
  left = $state(0)
  /** It has just been given. */
  given = $state(false)
  /** The instant of the last one that was given. */
  #last = $state<number | null>(null)
  #fading: ReturnType<typeof setTimeout> | undefined

  constructor(readonly feed: TableFeed) {}

  readonly opensAt = $derived.by(() => this.feed.position?.opens_at ?? null)
  /** Nothing can be taken before it is given. */
  readonly awaited = $derived.by(() => this.opensAt !== null && this.#last !== this.opensAt)

  /** Counts down to the signal of the position shown. Returns how to stop. */
  watch(): () => void {
    const { opensAt } = this
    if (opensAt === null) {
      untrack(() => this.#overtaken())
      return () => {}
    }
    const look = (): void => {
      if (!this.#look(opensAt)) stop()
    }
    const stop = ticker.listen(look)
    untrack(look)
    return stop
  }

  /** The table is left. */
  close(): void {
    clearTimeout(this.#fading)
  }

  /** Whether it is still to come. */
  #look(opensAt: number): boolean {
    const rest = ticker.until(opensAt, () => this.feed.now())
    const left = Math.max(0, Math.ceil(rest))
    if (left === 0) this.#last = opensAt
    if (left !== this.left) this.#count(left, left - rest < FRESH)
    return left > 0
  }

  #count(left: number, fresh: boolean): void {
    const isFirst = this.left === 0
    this.left = left
    if (left === 0) return this.#give()
    if (isFirst) announce(t('signal.soon', { count: left }))
    if (fresh) play('tick')
  }

  #give(): void {
    play('signal')
    announce(t('signal.go'))
    this.given = true
    clearTimeout(this.#fading)
    this.#fading = setTimeout(() => (this.given = false), SEEN)
  }

  /** Somebody has reached for a barrel already: their line is quicker, and so the signal was given. */
  #overtaken(): void {
    if (this.left === 0) return
    this.left = 0
    this.#give()
  }
}
