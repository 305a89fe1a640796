import { expect, test } from 'vitest'
import { exampleView } from './example'
import { happened } from './story'
import type { ZappZerappHappening, ZappZerappView } from './view'

const after = exampleView({ round: 4, magic: 5, hill: Array<boolean>(13).fill(true) })
const then = (event: ZappZerappHappening, view = exampleView()): ZappZerappView => happened(view, event, after)

test('a barrel that is taken leaves the hill for that hand', () => {
  const { hill, hands } = then({ kind: 'took', seat: 0, values: { hand: 'right', place: 2 } })
  expect(hill[2]).toBe(false)
  expect(hands[0]).toEqual([-1, 2])
})

test('a barrel put back stands where it stood', () => {
  const { hill, hands } = then({ kind: 'put-back', seat: 1, values: { hand: 'left', place: 4 } })
  expect(hill[4]).toBe(true)
  expect(hands[1]).toEqual([-1, -1])
})

test('who sets a barrel down puts the other one back', () => {
  const holding = then({ kind: 'took', seat: 1, values: { hand: 'right', place: 2 } })
  const { hill, hands, chosen } = then({ kind: 'chose', seat: 1, values: { hand: 'right', place: 2 } }, holding)
  expect([hill[2], hill[4]]).toEqual([false, true])
  expect(hands[1]).toEqual([-1, -1])
  expect(chosen).toEqual([-1, 2, 7])
})

test('who sits out has empty hands', () => {
  const { hill, hands, chosen } = then({ kind: 'passed', seat: 1, values: {} })
  expect([hill[4], hands[1], chosen[1]]).toEqual([true, [-1, -1], -2])
})

test('a barrel that is turned over shows its stones, and whether they are too many', () => {
  const { stones, too_many } = then({ kind: 'turned', seat: 2, values: { stones: 11, valid: false } })
  expect([stones, too_many]).toEqual([
    [0, 0, 11],
    [false, false, true],
  ])
})

test('an apprentice runs, and the others stay in order', () => {
  expect(then({ kind: 'ran', seat: 0, values: { from: 0, to: 7, stones: 7, field: 7 } }).apprentices[0]).toEqual([
    3, 7, 25,
  ])
})

test('one of two on a field is sent home', () => {
  expect(then({ kind: 'banished', seat: 0, values: { who: 2, from: 1, field: 17 } }).apprentices[2]).toEqual([0, 1, 9])
})

test('with the dice a new round begins, but everybody stands where they stood', () => {
  const { magic, round, hill, apprentices } = then({ kind: 'threw', seat: 1, values: { dice: [2, 3], magic: 5 } })
  expect([magic, round, hill.every(Boolean)]).toEqual([5, 4, true])
  expect(apprentices).toEqual(exampleView().apprentices)
})
