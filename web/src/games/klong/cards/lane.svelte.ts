/** Things in a row of which one is reached by Tab and the others by arrow keys. */

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class Lane {
  #at = $state(0)
  readonly #count: () => number
  readonly #columns: () => number

  /** With more than one row the arrows up and down lead from one to the next. */
  constructor(count: () => number, columns: () => number = () => 1) {
    this.#count = count
    this.#columns = columns
  }

  get at(): number {
    return Math.min(this.#at, this.#count() - 1)
  }

  tabindex = (index: number): 0 | -1 => (index === this.at ? 0 : -1)

  reached(index: number): void {
    this.#at = index
  }

  /** Where a key leads, null where it means nothing here. */
  led(key: string): number | null {
    if (key === 'Home') return 0
    if (key === 'End') return this.#count() - 1
    const step = STEPS[key]
    if (!step) return null
    const [across, down] = step
    if (down !== 0 && this.#columns() < 2) return null
    const next = this.at + across + down * this.#columns()
    return next >= 0 && next < this.#count() ? next : this.at
  }

  /** For the element around the things: each of them has `data-lane`. */
  keys = (around: HTMLElement): (() => void) => {
    const lead = (event: KeyboardEvent): void => {
      const next = event.ctrlKey || event.metaKey || event.altKey ? null : this.led(event.key)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      this.#at = next
      around.querySelectorAll<HTMLElement>('[data-lane]')[next]?.focus()
    }
    around.addEventListener('keydown', lead)
    return () => around.removeEventListener('keydown', lead)
  }
}
