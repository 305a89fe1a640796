/** Who stands where and on whom, while pieces are taken away and put down again. */
import type { Tower } from '../view'

/** Without these pieces; those above come down. */
export function without(fields: Tower[], seats: number[]): Tower[] {
  return fields
    .map(([field, ...standing]): Tower => [field, ...standing.filter((seat) => !seats.includes(seat))])
    .filter((tower) => tower.length > 1)
}

/** With these pieces on a field, on top of what stands there or with so many below them. */
export function withPieces(fields: Tower[], field: number, seats: number[], height = Infinity): Tower[] {
  const standing = fields.find(([each]) => each === field)?.slice(1) ?? []
  const tower: Tower = [field, ...standing.slice(0, height), ...seats, ...standing.slice(height)]
  return [...fields.filter(([each]) => each !== field), tower].sort(([a], [b]) => a - b)
}

/** The fields a piece walks over, the first one left out. */
export function way(from: number, to: number): number[] {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) }, (_, i) => from + step * (i + 1))
}
