/** What can be chosen in the course of a turn: a stone, where it slides to, where the new stone goes. */
import { sechserreihe } from '../../generated/constants'
import { isSameSlide, turnsOf, type Turn } from './moves'
import { linesOf, type SechserreiheView } from './view'

/** What a press on a field does. */
export type Offer = 'stone' | 'slide' | 'place' | 'lay'
export type Offers = ReadonlyMap<number, Offer>
/** The lines that a new stone completes, by its field. */
export type Gains = ReadonlyMap<number, number[]>

/** A turn thought through so far. */
export interface Thought {
  origin: number | null
  target: number | null
  /** where new stones would lie */
  laid: number[]
}

export const NOTHING: Thought = { origin: null, target: null, laid: [] }
const { opening: STONES_TO_OPEN } = sechserreihe

/** Where the stone on this field can slide to. */
export const slidesOf = (view: SechserreiheView, origin: number | null): number[] => [
  ...new Set(turnsOf(view).flatMap(({ slide }) => (slide && slide.origin === origin ? [slide.target] : []))),
]

/** The turns that are left once it is clear what slides where, by the field of the new stone. */
export function placementsOf(view: SechserreiheView, { origin, target }: Thought): Map<number, Turn> {
  if (view.phase === 'open' || (view.phase === 'turn' && target === null)) return new Map()
  const chosen = origin === null || target === null ? null : { origin, target }
  const left = turnsOf(view).filter(({ slide }) => isSameSlide(slide, chosen))
  return new Map(left.flatMap((turn) => turn.placed.map((field) => [field, turn])))
}

/** A field that takes a new stone takes no sliding one: both orders lead to the same position. */
export function offersOf(view: SechserreiheView, thought: Thought): Offers {
  const offers = new Map<number, Offer>()
  if (view.phase === 'open')
    for (const { placed } of turnsOf(view)) for (const field of placed) offers.set(field, 'lay')
  if (view.phase === 'turn') {
    for (const { slide } of turnsOf(view))
      if (slide && slide.origin !== thought.origin) offers.set(slide.origin, 'stone')
    for (const field of slidesOf(view, thought.origin)) if (field !== thought.target) offers.set(field, 'slide')
    if (thought.origin !== null && thought.target === null) offers.set(thought.origin, 'stone')
  }
  for (const field of placementsOf(view, thought).keys()) offers.set(field, 'place')
  return offers
}

/** The whole turn, once everything is chosen. */
export function turnOf(view: SechserreiheView, thought: Thought): Turn | null {
  const { laid } = thought
  const [chosen] = laid
  if (chosen === undefined) return null
  if (view.phase !== 'open') return placementsOf(view, thought).get(chosen) ?? null
  const complete = laid.length === STONES_TO_OPEN
  return turnsOf(view).find(({ placed }) => complete && placed.every((field) => laid.includes(field))) ?? null
}

/** One more stone to open with, or one less; with both laid, the latter is laid anew. */
export const toggled = (laid: number[], field: number): number[] =>
  laid.includes(field) ? laid.filter((each) => each !== field) : [...laid.slice(0, STONES_TO_OPEN - 1), field]

/** The fields on which a new stone completes something, with the lines. */
export function gainsOf(view: SechserreiheView, thought: Thought): Gains {
  const gains = [...placementsOf(view, thought)].map(([field, { move }]) => [field, linesOf(view, move)] as const)
  return new Map(gains.filter(([, lines]) => lines.length > 0))
}

/** The fields on which a new stone ends the game. */
export const endingsOf = (view: SechserreiheView, thought: Thought): ReadonlySet<number> =>
  new Set([...placementsOf(view, thought)].flatMap(([field, { move }]) => (view.ends.includes(move) ? [field] : [])))

/** The field of the next step on the way to a turn, from what is chosen already. */
export function nextField({ slide, placed }: Turn, { origin, target, laid }: Thought): number | null {
  if (slide && origin !== slide.origin) return slide.origin
  if (slide && target !== slide.target) return slide.target
  return placed.find((field) => !laid.includes(field)) ?? null
}
