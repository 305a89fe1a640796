import { describe, expect, it } from 'vitest'
import { Lane } from './lane.svelte'

describe('a row of things led through by arrow keys', () => {
  it('has one that Tab reaches', () => {
    const lane = new Lane(() => 3)
    lane.reached(1)
    expect([0, 1, 2].map(lane.tabindex)).toEqual([-1, 0, -1])
  })
  it('ends at its ends', () => {
    const lane = new Lane(() => 3)
    expect(lane.led('ArrowLeft')).toBe(0)
    lane.reached(2)
    expect(lane.led('ArrowRight')).toBe(2)
    expect([lane.led('Home'), lane.led('End')]).toEqual([0, 2])
  })
  it('leaves the arrows up and down to others, but where there are several rows', () => {
    expect(new Lane(() => 6).led('ArrowDown')).toBe(null)
    const grid = new Lane(
      () => 6,
      () => 3,
    )
    grid.reached(1)
    expect(grid.led('ArrowDown')).toBe(4)
    expect(grid.led('ArrowUp')).toBe(1)
    expect(grid.led('Enter')).toBe(null)
  })
  it('follows when things go away', () => {
    let count = 4
    const lane = new Lane(() => count)
    lane.reached(3)
    count = 2
    expect(lane.at).toBe(1)
  })
})
