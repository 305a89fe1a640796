/** The moves a seat may make: listed, or everything between two numbers where they are too many to list. */
import type { Span } from './messages'

export type Legal = number[] | Span

/** Whether there is any move at all. */
export function some(legal: Legal | undefined): boolean {
  if (!legal) return false
  return Array.isArray(legal) ? legal.length > 0 : legal.least <= legal.most
}

export function allows(legal: Legal | undefined, move: number): boolean {
  if (!legal) return false
  return Array.isArray(legal)
    ? legal.includes(move)
    : Number.isInteger(move) && legal.least <= move && move <= legal.most
}
