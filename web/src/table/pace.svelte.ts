/** The time that movements take: one follows the other, a tap ends them all, and whoever wants it calm sees none. */
import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'

export class Pace {
  /** Something is on the move. */
  busy = $state(false)
  #hurry: () => void = () => {}
  #hurried: Promise<void> = Promise.resolve()
  #shown: Promise<void> = Promise.resolve()

  /** Runs a show at once; one that still runs, as in a page nobody sees, is ended first. */
  async during(show: () => Promise<void>): Promise<void> {
    if (this.busy) {
      this.hurry()
      await this.#shown
    }
    this.busy = true
    this.#hurried = new Promise((resolve) => (this.#hurry = resolve))
    this.#shown = show().finally(() => (this.busy = false))
    await this.#shown
  }

  hurry(): void {
    this.#hurry()
  }

  async pause(ms: number): Promise<void> {
    if (settings.calm) return tick()
    await Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), this.#hurried])
  }
}
