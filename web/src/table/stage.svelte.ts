import { untrack } from 'svelte'

/** Examples in sight take turns, from top to bottom, so that only one of them moves at a time. */
export class Stage {
  #made = 0
  #inSight: number[] = []
  #current = $state<number | null>(null)

  /** The number of a new example. They are made in the order in which they stand on the page. */
  number(): number {
    return this.#made++
  }

  /** Whose turn it is to move. */
  get current(): number | null {
    return this.#current
  }

  /** Whoever comes in sight above the one that moves goes first: reading goes downwards. */
  enter(example: number): void {
    this.#inSight = [...this.#inSight, example].sort((a, b) => a - b)
    this.#current = Math.min(example, untrack(() => this.#current) ?? example)
  }

  leave(example: number): void {
    this.#inSight = this.#inSight.filter((other) => other !== example)
    if (untrack(() => this.#current) === example) this.passOn(example)
  }

  /** Lets the next one move; after the last comes the first. */
  passOn(example: number): void {
    this.#current = this.#inSight.find((other) => other > example) ?? this.#inSight[0] ?? null
  }
}
