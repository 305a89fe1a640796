import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, announcer } from './announce.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is said in one breath is told together', () => {
  announce('Tipp: nimm die 7.')
  announce('Noch möglich')
  vi.runAllTimers()
  expect(announcer.text).toBe('Tipp: nimm die 7. Noch möglich')
})

test('what is said later takes its place', () => {
  announce('Du nimmst die 7.')
  vi.runAllTimers()
  announce('Kuno nimmt die 9.')
  vi.runAllTimers()
  expect(announcer.text).toBe('Kuno nimmt die 9.')
})

test('the same words twice are heard twice', () => {
  announce('Kuno tauscht nicht.')
  vi.runAllTimers()
  const before = announcer.text
  announce('Kuno tauscht nicht.')
  vi.runAllTimers()
  expect(announcer.text).not.toBe(before)
  expect(announcer.text.trim()).toBe(before.trim())
})
