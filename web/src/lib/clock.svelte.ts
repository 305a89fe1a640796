/**
 * One timer for all that counts the time: it ticks while somebody looks at it, a few times a second, and always in time for
 * the next whole second of each countdown. Instants are in seconds, of whatever clock `now` reads: a table's is the server's.
 */
import { createSubscriber } from 'svelte/reactivity'

/** In milliseconds, at the longest: the clock that is read may be set right meanwhile. */
export const TICK = 200

type Now = () => number

class Ticker {
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #due = Infinity

  /** Called with every tick. Returns how to stop. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.#expectIn(TICK)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  /** Seconds until this instant, to the millisecond, below zero when it has passed. Ticks when the next whole one begins. */
  until(instant: number, now: Now): number {
    const left = Math.round((instant - now()) * 1000)
    if (left > 0) this.#expectIn(((left - 1) % 1000) + 1)
    return left / 1000
  }

  #expectIn(ms: number): void {
    const due = Date.now() + ms
    if (this.#listeners.size === 0 || due >= this.#due) return
    clearTimeout(this.#timer)
    this.#due = due
    this.#timer = setTimeout(() => this.#tick(), ms)
  }

  #tick(): void {
    this.#due = Infinity
    this.#expectIn(TICK)
    for (const listener of this.#listeners) listener()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#due = Infinity
  }
}

export const ticker = new Ticker()

const subscribe = createSubscriber((update) => ticker.listen(update))

/** The same as something to depend on: who shows it is shown anew with every tick. */
function until(instant: number, now: Now): number {
  subscribe()
  return ticker.until(instant, now)
}

/** Whole seconds until then, the one that has begun included. */
export const secondsUntil = (instant: number, now: Now): number => Math.max(0, Math.ceil(until(instant, now)))

/** Whole minutes since then. */
export const minutesSince = (instant: number, now: Now): number => Math.max(0, Math.floor(-until(instant, now) / 60))
