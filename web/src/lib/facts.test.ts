import { expect, test } from 'vitest'
import { facts, factsOf, matters, valuesFor, type Option } from './facts'
import { first } from './sure'

const option = (key: string): Option => first((factsOf('nummerus').options ?? []).filter((each) => each.key === key))

test('the facts are those beside the rules', () => {
  expect(facts.nummerus).toMatchObject({ key: 'nummerus', seats: [1, 4] })
})

test('rounds matter only in a tournament', () => {
  expect(matters(option('rounds'), 2, { scoring: 'tournament' })).toBe(true)
  expect(matters(option('rounds'), 2, { scoring: 'longest' })).toBe(false)
})

test('a seat that is not there cannot begin', () => {
  expect(valuesFor(option('start'), 3)).toEqual(['lot', '1', '2', '3'])
})
