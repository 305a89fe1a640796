/** Where the apprentices stand, also when several share a field. */
import type { Point } from '../../../lib/plane'
import { at } from '../../../lib/sure'
import type { Plan } from './plans'
import { cityOf, spotOf, startOf } from './geometry'
import { CITY, fieldOf } from './layout'
import type { Moving, Seen } from './scene'

export interface Figure extends Point {
  key: string
  seat: number
  nth: number
  progress: number
  scale: number
}

/** In the city the houses leave room in front and at both sides. */
const IN_THE_CITY: Point[] = [
  { x: 34, y: 10 },
  { x: 8, y: 18 },
  { x: -27, y: 14 },
]
const AT_THE_START = 22
/** How far apart two stand on a field; more of them stand closer. */
const APART = 24
const ROOM = 40

export function figuresOf(plan: Plan, { sides, apprentices }: Seen, turn: number, moving: Moving = {}): Figure[] {
  const away = new Set(moving.apprentices?.map(({ seat, nth }) => `${seat}-${nth}`))
  const all = apprentices.flatMap((steps, seat) =>
    steps.map((progress, nth) => ({
      key: `${seat}-${nth}`,
      seat,
      nth,
      progress,
      field: fieldOf(at(sides, seat), progress, sides.length),
    })),
  )
  const still = all.filter(({ key }) => !away.has(key))
  const standing = still.map((one) => {
    const together = still.filter((other) =>
      one.field >= 0 ? other.field === one.field : other.seat === one.seat && other.progress === one.progress,
    )
    return { ...one, ...place(plan, sides, one, turn, together.indexOf(one), together.length) }
  })
  const running = (moving.apprentices ?? []).flatMap(({ seat, nth, x, y, lift = 0 }) => {
    const one = all.find(({ key }) => key === `${seat}-${nth}`)
    return one ? [{ ...one, x, y: y - lift, scale: plan.piece }] : []
  })
  return [...standing, ...running]
}

/** Of those of a seat that stand together the one in front: it is as good as the others. */
export function frontmost(figures: Figure[], seat: number, progress: number): Figure | null {
  const together = figures.filter((one) => one.seat === seat && one.progress === progress)
  return together.toSorted((a, b) => b.y - a.y)[0] ?? null
}

/** The white fields that are free, so that their tower may stand in the middle. */
export const isTaken = (figures: Figure[], sides: number[], field: number): boolean =>
  figures.some(({ seat, progress }) => fieldOf(at(sides, seat), progress, sides.length) === field)

function place(
  plan: Plan,
  sides: number[],
  { seat, progress, field }: { seat: number; progress: number; field: number },
  turn: number,
  nth: number,
  count: number,
): Point & { scale: number } {
  if (progress <= 0) {
    const { x, y, scale } = startOf(plan, at(sides, seat), turn)
    return { x: x + (nth - (count - 1) / 2) * AT_THE_START * scale, y: y + (2 + (nth % 2) * 3) * scale, scale }
  }
  if (progress >= CITY) {
    const { x, y, scale } = cityOf(plan, at(sides, seat), turn, sides.length)
    const spot = at(IN_THE_CITY, nth % IN_THE_CITY.length)
    return { x: x + spot.x * scale, y: y + spot.y * scale, scale: scale * 0.92 }
  }
  const scale = plan.piece
  const { x, y } = spotOf(plan, field, turn)
  const apart = count > 2 ? ROOM / (count - 1) : APART
  return {
    x: x + (nth - (count - 1) / 2) * apart * scale,
    y: y + 8 * scale + (nth % 2) * (count > 2 ? 7 : 2) * scale,
    scale,
  }
}
