import { expect, test } from 'vitest'
import { clockText, warningAt } from './clock'

test('time left is shown in minutes and seconds', () => {
  expect([300, 61, 9, 0].map(clockText)).toEqual(['5:00', '1:01', '0:09', '0:00'])
})

test('the last thirty seconds stand out, and the last ten once more', () => {
  expect([31, 30, 11, 10, 0].map((seconds) => warningAt(seconds, 300))).toEqual([null, 30, 30, 10, 10])
})

test('who has only thirty seconds is warned of the last ten', () => {
  expect([30, 11, 10].map((seconds) => warningAt(seconds, 30))).toEqual([null, null, 10])
})
