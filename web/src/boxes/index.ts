/** The boxes on the shelf, in the order they stand there. Each game's folder has its own, with the game's colours. */
import type { Component } from 'svelte'

/** A front is drawn flat, `width` by `height`. */
export interface BoxFront {
  game: string
  /** From the left. */
  place: number
  Front: Component
  width: number
  height: number
  /** Colour of the box's side. */
  side: string
}

const files = import.meta.glob<BoxFront>('../games/*/box/index.ts', { eager: true, import: 'box' })

export const boxes: BoxFront[] = Object.values(files).toSorted((one, other) => one.place - other.place)
