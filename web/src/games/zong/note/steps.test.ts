import { beforeEach, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { BLUE, LIGHTNING, RISK } from '../hand/discs'
import { chances, stepsOf } from './steps'

beforeEach(() => {
  settings.lang = 'de'
})

const brought = { zongs: 2, spirals: 0, points: 7 }
const written = (steps: { text: string; state: string }[]) => steps.map(({ text, state }) => `${text}: ${state}`)

it('says which flick it is, and what is over', () => {
  const open = { zongs: 1, spirals: 0, points: 7 }
  expect(written(stepsOf(brought, open))).toEqual(['ZONG 2 von 2: now', 'Rückzug –: none', 'Angriff 7: open'])
  expect(written(stepsOf(brought, { ...open, zongs: 0 }))).toEqual([
    'ZONG 2×: done',
    'Rückzug –: none',
    'Angriff 7: now',
  ])
})

it('tells the chances of what is chosen', () => {
  expect(written(chances([LIGHTNING, RISK, BLUE]))).toEqual([
    'ZONG 50 %: open',
    'Rückzug 50 %: open',
    'Angriff 2–11: open',
  ])
  expect(written(chances([]))).toEqual(['ZONG –: none', 'Rückzug –: none', 'Angriff –: none'])
})
