/** What can be chosen in the course of a turn: a stone, where it slides to, where the new stone goes. */
import { linesOf, type SechserreiheView, type Turn } from './view'

/** What a press on a field does. */
export type Offer = 'stone' | 'slide' | 'place' | 'lay'

/** A turn thought through so far. */
export interface Thought {
  origin: number | null
  target: number | null
  /** where new stones would lie */
  laid: number[]
}

export const NOTHING: Thought = { origin: null, target: null, laid: [] }
const NOWHERE = -1
const STONES_TO_OPEN = 2

/** Where the stone on this field can slide to. */
export const slidesOf = (view: SechserreiheView, origin: number | null): number[] =>
  origin === null ? [] : [...new Set(view.turns.filter((turn) => turn[1] === origin).map((turn) => turn[2]))]

/** The turns that are left once it is clear what slides where, by the field of the new stone. */
export function placementsOf(view: SechserreiheView, { origin, target }: Thought): Map<number, Turn> {
  if (view.phase === 'open' || (view.phase === 'turn' && target === null)) return new Map()
  const left = view.turns.filter((turn) => turn[1] === (origin ?? NOWHERE) && turn[2] === (target ?? NOWHERE))
  return new Map(left.map((turn) => [turn[3], turn]))
}

/** A field that takes a new stone takes no sliding one: both orders lead to the same position. */
export function offersOf(view: SechserreiheView, thought: Thought): Map<number, Offer> {
  const offers = new Map<number, Offer>()
  if (view.phase === 'open') for (const field of emptyFields(view)) offers.set(field, 'lay')
  if (view.phase === 'turn') {
    for (const turn of view.turns) if (turn[1] !== thought.origin) offers.set(turn[1], 'stone')
    for (const field of slidesOf(view, thought.origin)) if (field !== thought.target) offers.set(field, 'slide')
    if (thought.origin !== null && thought.target === null) offers.set(thought.origin, 'stone')
  }
  for (const field of placementsOf(view, thought).keys()) offers.set(field, 'place')
  return offers
}

/** The whole turn, once everything is chosen. */
export function turnOf(view: SechserreiheView, thought: Thought): Turn | null {
  const { laid } = thought
  if (view.phase !== 'open') return placementsOf(view, thought).get(laid[0] ?? NOWHERE) ?? null
  const complete = laid.length === STONES_TO_OPEN
  return view.turns.find((turn) => complete && turn.slice(3).every((field) => laid.includes(field))) ?? null
}

/** One more stone to open with, or one less; with both laid, the latter is laid anew. */
export const toggled = (laid: number[], field: number): number[] =>
  laid.includes(field) ? laid.filter((each) => each !== field) : [...laid.slice(0, STONES_TO_OPEN - 1), field]

/** The fields on which a new stone completes something, with the lines. */
export function gainsOf(view: SechserreiheView, thought: Thought): Map<number, number[]> {
  const gains = [...placementsOf(view, thought)].map(([field, [move]]) => [field, linesOf(view, move)] as const)
  return new Map(gains.filter(([, lines]) => lines.length > 0))
}

/** The field of the next step on the way to a turn, from what is chosen already. */
export function nextField(turn: Turn, { origin, target, laid }: Thought): number | null {
  const [, from, to, ...placed] = turn
  if (from >= 0 && origin !== from) return from
  if (from >= 0 && target !== to) return to
  return placed.find((field) => !laid.includes(field)) ?? null
}

const emptyFields = ({ fields }: SechserreiheView): number[] =>
  fields.flatMap((stone, field) => (stone > 0 ? [] : [field]))
