/**
 * Countdown to the signal at which everybody may reach for barrels. It ends at the same instant on every screen, by the
 * server's clock, also on one that came late.
 */
import { untrack } from 'svelte'
import { announce } from '../../lib/announce.svelte'
import type { LiveTable } from '../../lib/live.svelte'
import { play } from '../../lib/sound'
import { t } from './texts'

/** How often the clock is looked at, at least, in milliseconds: it may be set right meanwhile. */
const LOOK = 200
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
  #timer: ReturnType<typeof setTimeout> | undefined
  #fading: ReturnType<typeof setTimeout> | undefined

  constructor(readonly live: LiveTable) {}

  readonly opensAt = $derived.by(() => this.live.position?.opens_at ?? null)
  /** Nothing can be taken before it is given. */
  readonly awaited = $derived.by(() => this.opensAt !== null && this.#last !== this.opensAt)

  /** Counts down to the signal of the position shown. Returns how to stop. */
  watch(): () => void {
    const { opensAt } = this
    untrack(() => (opensAt === null ? this.#overtaken() : this.#look(opensAt)))
    return () => clearTimeout(this.#timer)
  }

  /** The table is left. */
  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#fading)
  }

  #look(opensAt: number): void {
    const rest = Math.round((opensAt - this.live.now()) * 1000) / 1000
    const left = Math.max(0, Math.ceil(rest))
    if (left === 0) this.#last = opensAt
    if (left !== this.left) this.#count(left, left - rest < FRESH)
    if (left > 0) this.#timer = setTimeout(() => this.#look(opensAt), Math.min(LOOK, Math.ceil((rest - left + 1) * 1000)))
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
