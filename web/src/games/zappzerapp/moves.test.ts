import { expect, test } from 'vitest'
import { choose, LEFT, PASS, putBack, READY, RIGHT, STAY, take } from './moves'

test('every move has the number that the rules give it', () => {
  expect([take(LEFT, 0), take(LEFT, 12), take(RIGHT, 0), take(RIGHT, 12)]).toEqual([0, 12, 13, 25])
  expect([putBack(LEFT), putBack(RIGHT), choose(LEFT), choose(RIGHT)]).toEqual([26, 27, 28, 29])
  expect([PASS, READY, STAY]).toEqual([30, 31, 32])
})
