import { expect, it } from 'vitest'
import zong from '.'
import { settings } from '../../lib/settings.svelte'
import { boardOf } from './board'
import { effort, placeText, verdict } from './ending'
import { example } from './example'
import { fieldOf } from './view'
import type { Outcome } from '../../lib/messages'

it('finds a piece in its tower', () => {
  expect(fieldOf(example().fields, 0)).toBe(9)
  expect(fieldOf([], 0)).toBe(-1)
})

it('says in half a sentence how a game stands', () => {
  settings.lang = 'de'
  const standing = (view: object): string => zong.standing(view as Record<string, unknown>)
  expect(standing(example())).toBe('2. Runde')
  expect(standing(example({ phase: 'pick' }))).toBe('gleich geht es los')
  expect(standing(example({ phase: 'over' }))).toBe('zu Ende gespielt')
})

it('hails the winner and says how far the others came', () => {
  settings.lang = 'de'
  const view = example({ phase: 'over', winner: 1, fields: [[0, 2], [9, 0], [37, 1]], flicks: 1 })
  const outcome = { places: [2, 1, 3] } as Outcome
  expect(verdict(outcome, ['Lene', 'Mara', 'Ben'], [0])).toBe('Mara gewinnt')
  expect(verdict(outcome, ['Lene', 'Mara', 'Ben'], [1])).toBe('Gewonnen!')
  expect([0, 1, 2].map((seat) => placeText(view, boardOf('classic'), seat))).toEqual(['Feld 6', 'Ziel', 'Startfeld'])
  expect(effort(view)).toBe('2 Runden, einmal geschnippt')
})
