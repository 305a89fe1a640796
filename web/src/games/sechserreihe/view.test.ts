import { expect, it } from 'vitest'
import sechserreihe from '.'
import { settings } from '../../lib/settings.svelte'
import { example } from './example'
import { isAlone, linesOf, stonesLaid } from './view'

it('tells which lines a move completes', () => {
  const view = example({
    completes: [
      [3, 10, 12],
      [8, 0],
    ],
  })
  expect(linesOf(view, 3)).toEqual([10, 12])
  expect(linesOf(view, 4)).toEqual([])
})

it('knows who plays alone and how many stones lie', () => {
  expect(isAlone(example())).toBe(false)
  expect(isAlone(example({ coins: [0], goal: 0 }))).toBe(true)
  expect(stonesLaid(example({ stones: [1, 2, 3] }))).toBe(3)
})

it('says in half a sentence how a game stands', () => {
  settings.lang = 'de'
  const standing = (view: Parameters<typeof sechserreihe.standing>[0]): string => sechserreihe.standing(view)
  expect(standing(example({ coins: [2, 1] }))).toBe('Münzen 2 : 1')
  expect(standing(example({ coins: [0], goal: 0, stones: [1, 2, 3] }))).toBe('3 von 30 Steinen liegen')
  expect(standing(example({ phase: 'over' }))).toBe('zu Ende gespielt')
})
