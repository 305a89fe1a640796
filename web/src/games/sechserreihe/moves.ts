/** A move is a whole turn: a stone slides, then a new one is placed. The view says what each of its numbers means. */
import { sechserreihe } from '../../generated/constants'
import type { Last, SechserreiheView } from './view'

export interface Slide {
  origin: number
  target: number
}

export interface Turn {
  move: number
  /** null where nothing slides */
  slide: Slide | null
  /** one field, or two at an opening */
  placed: number[]
}

export const turnsOf = ({ turns }: Pick<SechserreiheView, 'turns'>): Turn[] =>
  turns.map(([move, origin, target, ...placed]) => ({ move, slide: slideOf({ origin, target }), placed }))

/** The slide of a turn, if it has one. */
export const slideOf = ({ origin, target }: Slide): Slide | null =>
  origin === sechserreihe.nowhere ? null : { origin, target }

/** Whether this is the turn that was played last. */
export const isLast = ({ slide, placed }: Turn, last: Last): boolean =>
  isSameSlide(slide, slideOf(last)) && placed.join() === last.placed.join()

export const isSameSlide = (one: Slide | null, other: Slide | null): boolean =>
  one?.origin === other?.origin && one?.target === other?.target
