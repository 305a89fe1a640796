/** A position for tests: three seats, the first to move, chip 10 within reach. */
import type { Places } from './movement.svelte'
import type { Choice, HandView, NummerusView } from './view'

export const hand = (...chains: number[][]): HandView => ({
  chips: chains.flat().sort((a, b) => a - b),
  chains,
  points: chains[0]?.length ?? 0,
  swaps: 0,
})

export const choice = (chip: number, chain: number[], more: Partial<Choice> = {}): Choice => ({
  move: chip - 1,
  chip,
  field: chip,
  jump: false,
  opens: [44],
  chain,
  ...more,
})

export const example = (more: Partial<NummerusView> = {}): NummerusView => ({
  scoring: 'longest',
  rounds: 1,
  swap: false,
  start: 0,
  round: 1,
  phase: 'take',
  turn: 0,
  next: 1,
  fields: Array.from({ length: 49 }, (_, field) => (field === 24 ? 0 : field < 24 ? field + 1 : field)),
  star: 24,
  last: null,
  hands: [hand([8, 9], [30]), hand([19, 20]), hand([27])],
  finished: [],
  totals: [2, 2, 1],
  choices: [choice(10, [8, 9, 10]), choice(40, [40])],
  join: null,
  trades: [],
  ...more,
})

/** Where things would lie on a screen. */
export const places: Places = {
  field: (field) => new DOMRect(field, 0, 40, 40),
  chip: (seat, chip) => new DOMRect(chip, 100 * seat, 40, 40),
}
