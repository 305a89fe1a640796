/** A position for tests: two seats, the first to move, a few stones as in the first example of the rules. */
import type { SechserreiheView } from './view'

interface Wish extends Partial<Omit<SechserreiheView, 'fields'>> {
  stones?: number[]
}

export function example({ stones = [4, 7, 14, 16, 24, 32, 35], ...more }: Wish = {}): SechserreiheView {
  return {
    goal: 3,
    start: 0,
    layout: 'own',
    phase: 'turn',
    turn: 0,
    next: 1,
    fields: Array.from({ length: 36 }, (_, field) => (stones.includes(field) ? 1 : 0)),
    supply: 30 - stones.length,
    coins: [0, 0],
    bank: 5,
    last: { seat: 1, origin: 34, target: 35, placed: [32], lines: [] },
    free: false,
    turns: [],
    completes: [],
    threats: [],
    ...more,
  }
}
