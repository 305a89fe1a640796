import { expect, test } from 'vitest'
import { example, last } from '../example'
import { FIELDS, nameOf } from './geometry'
import { gapsOf } from './scene'

const gaps = ['a1', 'e2', 'd3', 'b4', 'f5', 'c6']
const stones = [...FIELDS.keys()].filter((field) => !gaps.includes(nameOf(field)))

test('the gaps of a solved puzzle are its solution', () => {
  expect(gapsOf(example({ stones, phase: 'over', last: last() })).map(nameOf)).toEqual(gaps)
})

test('there are none before the end, with stones left, or with a full line', () => {
  expect(gapsOf(example({ stones, last: last() }))).toEqual([])
  expect(gapsOf(example({ stones: stones.slice(1), phase: 'over', last: last() }))).toEqual([])
  expect(gapsOf(example({ stones, phase: 'over', last: last({ lines: [3] }) }))).toEqual([])
})
