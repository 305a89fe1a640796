/** A film looked at: where every disc is at any time, how high it stands, and what happens when. */
import { at, first } from '../../../lib/sure'
import type { Film, Keyframe, Moment, Way } from './film'

/** A disc somewhere in the course of a flick, in millimetres. */
export interface Seen {
  x: number
  y: number
  /** How many discs it stands on; in between while it drops. */
  level: number
  /** Height above that, in the air over a rail. */
  lift: number
  /** Degrees it has turned in the air. */
  turn: number
  /** 0 on the board, 1 once it has come down beside it. */
  gone: number
}

export interface SeenPiece extends Seen {
  seat: number
}

/** Milliseconds in which a disc falls from one level to the next. */
const DROP = 120
/** Over a rail a disc flies so high, and turns so far. */
const HOP_HEIGHT = 26
const HOP_TURN = 200
/** Millimetres from where it hopped: what flies further would leave the screen. */
const FARTHEST = 55

interface Descent {
  at: number
  from: number
  to: number
}

interface Disc {
  keys: Keyframe[]
  descents: Descent[]
  /** When it flies over a rail; null: it stays. */
  hop: number | null
}

export class Footage {
  readonly seats: number
  /** Milliseconds until everything lies and has come down. */
  readonly duration: number
  readonly moments: readonly Moment[]
  readonly #discs: Disc[]

  constructor({ ways, moments }: Film) {
    this.seats = ways.length - 1
    this.moments = moments
    this.#discs = descentsOf(ways, moments).map((descents, disc) => {
      const hop = moments.find((moment) => moment.kind === 'hop' && moment.disc === disc)?.at ?? null
      return { keys: landingNear(at(ways, disc).keys, hop), descents, hop }
    })
    this.duration = Math.max(
      ...ways.map(({ keys }) => last(keys).at),
      ...moments.map(({ kind, at }) => (kind === 'drop' ? at + DROP : at)),
    )
  }

  pieces(ms: number): SeenPiece[] {
    return Array.from({ length: this.seats }, (_, seat) => ({ seat, ...this.#seen(seat, ms) }))
  }

  zong(ms: number): Seen {
    return this.#seen(this.seats, ms)
  }

  /** Seats whose piece does not rest where it began. */
  moved(): number[] {
    return this.pieces(0).flatMap(({ seat, x, y }) => {
      const rest = last(at(this.#discs, seat).keys)
      return rest.x === x && rest.y === y ? [] : [seat]
    })
  }

  /** The corners of a disc's way up to a moment, and where it is then. */
  trail(disc: number, ms: number): { x: number; y: number }[] {
    const { keys } = at(this.#discs, disc)
    return [...keys.slice(0, next(keys, ms)), placeAt(keys, ms)]
  }

  /** What happens after one time and not after another. */
  between(after: number, upTo: number): Moment[] {
    return this.moments.filter(({ at }) => at > after && at <= upTo)
  }

  /** How fast the ZONG disc is flicked, in mm/s. */
  get flickSpeed(): number {
    const [from, to] = at(this.#discs, this.seats).keys
    return from && to && to.at > 0 ? (Math.hypot(to.x - from.x, to.y - from.y) / to.at) * 1000 : 0
  }

  #seen(disc: number, ms: number): Seen {
    const { keys, descents, hop } = at(this.#discs, disc)
    const { x, y } = placeAt(keys, ms)
    const gone = hop === null || ms < hop ? 0 : share(hop, last(keys).at, ms)
    return {
      x,
      y,
      level: levelAt(descents, ms),
      lift: HOP_HEIGHT * 4 * gone * (1 - gone),
      turn: HOP_TURN * gone,
      gone,
    }
  }
}

function landingNear(keys: Keyframe[], hop: number | null): Keyframe[] {
  if (hop === null) return keys
  const from = placeAt(keys, hop)
  return keys.map((key) => {
    const far = Math.hypot(key.x - from.x, key.y - from.y)
    const short = Math.min(1, FARTHEST / Math.max(1, far))
    return key.at <= hop
      ? key
      : { at: key.at, x: from.x + (key.x - from.x) * short, y: from.y + (key.y - from.y) * short }
  })
}

/** Every change of height, disc by disc: whoever drops takes along those who stand on it. */
function descentsOf(ways: Way[], moments: readonly Moment[]): Descent[][] {
  const carriers = ways.map(({ carrier }) => carrier)
  const standing = (disc: number): number => {
    const carrier = at(carriers, disc)
    return carrier < 0 ? 0 : 1 + standing(carrier)
  }
  const descents = ways.map((_, disc): Descent[] => [{ at: -DROP, from: 0, to: standing(disc) }])
  for (const { at: when, kind, disc: dropping, other } of moments) {
    if (kind !== 'drop') continue
    carriers[dropping] = other
    for (const [disc, list] of descents.entries()) {
      const to = standing(disc)
      if (to !== last(list).to) list.push({ at: when, from: levelAt(list, when), to })
    }
  }
  return descents
}

function levelAt(descents: Descent[], ms: number): number {
  const { at: when, from, to } = descents.findLast((descent) => descent.at <= ms) ?? first(descents)
  const fallen = share(when, when + DROP, ms)
  return from + (to - from) * fallen * fallen
}

function placeAt(keys: Keyframe[], ms: number): { x: number; y: number } {
  const after = next(keys, ms)
  const from = at(keys, Math.max(0, after - 1))
  const to = at(keys, Math.min(keys.length - 1, after))
  const passed = share(from.at, to.at, ms)
  return { x: from.x + (to.x - from.x) * passed, y: from.y + (to.y - from.y) * passed }
}

/** The first keyframe that is still to come. */
function next(keys: Keyframe[], ms: number): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(keys, middle).at <= ms) low = middle + 1
    else high = middle
  }
  return low
}

const last = <Item>(items: Item[]): Item => at(items, items.length - 1)

/** How much of the time from one moment to another has passed, from 0 to 1. */
const share = (from: number, to: number, ms: number): number => (ms >= to ? 1 : Math.max(0, (ms - from) / (to - from)))
