/** A position for tests: two seats, the first to move, a few stones as in the first example of the rules. */
import type { Places } from './movement.svelte'
import { lineOf, nameOf } from './board/geometry'
import type { Last, SechserreiheHappening, SechserreiheView } from './view'

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
    ends: [],
    threats: [],
    solved: false,
    ...more,
  }
}

/** Where things would lie on a screen. */
export const places: Places = {
  field: (field) => new DOMRect(field, 0, 40, 40),
  supply: () => new DOMRect(0, 1, 40, 40),
  bank: () => new DOMRect(0, 2, 40, 40),
  purse: (seat) => new DOMRect(seat, 3, 40, 40),
}

export const last = (more: Partial<Last> = {}): Last => ({
  seat: 0,
  origin: 14,
  target: 26,
  placed: [2],
  lines: [],
  ...more,
})

/** What is told of seat 2's turn. */
export const slid = (origin: number, target: number): SechserreiheHappening => ({
  kind: 'slid',
  seat: 1,
  values: { origin, target, from: nameOf(origin), to: nameOf(target), way: '', field: 0, place: '' },
})
export const placed = (field: number): SechserreiheHappening => ({
  kind: 'placed',
  seat: 1,
  values: { field, place: nameOf(field) },
})
export const completed = (line: number, cleared: readonly number[] = lineOf(line)): SechserreiheHappening => ({
  kind: 'completed',
  seat: 1,
  values: { line, fields: [...cleared], count: 1, from: '', to: '' },
})
export const earned = (seat: number, coins: number, total: number): SechserreiheHappening => ({
  kind: 'earned',
  seat,
  values: { coins, total, goal: 3 },
})
