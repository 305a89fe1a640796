/** The way of every disc in a flick, read from the text that is kept with the move. Nothing is worked out anew here. */
import { zong } from '../../../generated/constants'
import { times } from '../../../lib/draw'
import { at as itemAt } from '../../../lib/sure'

export interface Keyframe {
  /** Milliseconds since the flick. */
  at: number
  /** Millimetres on the board. */
  x: number
  y: number
}

export interface Way {
  /** The disc that carries this one at the start; -1: it lies on the board. */
  carrier: number
  /** At least one. Between two of them a disc moves straight and evenly, after the last it rests. */
  keys: Keyframe[]
}

type MomentKind = (typeof zong.film.moments)[number]

export interface Moment {
  at: number
  kind: MomentKind
  disc: number
  /** The other disc, the rail or the post; for a drop the disc below, -1: the board. */
  other: number
  /** Closing speed in mm/s. */
  amount: number
}

export interface Film {
  /** The pieces by seat, then the ZONG disc. */
  ways: Way[]
  /** In order of time. */
  moments: Moment[]
}

export class MalformedFilm extends Error {
  override readonly name = 'MalformedFilm'
}

export function readFilm(text: string): Film {
  const numbers = new Numbers(bytesOf(text))
  const discs = numbers.count('discs', LEAST_BYTES.way)
  if (discs === 0) throw new MalformedFilm('A film shows at least one disc.')
  const ways = times(discs, () => readWay(numbers, discs))
  const moments = readMoments(numbers, discs)
  numbers.end()
  refuseCircles(ways, moments)
  return { ways, moments }
}

const { units_a_mm: UNIT, moments: KINDS } = zong.film
/** How few bytes each of these can take: no count may promise more than there is. */
const LEAST_BYTES = { way: 5, key: 3, moment: 5 }

function readWay(numbers: Numbers, discs: number): Way {
  const carrier = numbers.below(discs + 1, 'carrier') - 1
  const count = numbers.count('keyframes', LEAST_BYTES.key)
  if (count === 0) throw new MalformedFilm('Every disc has a first keyframe.')
  let [at, x, y] = [0, 0, 0]
  const keys = times(count, (index) => {
    const passed = numbers.next()
    if (index === 0 && passed > 0) throw new MalformedFilm('The first keyframe is the start.')
    at += passed
    x += numbers.signed()
    y += numbers.signed()
    return { at, x: x / UNIT, y: y / UNIT }
  })
  return { carrier, keys }
}

function readMoments(numbers: Numbers, discs: number): Moment[] {
  let at = 0
  return times(numbers.count('moments', LEAST_BYTES.moment), () => {
    at += numbers.next()
    const kind = itemAt(KINDS, numbers.below(KINDS.length, 'kind of moment'))
    const disc = numbers.below(discs, 'disc')
    if (kind === 'drop')
      return { at, kind, disc, other: numbers.below(discs + 1, 'disc below') - 1, amount: numbers.next() }
    const other = kind === 'disc' ? numbers.below(discs, 'other disc') : numbers.next()
    return { at, kind, disc, other, amount: numbers.next() }
  })
}

/** Whoever stands on a disc that stands on him would be drawn for ever. */
function refuseCircles(ways: Way[], moments: Moment[]): void {
  const carriers = ways.map(({ carrier }) => carrier)
  const refuseFrom = (disc: number): void => {
    let below = itemAt(carriers, disc)
    for (let steps = 0; below >= 0; steps++, below = itemAt(carriers, below)) {
      if (steps >= ways.length) throw new MalformedFilm('Two discs cannot carry each other.')
    }
  }
  for (const disc of ways.keys()) refuseFrom(disc)
  for (const { kind, disc, other } of moments) {
    if (kind !== 'drop') continue
    carriers[disc] = other
    refuseFrom(disc)
  }
}

function bytesOf(text: string): Uint8Array {
  if (!/^[\w-]+$/.test(text)) throw new MalformedFilm('A film is written in letters, digits, - and _.')
  if (text.length % 4 === 1) throw new MalformedFilm('The film is cut off.')
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0))
}

/** Whole numbers, seven bits a byte, the lowest first. */
class Numbers {
  static readonly #MOST_BITS = 42
  #at = 0

  constructor(readonly bytes: Uint8Array) {}

  next(): number {
    let value = 0
    for (let bits = 0; bits < Numbers.#MOST_BITS; bits += 7) {
      const byte = this.bytes[this.#at++]
      if (byte === undefined) throw new MalformedFilm('The film is cut off.')
      value += (byte % 128) * 2 ** bits
      if (byte < 128) return value
    }
    throw new MalformedFilm('A number in the film has no end.')
  }

  /** 0, -1, 1, -2, 2 … */
  signed(): number {
    const value = this.next()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  below(limit: number, what: string): number {
    const value = this.next()
    if (value >= limit) throw new MalformedFilm(`There is no ${what} ${value}.`)
    return value
  }

  count(what: string, leastBytes: number): number {
    const value = this.next()
    if (value * leastBytes > this.bytes.length - this.#at)
      throw new MalformedFilm(`The film has no room for ${value} ${what}.`)
    return value
  }

  end(): void {
    if (this.#at < this.bytes.length) throw new MalformedFilm('Something follows the end of the film.')
  }
}
