/** The ring and the hill. */
import { times } from '../../../lib/draw'

export interface Side {
  /** the ring field of the first step */
  entry: number
  /** fields on which its own apprentices are safe */
  own: number[]
}

export interface Layout {
  fields: number
  white: number[]
  /** clockwise round the ring */
  sides: Side[]
  apprentices: number
  /** where the barrels stand on the hill, -1 to 1 each way */
  places: [number, number][]
}

const block = (first: number): number[] => times(5, (i) => first + i)

export const layout: Layout = {
  fields: 24,
  white: [0, 6, 12, 18],
  sides: [
    { entry: 3, own: block(13) },
    { entry: 9, own: block(19) },
    { entry: 15, own: block(1) },
    { entry: 21, own: block(7) },
  ],
  apprentices: 3,
  places: [
    [-0.46, -0.5], [-0.16, -0.6], [0.16, -0.6], [0.46, -0.5],
    [-0.72, -0.06], [-0.36, -0.12], [0, -0.16], [0.36, -0.12], [0.72, -0.06],
    [-0.46, 0.34], [-0.16, 0.28], [0.16, 0.28], [0.46, 0.34],
  ],
}

/** How many steps it is from the start into the city. */
export const CITY = layout.fields + 1

/** The ring field that is so many steps from a side's start; -1 at the start and in the city. */
export function fieldOf(side: number, progress: number): number {
  if (progress <= 0 || progress >= CITY) return -1
  return (layout.sides[side].entry + progress - 1) % layout.fields
}

/** The side that is safe on a field; -1 on white ones. */
export const ownerOf = (field: number): number => layout.sides.findIndex(({ own }) => own.includes(field))
