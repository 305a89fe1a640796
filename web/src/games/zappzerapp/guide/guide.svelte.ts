/** A newcomer's first round, led step by step: a short note about the next thing to do, until it is done. */
import { Guide } from '../../../table/guide.svelte'
import { EMPTY, NOT_YET, type ZappZerappView } from '../view'

export type Lesson = 'signal' | 'take' | 'shake' | 'compare' | 'choose' | 'wait' | 'tooMany' | 'run' | 'again'

/** What the hands of this screen are at. */
export interface Doing {
  /** whose hands they are; nobody's at a table that is only watched */
  seat: number | null
  /** that seat may reach for barrels now, or run */
  listens: boolean
  /** the table counts down until it may */
  counting: boolean
  runs: boolean
  held: [left: number, right: number]
  shaking: boolean
}

/** How long one has to shake to have heard something, in milliseconds. */
export const HEARD = 1_200

export class ZappZerappGuide extends Guide {
  #shaken = $state(false)
  #compared = $state(false)
  /** The round that is explained. */
  #round = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super('zappzerapp')
  }

  lesson(view: ZappZerappView, doing: Doing): Lesson | null {
    if (!this.wanted || doing.seat === null || view.phase === 'over') return null
    if (this.#round > 0 && view.round > this.#round) return 'again'
    if (doing.counting) return 'signal'
    if (doing.listens) return this.#forHands(doing.held)
    if (doing.runs) return 'run'
    if (view.phase === 'run') return view.too_many[doing.seat] ? 'tooMany' : null
    return view.chosen[doing.seat] === NOT_YET ? null : 'wait'
  }

  /** Sees what is done; whoever has understood goes on by doing it. */
  watch(view: ZappZerappView, { listens, held, shaking }: Doing): void {
    if (!this.wanted || !listens) return
    const holding = held.filter((place) => place !== EMPTY).length
    if (this.#round === 0) this.#round = view.round
    if (view.round > this.#round && holding > 0) return this.finish()
    if (holding === held.length) this.#compared = true
    if (!shaking) this.stop()
    else if (!this.#shaken) this.#timer ??= setTimeout(() => (this.#shaken = true), HEARD)
  }

  /** Somebody needs no more words about this. */
  skip(lesson: Lesson): void {
    if (lesson === 'compare') this.#compared = true
    else this.finish()
  }

  override finish(): void {
    this.stop()
    super.finish()
  }

  override restart(): void {
    this.stop()
    this.#shaken = false
    this.#compared = false
    this.#round = 0
    super.restart()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #forHands(held: [number, number]): Lesson {
    if (held.every((place) => place === EMPTY)) return 'take'
    if (!this.#shaken) return 'shake'
    return this.#compared ? 'choose' : 'compare'
  }
}
