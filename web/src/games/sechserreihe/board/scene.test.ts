import { expect, test } from 'vitest'
import { example } from '../example'
import { FIELDS, nameOf } from './geometry'
import { gapsOf } from './scene'

const gaps = ['a1', 'e2', 'd3', 'b4', 'f5', 'c6']
const stones = [...FIELDS.keys()].filter((field) => !gaps.includes(nameOf(field)))

test('the gaps of a solved puzzle are its solution', () => {
  expect(gapsOf(example({ stones, solved: true })).map(nameOf)).toEqual(gaps)
})

test('before that they are only gaps', () => {
  expect(gapsOf(example({ stones }))).toEqual([])
})
