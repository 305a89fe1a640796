import { describe, expect, it } from 'vitest'
import { isAhead, neighbour } from './compass'
import { random, times } from './draw'

const at = (column: number, row: number) => ({ x: column, y: row })
const GRID = times(49, (i) => at(i % 7, Math.floor(i / 7)))

describe('arrow keys between glowing things', () => {
  it('lead to the nearest in that direction', () => {
    const [left, right, far] = [at(0, 0), at(2, 0), at(6, 0)]
    expect(neighbour(left, [left, right, far], 'ArrowRight')).toBe(right)
  })

  it('prefer what lies straight ahead to what lies aside', () => {
    const [start, aside, ahead] = [at(3, 3), at(0, 2), at(3, 0)]
    expect(neighbour(start, [start, aside, ahead], 'ArrowUp')).toBe(ahead)
  })

  it('tell what lies ahead from what lies aside', () => {
    expect(isAhead(at(3, 3), at(5, 4), 'ArrowRight')).toBe(true)
    expect(isAhead(at(3, 3), at(4, 5), 'ArrowRight')).toBe(false)
    expect(isAhead(at(3, 3), at(1, 3), 'ArrowRight')).toBe(false)
    expect(isAhead(at(3, 3), at(3, 3), 'ArrowRight')).toBe(false)
  })

  it('go on in reading order where nothing lies ahead', () => {
    const [first, last] = [at(0, 0), at(0, 5)]
    expect(neighbour(last, [first, last], 'ArrowRight')).toBe(first)
    expect(neighbour(first, [first, last], 'ArrowLeft')).toBe(last)
  })

  it('leave the only one and other keys alone', () => {
    const only = at(1, 1)
    expect(neighbour(only, [only], 'ArrowUp')).toBe(only)
    expect(neighbour(only, [only, at(2, 1)], 'Tab')).toBe(only)
  })

  it('reach every one from every other', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const chance = random(seed)
      const targets = GRID.filter(() => chance() < 0.15)
      for (const start of targets) expect(reachable(start, targets).size).toBe(targets.length)
    }
  })
})

function reachable<T extends { x: number; y: number }>(start: T, targets: T[]): Set<T> {
  const seen = new Set([start])
  for (const each of seen) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(neighbour(each, targets, key))
  }
  return seen
}
