import { expect, it } from 'vitest'
import { between, line } from './plane'

const here = { x: 0, y: 0 }
const there = { x: 100, y: 0 }

it('draws a way only where there is room between its ends', () => {
  expect(between(here, there, 40, 50)).not.toBeNull()
  expect(between(here, there, 50, 50)).toBeNull()
  expect(between(here, there, 10, 20)).toEqual([
    { x: 10, y: 0 },
    { x: 80, y: 0 },
  ])
  expect(line([here, there])).toBe('M0 0L100 0')
})
