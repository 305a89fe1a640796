import { expect, test } from 'vitest'
import { verdict } from './verdict'

const NAMES = ['Lene', 'Kuno', 'Mira']

test('whoever won is hailed by name', () => {
  expect(verdict({ places: [2, 1, 3] }, NAMES, [0])).toBe('Kuno gewinnt')
})

test('only the one person at a screen is called by no name', () => {
  expect(verdict({ places: [1, 2, 3] }, NAMES, [0])).toBe('Gewonnen!')
  expect(verdict({ places: [1, 2, 3] }, NAMES, [0, 1])).toBe('Lene gewinnt')
  expect(verdict({ places: [1, 2, 3] }, NAMES, [])).toBe('Lene gewinnt')
})

test('those who share the win are named together', () => {
  expect(verdict({ places: [1, 3, 1] }, NAMES, [0])).toBe('Lene und Mira gewinnen gemeinsam')
})

test('where nobody won there is nothing to say', () => {
  expect(verdict({ places: [2, 2, 2] }, NAMES, [0])).toBe('')
})
