/** What is painted on a board between its fields: stars, planets and comets where there is room, always the same ones. */
import { random, times } from '../../../lib/draw'
import { distance, type Point } from '../../../lib/plane'
import { least } from '../../../lib/sure'
import type { BoardData } from './board'

interface Star extends Point {
  radius: number
  opacity: number
}

interface Painted extends Point {
  radius: number
  kind: 'ringed' | 'moon' | 'comet'
}

export interface Sky {
  stars: Star[]
  painted: Painted[]
  craters: (Point & { radius: number })[]
}

const STARS_A_SQUARE_METRE = 960
const WISHED: Omit<Painted, keyof Point>[] = [
  { kind: 'ringed', radius: 18 },
  { kind: 'ringed', radius: 17 },
  { kind: 'moon', radius: 14 },
  { kind: 'comet', radius: 9 },
  { kind: 'moon', radius: 12 },
  { kind: 'comet', radius: 9 },
  { kind: 'moon', radius: 8 },
  { kind: 'moon', radius: 7 },
  { kind: 'moon', radius: 8 },
  { kind: 'moon', radius: 6 },
]
const TRIES = 160
/** millimetres that a painted thing keeps from the next one */
const APART = 34

/** Round the middle of the target, wherever a board has it; nearer together on a small one. */
const CRATERS: [x: number, y: number, radius: number][] = [
  [-80, -14, 15],
  [6, 44, 8],
  [100, 10, 9],
  [-98, 16, 5],
  [50, 22, 7],
  [-56, 28, 6],
  [112, -26, 6],
]
const LARGE_TARGET = 120

export function skyOf(board: BoardData): Sky {
  const chance = random(board.width * 7 + board.length)
  const somewhere = (): Point => ({ x: chance() * board.width, y: chance() * board.length })
  const stars = times(Math.round((board.width * board.length * STARS_A_SQUARE_METRE) / 1e6), () => ({
    ...somewhere(),
    radius: chance() < 0.12 ? 1.7 : 0.5 + chance() * 0.7,
    opacity: 0.2 + chance() * 0.5,
  }))
  const painted: Painted[] = []
  for (const wish of WISHED) {
    const roomOf = (place: Point): number => roomAt(board, painted, place) - wish.radius
    const place = least(times(TRIES, somewhere), (each) => -roomOf(each))
    if (roomOf(place) > 0) painted.push({ ...wish, ...place })
  }
  return { stars, painted, craters: cratersOf(board) }
}

/** How far a place is from everything that something painted there would disturb. */
function roomAt({ fields, field, frame, posts, target }: BoardData, painted: Painted[], place: Point): number {
  return Math.min(
    ...fields.map((each) => distance(each, place) - field),
    ...painted.map((other) => distance(other, place) - other.radius - APART),
    ...posts.map((post) => distance(post, place) - post.radius),
    ...frame.map(({ from, inward }) => (place.x - from.x) * inward.x + (place.y - from.y) * inward.y),
    distance(target, place) - target.radius,
  )
}

function cratersOf({ target }: BoardData): Sky['craters'] {
  const { centre } = target
  const size = Math.min(1, target.radius / LARGE_TARGET)
  return CRATERS.map(([x, y, radius]) => ({
    x: centre.x + x * size,
    y: centre.y + y * size,
    radius: radius * size,
  })).filter((crater) => distance(crater, target) < target.radius - crater.radius)
}
