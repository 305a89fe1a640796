/**
 * The strip on which a rattle is seen: bars from left to right as it is heard, then from the left again over what was
 * there before. It holds what the ears got in the last moments and nothing else.
 */
import { at } from '../../../lib/sure'

/** Bars of a piece of sound. */
export const PARTS = 20
/** Pieces that find room on the strip. */
const PIECES = 4
export const BARS = PARTS * PIECES

/** Times in milliseconds. */
export class Sweep {
  readonly bars: number[] = Array<number>(BARS).fill(0)
  readonly #barMs: number
  /** Since then it has rattled without a break, until then it will; and on which bar that began. */
  #begin = 0
  #end = -Infinity
  #first = 0
  /** Bars of the last piece that die away after its end. */
  #after = 0

  /** `pieceMs`: from one piece to the next. */
  constructor(pieceMs: number) {
    this.#barMs = pieceMs / PARTS
  }

  /** A piece begins then. Its loudness may go on after its end, over the beginning of the next one. */
  lay(loudness: number[], begin: number): void {
    const follows = begin <= this.#end
    if (!follows) this.#beginAnew(begin)
    const from = this.#barAt(begin)
    this.#after = loudness.length - PARTS
    loudness.forEach((value, part) => {
      const bar = (from + part) % BARS
      this.bars[bar] = follows && part < this.#after ? Math.max(at(this.bars, bar), value) : value
    })
    this.#end = begin + PARTS * this.#barMs
  }

  /** It is broken off. */
  cut(now: number): void {
    if (now >= this.#end) return
    const [next, last] = [this.#barAt(now) + 1, this.#barAt(this.#end)]
    for (let bar = next; bar < last + this.#after; bar++) this.bars[bar % BARS] = 0
    this.#end = now
  }

  /** How far along the strip it is now, from 0 to 1. */
  head(now: number): number {
    return ((this.#first + this.#passed(now) / this.#barMs) % BARS) / BARS
  }

  wipe(): void {
    this.bars.fill(0)
    this.#end = -Infinity
    this.#first = 0
    this.#begin = 0
  }

  #beginAnew(begin: number): void {
    this.#first = Math.ceil(this.head(begin) * BARS) % BARS
    this.#begin = begin
    this.#end = begin
  }

  #passed(time: number): number {
    return Math.max(0, Math.min(time, this.#end) - this.#begin)
  }

  /** Counted on beyond the strip's end. */
  #barAt(time: number): number {
    return this.#first + Math.round((time - this.#begin) / this.#barMs)
  }
}
