import { expect, it } from 'vitest'
import zong from '.'
import { settings } from '../../lib/settings.svelte'
import { boardOf } from './board/board'
import { verdict } from '../../table/verdict'
import { effort, placeText } from './ending/ending'
import { example } from './example'
import { fieldOf, openIn, ownerOf, standingOn, thrownIn } from './view'

it('finds a piece in its tower', () => {
  expect(fieldOf(example().fields, 0)).toBe(9)
  expect(fieldOf([], 0)).toBe(-1)
  expect(standingOn(example().fields, 9)).toEqual([1, 0])
  expect(standingOn(example().fields, 10)).toEqual([])
})

it('shows a throw until its discs are in the next hand', () => {
  expect(thrownIn(example())).toEqual([])
  expect(thrownIn(example({ phase: 'flick' }))).toHaveLength(3)
  expect(ownerOf(example({ turn: 1 }))).toBe(1)
  expect(ownerOf(example({ phase: 'over', turn: -1, winner: 2 }))).toBe(2)
})

it('counts a flick as open while it is voted on', () => {
  expect(openIn(example({ phase: 'vote', zongs: 0, points: 4 }))).toEqual({ zongs: 1, spirals: 0, points: 4 })
  expect(openIn(example({ phase: 'flick', zongs: 1 })).zongs).toBe(1)
})

it('says in half a sentence how a game stands', () => {
  settings.lang = 'de'
  expect(zong.standing(example())).toBe('2. Runde')
  expect(zong.standing(example({ phase: 'pick' }))).toBe('gleich geht es los')
  expect(zong.standing(example({ phase: 'over' }))).toBe('zu Ende gespielt')
})

it('hails the winner and says how far the others came', () => {
  settings.lang = 'de'
  const view = example({
    phase: 'over',
    winner: 1,
    fields: [
      [0, 2],
      [9, 0],
      [37, 1],
    ],
    flicks: 1,
  })
  const outcome = { places: [2, 1, 3] }
  expect(verdict(outcome, ['Lene', 'Mara', 'Ben'], [0])).toBe('Mara gewinnt')
  expect(verdict(outcome, ['Lene', 'Mara', 'Ben'], [1])).toBe('Gewonnen!')
  expect([0, 1, 2].map((seat) => placeText(view, boardOf('classic'), seat))).toEqual(['Feld 6', 'Ziel', 'Startfeld'])
  expect(effort(view)).toBe('2 Runden, einmal geschnippt')
})
