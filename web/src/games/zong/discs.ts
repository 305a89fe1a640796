/** The discs that wander: three kinds with two sides, and what a choice of three can bring. */
import { times } from '../../lib/draw'
import type { Hand, Thrown, ZongView } from './view'

export const BLUE = 0
export const RISK = 1
export const LIGHTNING = 2
export const KINDS = ['blue', 'risk', 'lightning'] as const
export type Kind = (typeof KINDS)[number]
export type Face = number | 'zong' | 'spiral'

/** A throw takes so many of the hand. */
export const THROWN = 3

const [{ disc: printed }] = Object.values(
  import.meta.glob<{ disc: { name: Kind; faces: Face[] }[] }>('../../../../src/spieltisch/games/zong/data/discs.toml', {
    eager: true,
    import: 'default',
  }),
)

export const faceOf = (kind: number, side: number): Face => facesOf(kind)[side]
export const facesOf = (kind: number): Face[] => printed[kind].faces

/** The kinds of a hand one by one, blue ones first. */
export const spread = (hand: Hand): number[] => hand.flatMap((count, kind) => times(count, () => kind))

/** How many of each kind. */
export const gathered = (kinds: number[]): Hand =>
  [BLUE, RISK, LIGHTNING].map((kind) => kinds.filter((each) => each === kind).length) as Hand

/** The move that throws these kinds, once they are three. */
export function throwOf(view: ZongView, kinds: number[]): number | null {
  const wanted = gathered(kinds).join()
  return view.throws.find(([, ...hand]) => hand.join() === wanted)?.[0] ?? null
}

export interface Prospect {
  /** chance of at least one, from 0 to 1 */
  zong: number
  spiral: number
  least: number
  most: number
  mean: number
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
    mean: sum((values) => values.reduce((a, b) => a + b, 0) / values.length),
  }
}

/** What a throw brought. */
export function tally(thrown: Thrown[]): { zongs: number; spirals: number; points: number } {
  const up = thrown.map(([kind, side]) => faceOf(kind, side))
  return {
    zongs: up.filter((face) => face === 'zong').length,
    spirals: up.filter((face) => face === 'spiral').length,
    points: up.reduce<number>((sum, face) => sum + (typeof face === 'number' ? face : 0), 0),
  }
}

function chanceOf(kinds: number[], wanted: Face): number {
  const never = kinds.reduce((chance, kind) => {
    const sides = facesOf(kind)
    return (chance * sides.filter((face) => face !== wanted).length) / sides.length
  }, 1)
  return 1 - never
}
