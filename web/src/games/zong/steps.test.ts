import { beforeEach, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { BLUE, LIGHTNING, RISK } from './discs'
import { chances, running, stepsOf } from './steps'
import type { Thrown } from './view'

beforeEach(() => {
  settings.lang = 'de'
})

const thrown: Thrown[] = [[RISK, 0], [LIGHTNING, 0], [LIGHTNING, 0]]
const written = (steps: { text: string; state: string }[]) => steps.map(({ text, state }) => `${text}: ${state}`)

it('goes through lightnings, spirals and points in this order', () => {
  expect(running({ zongs: 1, spirals: 1, points: 4 }, 'flick')).toBe('zong')
  expect(running({ zongs: 0, spirals: 1, points: 4 }, 'attack')).toBe('spiral')
  expect(running({ zongs: 0, spirals: 0, points: 4 }, 'attack')).toBe('points')
  expect(running({ zongs: 0, spirals: 0, points: 0 }, 'throw')).toBeNull()
})

it('still belongs to the flick while it is voted on', () => {
  expect(running({ zongs: 0, spirals: 0, points: 4 }, 'vote')).toBe('zong')
})

it('says which flick it is, and what is over', () => {
  const left = { zongs: 1, spirals: 0, points: 7 }
  expect(written(stepsOf(thrown, left, 'zong'))).toEqual(['ZONG 2 von 2: now', 'Rückzug –: none', 'Angriff 7: open'])
  expect(written(stepsOf(thrown, { ...left, zongs: 0 }, 'points'))).toEqual(['ZONG 2×: done', 'Rückzug –: none', 'Angriff 7: now'])
})

it('tells the chances of what is chosen', () => {
  expect(written(chances([LIGHTNING, RISK, BLUE]))).toEqual(['ZONG 50 %: open', 'Rückzug 50 %: open', 'Angriff 2–11: open'])
  expect(written(chances([]))).toEqual(['ZONG –: none', 'Rückzug –: none', 'Angriff –: none'])
})
