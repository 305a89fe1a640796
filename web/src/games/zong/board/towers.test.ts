import { expect, it } from 'vitest'
import { way, without, withPieces } from './towers'
import type { Tower } from '../view'

const fields: Tower[] = [
  [0, 2],
  [9, 1, 0, 3],
]

it('lets those above come down when a piece leaves', () => {
  expect(without(fields, [1])).toEqual([
    [0, 2],
    [9, 0, 3],
  ])
  expect(without(fields, [2])).toEqual([[9, 1, 0, 3]])
})

it('puts pieces on top, or at a height among those that stand there', () => {
  expect(withPieces(fields, 9, [2])).toEqual([
    [0, 2],
    [9, 1, 0, 3, 2],
  ])
  expect(withPieces(fields, 9, [5], 1)).toEqual([
    [0, 2],
    [9, 1, 5, 0, 3],
  ])
  expect(withPieces(fields, 4, [4, 5])).toEqual([
    [0, 2],
    [4, 4, 5],
    [9, 1, 0, 3],
  ])
})

it('walks field by field, back as well as forth', () => {
  expect(way(4, 7)).toEqual([5, 6, 7])
  expect(way(7, 5)).toEqual([6, 5])
  expect(way(3, 3)).toEqual([])
})
