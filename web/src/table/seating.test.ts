import { expect, it } from 'vitest'
import type { LogEntry } from '../feed/messages'
import { frontOf, othersFrom } from './seating'

const moved = (seat: number): LogEntry => ({
  seq: 0,
  at: 0,
  kind: 'move',
  happenings: [{ kind: 'took', seat, values: {} }],
  thought: null,
})

it('puts whoever acts in front, else whoever acted last at this screen', () => {
  const mine = [0, 1]
  expect(frontOf({ log: [moved(0), moved(1)], mine }, 0)).toBe(0)
  expect(frontOf({ log: [moved(0), moved(1), moved(2)], mine }, null)).toBe(1)
})

it('begins with the first seat of this screen, or of the table where nobody of this screen sits', () => {
  expect(frontOf({ log: [], mine: [2] }, null)).toBe(2)
  expect(frontOf({ log: [moved(1)], mine: [] }, null)).toBe(0)
})

it('seats the others clockwise', () => {
  expect(othersFrom(2, 4)).toEqual([3, 0, 1])
  expect(othersFrom(0, 1)).toEqual([])
})
