import { expect, test } from 'vitest'
import { isLast, turnsOf } from './moves'
import { last } from './example'

const [slid, opening] = turnsOf({
  turns: [
    [3, 13, 14, 16],
    [1440, -1, -1, 0, 1],
  ],
})

test('a turn slides a stone and places one; an opening only places two', () => {
  expect(slid).toEqual({ move: 3, slide: { origin: 13, target: 14 }, placed: [16] })
  expect(opening).toEqual({ move: 1440, slide: null, placed: [0, 1] })
})

test('the turn that was played last is known again', () => {
  const turn = { move: 3, slide: { origin: 13, target: 14 }, placed: [16] }
  expect(isLast(turn, last({ origin: 13, target: 14, placed: [16] }))).toBe(true)
  expect(isLast(turn, last({ origin: 13, target: 14, placed: [17] }))).toBe(false)
  expect(isLast(turn, last({ origin: -1, target: -1, placed: [16] }))).toBe(false)
})
