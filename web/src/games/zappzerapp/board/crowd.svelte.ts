/** How hard the others shake, from what the server says now and then. */
import type { TableFeed } from '../../../feed/feed'

/** A notice counts until the next one is due, in milliseconds. */
const LASTS = 1_300

export class Crowd {
  /** By seat and hand: how hard. */
  #strengths = $state.raw<Record<string, number>>({})
  #timers = new Map<string, ReturnType<typeof setTimeout>>()

  /** Gives the way to stop listening. */
  watch(feed: Pick<TableFeed, 'onShaking'>): () => void {
    return feed.onShaking(({ seat, thing, strength }) => this.#notice(`${seat}-${thing}`, strength))
  }

  of(seat: number): [number, number] {
    return [this.#strengths[`${seat}-0`] ?? 0, this.#strengths[`${seat}-1`] ?? 0]
  }

  #notice(hand: string, strength: number): void {
    clearTimeout(this.#timers.get(hand))
    this.#strengths = { ...this.#strengths, [hand]: strength }
    this.#timers.set(
      hand,
      setTimeout(() => (this.#strengths = { ...this.#strengths, [hand]: 0 }), LASTS),
    )
  }
}
