/** The discs that wander: three kinds with two sides, and what a choice of three can bring. */
import { zong } from '../../../generated/constants'
import { times } from '../../../lib/draw'
import { at, first } from '../../../lib/sure'
import type { Hand, Open, Thrown } from '../view'

export const { blue: BLUE, risk: RISK, lightning: LIGHTNING } = zong.kinds
export const KINDS = ['blue', 'risk', 'lightning'] as const
type Kind = (typeof KINDS)[number]
export type Face = number | 'zong' | 'spiral'

/** How a disc hops: when, how long, and how often it turns over. */
export interface Toss {
  wait: number
  ms: number
  turns: number
}

/** A throw takes so many of the hand. */
export const THROWN = zong.thrown

const files = import.meta.glob<{ disc: { name: Kind; faces: [Face, Face] }[] }>(
  '../../../../../src/spieltisch/games/zong/data/discs.toml',
  { eager: true, import: 'default' },
)
const { disc: printed } = first(Object.values(files))

export const kindNamed = (kind: number): Kind => at(KINDS, kind)
export const facesOf = (kind: number): [Face, Face] => at(printed, kind).faces
export const faceOf = (kind: number, side: number): Face => at(facesOf(kind), side)

/** The kinds of a hand one by one, blue ones first. */
export const spread = (hand: Hand): number[] => hand.flatMap((count, kind) => times(count, () => kind))

/** How many of each kind. */
export function gathered(kinds: number[]): Hand {
  const count = (kind: number): number => kinds.filter((each) => each === kind).length
  return [count(BLUE), count(RISK), count(LIGHTNING)]
}

/** A hand without the discs that were thrown from it. */
export const withoutThrown = (hand: Hand, thrown: Thrown[]): Hand =>
  gathered(thrown.reduce((left, [kind]) => left.toSpliced(left.indexOf(kind), 1), spread(hand)))

interface Prospect {
  /** chance of at least one, from 0 to 1 */
  zong: number
  spiral: number
  least: number
  most: number
}

/** What throwing these kinds can bring: every side comes up as often as the other. */
export function prospectOf(kinds: number[]): Prospect {
  const points = kinds.map((kind) => facesOf(kind).map((face) => (typeof face === 'number' ? face : 0)))
  const sum = (pick: (values: number[]) => number): number => points.reduce((total, values) => total + pick(values), 0)
  return {
    zong: chanceOf(kinds, 'zong'),
    spiral: chanceOf(kinds, 'spiral'),
    least: sum((values) => Math.min(...values)),
    most: sum((values) => Math.max(...values)),
  }
}

/** What a throw brought. */
export function tally(thrown: Thrown[]): Open {
  const all = { zongs: 0, spirals: 0, points: 0 }
  for (const [kind, side] of thrown) {
    const face = faceOf(kind, side)
    all[partFor(face)] += typeof face === 'number' ? face : 1
  }
  return all
}

/** What a turn goes through. */
export type Part = keyof Open

/** The part under way. */
export const running = (open: Open): Part | null => zong.parts.find((part) => open[part] > 0) ?? null

/** The part in which a side is carried out. */
export function partFor(face: Face): Part {
  if (typeof face === 'number') return 'points'
  return face === 'zong' ? 'zongs' : 'spirals'
}

function chanceOf(kinds: number[], wanted: Face): number {
  const never = kinds.reduce((chance, kind) => {
    const sides = facesOf(kind)
    return (chance * sides.filter((face) => face !== wanted).length) / sides.length
  }, 1)
  return 1 - never
}
