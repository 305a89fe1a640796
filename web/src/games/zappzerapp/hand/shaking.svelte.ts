/** One hand that shakes what it holds: piece after piece is asked for in time, so that it sounds without a break. */
import { Refusal } from '../../../lib/api'
import { envelope, Rattle, vibration, type Pieces } from '../../../lib/rattle'
import { settings } from '../../../lib/settings.svelte'
import { PARTS, Sweep } from './sweep'

/** How long before the end of a piece, in milliseconds, the next one is asked for; longer where answers come late. */
const LEAD = 190
const LONGEST_LEAD = 490
const MARGIN = 70
/** How much of the worst delay is still expected one answer later: a busy machine is busy again. */
const REMEMBERED = 0.96
/** How many pieces the server gives at once; then one in the time that one lasts. */
const BURST = 2
/** After a refusal. */
const PAUSE = 250

export class Shaking {
  /** How hard it shakes now, 0: not at all. */
  strength = $state(0)
  /** Counts the pieces that were heard of what is held, so that whoever draws the strip knows when to look again. */
  heard = $state(0)
  readonly sweep: Sweep
  readonly #rattle: Rattle
  readonly #pieceMs: number
  #next = -Infinity
  /** How many pieces the server would give, and when that was so. */
  #given = { count: BURST, at: 0 }
  #isAsking = false
  /** How late answers come at worst, in milliseconds, and since when the next one is wanted. */
  #late = 0
  #wanted = Infinity
  /** What is held changes: then the answer to an older question is of no interest. */
  #holding = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * `ask` gets a piece of sound for a strength; `side` is where it is heard, from -1 to 1; `mayBeFelt`: whether the table
   * allows more than hearing.
   */
  constructor(
    readonly pieces: Pieces,
    readonly side: number,
    readonly ask: (strength: number) => Promise<Int16Array>,
    readonly mayBeFelt = (): boolean => true,
  ) {
    this.#pieceMs = pieces.seconds * 1000
    this.#rattle = new Rattle(pieces, side)
    this.sweep = new Sweep(this.#pieceMs)
  }

  shake(strength: number): void {
    if (strength === 0) return this.rest()
    this.strength = strength
    void this.#goOn()
  }

  /** The hand stops: it is silent at once. */
  rest(): void {
    if (this.strength === 0) return
    this.strength = 0
    this.#breakOff()
  }

  /** Something else is held, or nothing. */
  change(): void {
    this.rest()
    this.#holding++
    this.sweep.wipe()
    this.heard = 0
  }

  async #goOn(): Promise<void> {
    if (this.#isAsking || this.strength === 0) return
    clearTimeout(this.#timer)
    const wait = this.#waitFor(performance.now())
    if (wait > 0) {
      this.#wanted = performance.now() + wait
      return void (this.#timer = setTimeout(() => void this.#goOn(), wait))
    }
    this.#isAsking = true
    const again = await this.#listen()
    this.#isAsking = false
    if (again > 0) this.#timer = setTimeout(() => void this.#goOn(), again)
    else void this.#goOn()
  }

  /** Until the next piece is needed, and the server gives one. */
  #waitFor(now: number): number {
    const { count, at } = this.#given
    const given = Math.min(BURST, count + (now - at) / this.#pieceMs)
    this.#given = { count: given, at: now }
    const lead = Math.min(LONGEST_LEAD, Math.max(LEAD, this.#late + MARGIN))
    return Math.max(this.#next - lead - now, (1 - given) * this.#pieceMs, 0)
  }

  /** Says how long to wait before the next try. */
  async #listen(): Promise<number> {
    const [holding, wanted] = [this.#holding, Math.min(this.#wanted, performance.now())]
    this.#wanted = Infinity
    this.#given.count--
    try {
      const samples = await this.ask(this.strength)
      this.#late = Math.max(this.#late * REMEMBERED, performance.now() - wanted)
      if (holding === this.#holding && this.strength > 0) this.#hear(samples)
      return 0
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      return PAUSE
    }
  }

  #hear(samples: Int16Array): void {
    const begin = this.#rattle.lay(samples)
    const loudness = envelope(samples, this.pieces, PARTS)
    this.#next = begin + this.#pieceMs
    this.sweep.lay(loudness, begin)
    this.heard++
    if (this.#isFelt) this.#feel(loudness.slice(0, PARTS), begin - performance.now())
  }

  get #isFelt(): boolean {
    return settings.felt && this.mayBeFelt()
  }

  #feel(loudness: number[], inMs: number): void {
    const pattern = vibration(loudness, this.#pieceMs / PARTS)
    setTimeout(() => this.strength > 0 && navigator.vibrate?.(pattern), inMs)
  }

  #breakOff(): void {
    clearTimeout(this.#timer)
    this.#rattle.hush()
    this.sweep.cut(performance.now())
    this.#next = -Infinity
    this.#wanted = Infinity
    if (this.#isFelt) navigator.vibrate?.(0)
  }
}
