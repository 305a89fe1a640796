/** Who sits where, seen from this screen: nearest whoever acts here, then clockwise. */
import type { LiveTable } from '../lib/live.svelte'

export class Seating {
  #lastInFront = $state<number | null>(null)

  /** `acting`: the seat of this screen that may act now. To be made while a component is. */
  constructor(
    readonly live: LiveTable,
    readonly acting: () => number | null,
  ) {
    $effect(() => {
      const seat = this.acting()
      if (seat !== null) this.#lastInFront = seat
    })
  }

  /** Stays in front until somebody else of this screen acts: nobody's things move about while the others play. */
  readonly front = $derived.by(() => this.acting() ?? this.#lastInFront ?? this.live.mine[0] ?? 0)
  readonly others = $derived.by(() => {
    const count = this.live.table?.seats.length ?? 0
    return Array.from({ length: Math.max(0, count - 1) }, (_, i) => (this.front + 1 + i) % count)
  })
}
