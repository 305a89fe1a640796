/** The time that movements take: one follows the other, a tap ends them all, and whoever wants it calm sees none. */
import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'

export class Pace {
  /** Something is on the move. */
  busy = $state(false)
  #hurry: () => void = () => {}
  #isHurried = false
  #hurried: Promise<void> = Promise.resolve()
  #shown: Promise<void> = Promise.resolve()

  /** Runs a show at once; one that still runs, as in a page nobody sees, is ended first. */
  async during(show: () => Promise<void>): Promise<void> {
    if (this.busy) {
      this.hurry()
      await this.#shown
    }
    this.busy = true
    this.#isHurried = false
    this.#hurried = new Promise((resolve) => (this.#hurry = resolve))
    this.#shown = show().finally(() => (this.busy = false))
    await this.#shown
  }

  hurry(): void {
    this.#isHurried = true
    this.#hurry()
  }

  async pause(ms: number): Promise<void> {
    if (settings.calm) return tick()
    await this.read(ms)
  }

  /** Time for what has to be read: it is the same for people who want it calm. */
  async read(ms: number): Promise<void> {
    await this.until(new Promise((resolve) => setTimeout(resolve, ms)))
  }

  /** Waits for what takes its own time, until somebody taps. */
  async until(over: Promise<unknown>): Promise<void> {
    await Promise.race([over, this.#hurried])
  }

  /** Draws picture by picture what happens in this time; `share` goes from 0 to 1, and 1 is always drawn. */
  async travel(ms: number, draw: (share: number) => void): Promise<void> {
    const begun = performance.now()
    const passed = (): number => (performance.now() - begun) / ms
    while (!settings.calm && !this.#isHurried && passed() < 1) {
      draw(passed())
      await Promise.race([nextPicture(), this.#hurried])
    }
    draw(1)
    await tick()
  }
}

/** No pictures come in a page that nobody sees: then a while will do. */
const A_WHILE = 200

const nextPicture = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
    setTimeout(resolve, A_WHILE)
  })
