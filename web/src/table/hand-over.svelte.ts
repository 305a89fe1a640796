/** Several people at one screen, each with a hand that the others must not see: it lies face down until its owner is there. */
import type { TableFeed } from '../feed/feed'

export class HandOver {
  /** Who has said to be there, and for which turn. */
  #ready = $state.raw<{ seat: number | null; turns: number }>({ seat: null, turns: -1 })

  /** `inside`: seats that still hold something to hide; `turns`: grows with each turn of the game. */
  constructor(
    readonly feed: TableFeed,
    readonly inside: () => number[],
    readonly turns: () => number,
  ) {}

  /** People of this screen from whom something has to be hidden. */
  readonly #players = $derived.by(() => this.feed.mine.filter((seat) => this.inside().includes(seat)))
  readonly shared = $derived.by(() => this.#players.length > 1)
  /** Nobody may look: somebody else's turn, or its owner has not taken the screen yet. */
  readonly hidden = $derived.by(() => {
    if (!this.shared) return this.feed.mine.length > 1 && this.feed.acting === null
    return this.feed.acting === null || this.#ready.seat !== this.feed.acting || this.#ready.turns !== this.turns()
  })
  /** Whose hand is seen here, if any. */
  readonly eyes = $derived.by(() => {
    const { mine, acting } = this.feed
    const [only = null] = mine
    return mine.length === 1 ? only : this.hidden ? null : acting
  })
  /** Who has to come to the screen, or nobody. */
  readonly awaited = $derived.by(() => (this.hidden ? this.feed.acting : null))

  ready(): void {
    this.#ready = { seat: this.feed.acting, turns: this.turns() }
  }
}
