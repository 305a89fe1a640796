/** What the board shows beside a position. */
import type { SechserreiheView } from '../view'

/** The part of a position that is seen. */
export type Seen = Pick<SechserreiheView, 'phase' | 'fields' | 'last' | 'coins' | 'solved'>

/** A stone off its field. */
export interface Carried {
  from: number
  at: number
}

/** What is on its way and therefore not where the position says. */
export interface Moving {
  carried?: Carried | null
  /** milliseconds for its way */
  slide?: number
}

/** The gaps of a solved puzzle are its solution. */
export const gapsOf = ({ solved, fields }: Pick<Seen, 'solved' | 'fields'>): number[] =>
  solved ? fields.flatMap((stone, field) => (stone === 0 ? [field] : [])) : []
