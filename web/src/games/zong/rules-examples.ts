/** The examples of the rules, moment by moment. They are turns of real games; a test plays them through the real rules. */
import type { Happening } from '../../lib/messages'
import type { Point } from '../../lib/plane'
import { boardOf, type BoardData } from './board'
import type { Footage } from './footage'
import { lyingOf, type Lying } from './geometry'
import examples from './rules-examples.json'
import type { Section } from './sections'
import { tidiedIn, type Tidied } from './tidy'
import { way } from './towers'
import type { Hand, Thrown, Tower } from './view'

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

interface Position {
  fields: Tower[]
  hands: Hand[]
  thrown: Thrown[]
  turn: number
  next: number
  start: number
}

export interface Example {
  before: Position
  after: Position
  happenings: Happening[]
}

export const exampleOf = (key: ExampleKey): Example => examples[key] as unknown as Example

/** Where the pieces lie before anything happens. */
export const lyingBefore = ({ before }: Example): Lying[] => lyingOf({ ...before, lying: [] }, BOARD)

/** The flick as text; null where nothing is flicked. */
export function filmOf({ happenings }: Example): string | null {
  const flicked = happenings.find(({ kind }) => kind === 'flicked')
  return flicked ? String(flicked.values.film) : null
}

export function tidiedOf(example: Example, film: Footage): Tidied[] {
  return tidiedIn(example.happenings, film.pieces(film.duration), BOARD, example.before.start, film)
}

/** What is thrown, disc by disc. */
export const thrownOf = ({ happenings }: Example): Thrown[] =>
  (happenings.find(({ kind }) => kind === 'threw')?.values.discs ?? []) as Thrown[]

export interface Walk {
  seat: number
  /** Everybody who goes, lowest first. */
  group: number[]
  /** From where it stood to where it goes. */
  fields: number[]
}

/** A retreat or an attack, where it is not only what followed a flick. */
export function walkOf({ before, happenings }: Example): Walk | null {
  const walked = happenings.find(({ kind }) => kind === 'retreated' || kind.startsWith('attacked'))
  if (!walked || happenings.some(({ kind }) => kind === 'flicked')) return null
  const [seat, from, to] = [Number(walked.seat), Number(walked.values.from), Number(walked.values.to)]
  const companions = (walked.values.companions ?? []) as number[]
  const tower = before.fields.find(([field]) => field === from)?.slice(1) ?? []
  return { seat, group: [...tower.filter((each) => companions.includes(each)), seat], fields: [from, ...way(from, to)] }
}

/** What of the board is shown, along its length, in millimetres. */
export function cutOf(example: Example): { from: number; to: number } {
  const walk = walkOf(example)
  if (!walk) return { from: -BOARD.rail, to: FLICK_CUT }
  const along = walk.fields.map((field) => BOARD.fields[field].y)
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
  const placed = happenings.find(({ values }) => 'place' in values)?.values ?? {}
  const nameOfField = (field: number): string => BOARD.fields[field]?.name ?? ''
  const standsOn = (seat: number): string => nameOfField(before.fields.find((tower) => tower.indexOf(seat, 1) > 0)?.[0] ?? -1)
  const walk = walkOf(example)
  const tower = before.fields.find(([field, ...seats]) => field !== before.start && seats.length > 1)
  return {
    name: PLAYERS[walk?.seat ?? before.turn].name,
    next: PLAYERS[before.next].name,
    place: String(placed.place ?? ''),
    from: walk ? nameOfField(walk.fields[0]) : '',
    to: walk ? nameOfField(walk.fields[walk.fields.length - 1]) : '',
    behind: standsOn(Number(happenings.find(({ kind }) => kind === 'retreated')?.values.behind ?? -1)),
    points: Number(placed.points ?? 0),
    lowest: tower ? PLAYERS[tower[1]].name : '',
  }
}

export const filled = (caption: string, values: Record<string, string | number>): string =>
  caption.replace(/\{(\w+)\}/g, (slot, key: string) => (key in values ? String(values[key]) : slot))
