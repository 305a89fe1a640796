import { describe, expect, it } from 'vitest'
import { nearestAhead } from '../lib/compass'
import { inPicture, inRows, RovingFocus } from './roving-focus.svelte'

const three = ['a', 'b', 'c']

describe('roving focus', () => {
  const tabbed = (roving: RovingFocus<string>) => three.map((stop) => roving.stop(stop).tabindex)

  it('has one stop that Tab reaches: the first, then the last that was reached', () => {
    const roving = new RovingFocus({ stops: () => three, lead: inRows() })
    expect(tabbed(roving)).toEqual([0, -1, -1])
    roving.reach('b')
    expect(tabbed(roving)).toEqual([-1, 0, -1])
  })

  it('begins where its owner says', () => {
    const roving = new RovingFocus({ stops: () => three, lead: inRows(), first: () => 'c' })
    expect(roving.current).toBe('c')
    roving.reach('a')
    expect(roving.current).toBe('a')
  })

  it('goes on in the place of a stop that has gone, or in the last', () => {
    let stops = three
    const roving = new RovingFocus({ stops: () => stops, lead: inRows() })
    roving.reach('b')
    stops = ['a', 'c']
    expect(roving.current).toBe('c')
    stops = ['a']
    expect(roving.current).toBe('a')
    stops = []
    expect(roving.current).toBe(undefined)
  })
})

describe('things in a row', () => {
  const led = (from: string, key: string) => inRows()(from, key, three)

  it('end at their ends', () => {
    expect([led('a', 'ArrowLeft'), led('b', 'ArrowRight'), led('c', 'ArrowRight')]).toEqual(['a', 'c', 'c'])
    expect([led('b', 'Home'), led('b', 'End')]).toEqual(['a', 'c'])
  })

  it('leave the arrows up and down to others, but where there are several rows', () => {
    expect(led('a', 'ArrowDown')).toBe(null)
    const grid = inRows(() => 3)
    const six = [0, 1, 2, 3, 4, 5]
    expect(grid(1, 'ArrowDown', six)).toBe(4)
    expect(grid(1, 'ArrowUp', six)).toBe(1)
    expect(grid(1, 'Enter', six)).toBe(null)
  })
})

describe('things in a picture', () => {
  const places = { left: { x: 0, y: 0 }, right: { x: 9, y: 1 }, below: { x: 1, y: 5 } }
  type Name = keyof typeof places
  const names = Object.keys(places) as Name[]
  const placeOf = (name: Name) => places[name]

  it('are reached by the arrow that points to them', () => {
    const lead = inPicture(placeOf)
    expect(lead('left', 'ArrowRight', names)).toBe('right')
    expect(lead('left', 'ArrowDown', names)).toBe('below')
    expect(lead('left', 'Home', names)).toBe(null)
  })

  it('can be reached by another way of the compass', () => {
    expect(inPicture(placeOf, nearestAhead)('below', 'ArrowUp', names)).toBe('left')
  })
})
