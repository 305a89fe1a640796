import { expect, test } from 'vitest'
import { remaining } from './clock'

test('time left is shown in minutes and seconds, rounded up', () => {
  expect(remaining(1300, 1000)).toEqual({ seconds: 300, text: '5:00', short: false })
  expect(remaining(1300, 1000.4).text).toBe('5:00')
  expect(remaining(1061, 1000).text).toBe('1:01')
})

test('the last ten seconds stand out and it never goes below zero', () => {
  expect(remaining(1011, 1000).short).toBe(false)
  expect(remaining(1010, 1000)).toEqual({ seconds: 10, text: '0:10', short: true })
  expect(remaining(990, 1000)).toEqual({ seconds: 0, text: '0:00', short: true })
})
