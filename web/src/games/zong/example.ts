/** A position for tests: three seats on the classic board, the first about to throw. */
import type { Legal } from '../../feed/legal'
import type { Places } from './movement.svelte'
import type { ZongView } from './view'

export function example(more: Partial<ZongView> = {}): ZongView {
  return {
    board: 'classic',
    vote: true,
    disc: 'own',
    first: 0,
    start: 0,
    phase: 'throw',
    turn: 0,
    next: 1,
    round: 2,
    turns: 4,
    flicks: 1,
    discs: ['large', 'small', 'large'],
    hands: [
      [2, 2, 1],
      [0, 1, 1],
      [1, 0, 1],
    ],
    throws: [
      [1, 0, 2, 1],
      [4, 1, 1, 1],
      [5, 1, 2, 0],
      [6, 2, 0, 1],
      [7, 2, 1, 0],
    ],
    thrown: [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    brought: { zongs: 0, spirals: 0, points: 8 },
    zongs: 0,
    spirals: 0,
    points: 0,
    fields: [
      [0, 2],
      [9, 1, 0],
    ],
    lying: [],
    doubt: null,
    voted: [],
    mine: -1,
    companions: [],
    attacks: [],
    arrival: -1,
    winner: -1,
    reason: '',
    settled: [],
    ...more,
  }
}

/** Two companions to choose from. */
export const ATTACK: Partial<ZongView> = {
  phase: 'attack',
  points: 4,
  companions: [1, 2],
  attacks: [[10], [12, 1], [14, 2], [16, 1, 2]],
  arrival: 13,
}

/** What the rules allow in each phase, with two companions on the own field. */
export const LEGAL: Record<ZongView['phase'], Legal> = {
  pick: [76, 77],
  throw: [1, 4, 5, 6, 7],
  flick: { least: 78, most: 10_030_020_000_077 },
  vote: [74, 75],
  attack: [10, 12, 14, 16],
  over: [],
}

/** Where things would lie on a screen. */
export const places: Places = {
  thrown: (index) => new DOMRect(0, index, 40, 40),
  hand: (seat) => new DOMRect(0, 100 + seat, 40, 40),
}
