import { expect, test } from 'vitest'
import { allows, some } from './legal'

test('listed moves are those in the list', () => {
  expect(some([])).toBe(false)
  expect(some([4, 9])).toBe(true)
  expect(allows([4, 9], 9)).toBe(true)
  expect(allows([4, 9], 5)).toBe(false)
})

test('a span holds both its ends and every whole number between', () => {
  const flicks = { least: 78, most: 10_030_020_000_077 }
  expect(some(flicks)).toBe(true)
  expect([77, 78, 79, 10_030_020_000_077, 10_030_020_000_078].map((move) => allows(flicks, move))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(allows(flicks, 100.5)).toBe(false)
})

test('who is not to move has no moves', () => {
  expect(some(undefined)).toBe(false)
  expect(allows(undefined, 1)).toBe(false)
})
