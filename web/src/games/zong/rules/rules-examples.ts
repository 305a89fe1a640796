/** The examples of the rules, moment by moment. They are turns of real games; a test plays them through the real rules. */
import { happeningsOf, isA, viewOf } from '../../../feed/typed'
import type { Point } from '../../../lib/plane'
import { boardOf, placeOf, type BoardData } from '../board/board'
import type { Footage } from '../flick/footage'
import type { Seen } from '../board/scene'
import examples from './rules-examples.json'
import type { Section } from './sections'
import { tidiedIn, type Tidied } from '../tidy-up/tidy'
import { way } from '../board/towers'
import { groupOf } from '../story'
import { fieldOf, isWalked, type Thrown, type ZongHappening, type ZongView } from '../view'

export type ExampleKey = keyof typeof examples

/** What a turn goes through: a flick is aimed, flies, is judged and tidied up; discs and walking pieces were here and are there. */
export type Moment = 'aimed' | 'flown' | 'judged' | 'tidied' | 'before' | 'thrown' | 'after'

/** Which example moves in which section of the rules, and what of it. */
export const MOVING = {
  wander: { example: 'throw', moments: ['before', 'thrown', 'after'] },
  zong: { example: 'flick', moments: ['aimed', 'flown', 'tidied'] },
  tidy: { example: 'on', moments: ['aimed', 'judged', 'tidied'] },
  between: { example: 'between', moments: ['aimed', 'judged', 'tidied'] },
  beside: { example: 'beside', moments: ['aimed', 'judged', 'tidied'] },
  off: { example: 'off', moments: ['aimed', 'judged', 'tidied'] },
  target: { example: 'edge', moments: ['aimed', 'judged', 'tidied'] },
  towers: { example: 'tower', moments: ['aimed', 'flown', 'tidied'] },
  retreat: { example: 'retreat', moments: ['before', 'after'] },
  attack: { example: 'attack', moments: ['before', 'after'] },
} satisfies Partial<Record<Section, { example: ExampleKey; moments: Moment[] }>>
export type MovingSection = keyof typeof MOVING

/** Who plays in the examples. */
export const PLAYERS = ['Ida', 'Ben', 'Jo'].map((name, seat) => ({ name, token: seat + 1 }))
export const BOARD: BoardData = boardOf('classic')

type Told = Pick<ZongView, 'fields' | 'hands' | 'thrown' | 'turn' | 'next' | 'start'>

interface Example {
  before: Told
  happenings: ZongHappening[]
}

export function exampleOf(key: ExampleKey): Example {
  const { before, happenings } = examples[key]
  return { before: viewOf('zong', { view: before }), happenings: happeningsOf('zong', happenings) }
}

/** What the board shows before anything happens. */
export const seenBefore = ({ before: { start, fields } }: Example): Seen => ({
  board: BOARD.key,
  start,
  fields,
  lying: [],
  doubt: null,
})

/** The flick as text; null where nothing is flicked. */
export function filmOf({ happenings }: Example): string | null {
  return happenings.find(isA('flicked'))?.values.film ?? null
}

export function tidiedOf(example: Example, film: Footage): Tidied[] {
  return tidiedIn(example.happenings, film.pieces(film.duration), BOARD, example.before.start, film)
}

/** What is thrown, disc by disc. */
export const thrownOf = ({ happenings }: Example): Thrown[] => happenings.find(isA('threw'))?.values.discs ?? []

export interface Walk {
  seat: number
  /** Everybody who goes, lowest first. */
  group: number[]
  /** From where it stood to where it goes. */
  fields: number[]
}

/** A retreat or an attack, where it is not only what followed a flick. */
export function walkOf({ before, happenings }: Example): Walk | null {
  const walked = happenings.find(isWalked)
  if (!walked || happenings.some(isA('flicked'))) return null
  const { seat } = walked
  const { from, to } = walked.values
  return { seat: seat ?? before.turn, group: groupOf(before, walked), fields: [from, ...way(from, to)] }
}

/** What of the board is shown, along its length, in millimetres. */
export function cutOf(example: Example): { from: number; to: number } {
  const walk = walkOf(example)
  if (!walk) return { from: -BOARD.rail, to: FLICK_CUT }
  const along = walk.fields.map((field) => placeOf(BOARD, field).y)
  return { from: Math.min(...along) - AROUND, to: Math.max(...along) + AROUND }
}

/** Millimetres from the rail behind the target in which the flicks of the examples happen. */
const FLICK_CUT = 330
/** Millimetres around a walk. */
const AROUND = 45

/** Where the ZONG disc of an example first meets something, or comes to rest. */
export function firstContactOf(film: Footage): Point {
  const first = film.moments.find(({ kind }) => kind !== 'drop' && kind !== 'hop')
  const { x, y } = film.zong(first?.at ?? film.duration)
  return { x, y }
}

/** What the captions of an example tell of it. */
export function valuesOf(key: ExampleKey): Record<string, string | number> {
  const example = exampleOf(key)
  const { before, happenings } = example
  const [placed] = happenings.flatMap(({ values }) => ('place' in values ? [values] : []))
  const walk = walkOf(example)
  const tower = before.fields.find(([field, ...seats]) => field !== before.start && seats.length > 1)
  const [, lowest = -1] = tower ?? []
  const behind = happenings.find(isA('retreated'))?.values.behind ?? -1
  return {
    name: nameOf(walk?.seat ?? before.turn),
    next: nameOf(before.next),
    place: placed?.place ?? '',
    from: nameOfField(walk?.fields[0]),
    to: nameOfField(walk?.fields.at(-1)),
    behind: nameOfField(fieldOf(before.fields, behind)),
    points: placed && 'points' in placed ? placed.points : 0,
    lowest: nameOf(lowest),
  }
}

const nameOf = (seat: number): string => PLAYERS[seat]?.name ?? ''
const nameOfField = (field = -1): string => BOARD.fields[field]?.name ?? ''
