/** Tidying up after a flick, piece by piece: why it goes where, then it goes there. A tap goes on to the next. */
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound'
import type { Lying } from './geometry'
import { onTheWay, type Tidied } from './tidy'

/** Milliseconds to see a piece, and to read a letter of why. */
const SEE = 600
const READ = 26
const WALK = 380
/** Many pieces are told more briefly. */
const LONGEST = 8_000

export class TidyUp {
  /** The piece that is spoken of; with nothing moving, all of them until they are put away. */
  current = $state.raw<Tidied | null>(null)
  listed = $state.raw<Tidied[]>([])
  /** Where the pieces lie meanwhile. */
  lying = $state.raw<Lying[] | null>(null)
  #next: () => void = () => {}

  /** @param pause waits so long, or until everything is hurried */
  async show(tidied: Tidied[], rests: Lying[], wordsOf: (tidied: Tidied) => string, pause: (ms: number) => Promise<void>): Promise<void> {
    if (settings.calm) return void (this.listed = tidied)
    const times = tidied.map((each) => SEE + READ * wordsOf(each).length)
    const hurry = Math.min(1, LONGEST / times.reduce((sum, time) => sum + time, 1))
    this.lying = rests
    for (const [i, each] of tidied.entries()) {
      this.current = each
      const goOn = new Promise<void>((resolve) => (this.#next = resolve))
      await Promise.race([pause(times[i] * hurry), goOn])
      await this.#walk(each, pause)
    }
    this.current = null
    this.lying = null
  }

  /** Read: on to the next piece. */
  next(): void {
    this.#next()
  }

  /** The list is read. */
  putAway(): void {
    this.listed = []
  }

  async #walk({ from, to }: Tidied, pause: (ms: number) => Promise<void>): Promise<void> {
    if (from === to) return
    let walking = true
    const begun = performance.now()
    const step = (now: number): void => {
      if (!walking) return
      this.#put(onTheWay(from, to, Math.min(1, Math.max(0, (now - begun) / WALK))))
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    await pause(WALK)
    walking = false
    this.#put(to)
    play('place')
  }

  #put(piece: Lying): void {
    this.lying = (this.lying ?? []).map((each) => (each.seat === piece.seat ? piece : each))
  }
}
