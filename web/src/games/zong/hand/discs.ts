/** The discs that wander: three kinds with two sides, and what a choice of three can bring. */
import { zong } from '../../../generated/constants'
import { times } from '../../../lib/draw'
import { at, first } from '../../../lib/sure'
import type { Hand, Parts, Thrown } from '../view'

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

type Prospect = (typeof zong.prospects)[number]

/** What throwing these kinds can bring: chances in percent, and points. */
export function prospectOf(kinds: number[]): Prospect {
  const chosen = gathered(kinds).join()
  return first(zong.prospects.filter(({ discs }) => discs.join() === chosen))
}

/** What a turn goes through. */
export type Part = keyof Parts

/** The part under way. */
export const running = (open: Parts): Part | null => zong.parts.find((part) => open[part] > 0) ?? null

/** The part in which a side is carried out. */
export function partFor(face: Face): Part {
  if (typeof face === 'number') return 'points'
  return face === 'zong' ? 'zongs' : 'spirals'
}
