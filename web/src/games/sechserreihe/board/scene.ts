/** What the board shows beside a position. */
import { sechserreihe } from '../../../generated/constants'
import { stonesLaid, type SechserreiheView } from '../view'
import { FIELDS } from './geometry'

/** The part of a position that is seen. */
export type Seen = Pick<SechserreiheView, 'phase' | 'fields' | 'last' | 'coins'>

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

/** The gaps of a solved puzzle: when every stone lies on the board and no line is full, they are the solution. */
export function gapsOf({ phase, fields, last }: Seen): number[] {
  const isSolved = phase === 'over' && !last?.lines.length && stonesLaid({ fields }) === sechserreihe.stones
  return isSolved ? [...FIELDS.keys()].filter((field) => fields[field] === 0) : []
}
