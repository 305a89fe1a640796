/** Tidying up after a flick, piece by piece: why it goes where, then it goes there. A tap goes on to the next. */
import { settings } from '../../../lib/settings.svelte'
import { play } from '../../../lib/sound'
import type { Pace } from '../../../table/pace.svelte'
import type { Lying } from '../board/geometry'
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

  async show(
    tidied: Tidied[],
    rests: Lying[],
    wordsOf: (tidied: Tidied) => string,
    pace: Pick<Pace, 'pause' | 'travel'>,
  ): Promise<void> {
    if (settings.calm) return void (this.listed = tidied)
    const timeOf = (each: Tidied): number => SEE + READ * wordsOf(each).length
    const hurry = Math.min(1, LONGEST / tidied.reduce((sum, each) => sum + timeOf(each), 1))
    this.lying = rests
    for (const each of tidied) {
      this.current = each
      const goOn = new Promise<void>((resolve) => (this.#next = resolve))
      await Promise.race([pace.pause(timeOf(each) * hurry), goOn])
      const { from, to } = each
      if (from === to) continue
      await pace.travel(WALK, (share) => this.#put(share < 1 ? onTheWay(from, to, share) : to))
      play('place')
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

  #put(piece: Lying): void {
    this.lying = (this.lying ?? []).map((each) => (each.seat === piece.seat ? piece : each))
  }
}
