import { expect, test } from 'vitest'
import { POINTER, Stirring, strengthOf } from './strength'

/** A pointer that goes to and fro, so many pixels every 10 ms, for so long. */
function moved(pixels: number, ms: number): Stirring {
  const stirring = new Stirring()
  for (let at = 0; at <= ms; at += 10) stirring.add(pixels, at)
  return stirring
}

test('the quicker the movement, the stronger the shake', () => {
  const strengths = [0.2, 1, 4, 8, 12, 30].map((pixels) => strengthOf(moved(pixels, 400).speed(400), POINTER))
  expect(strengths).toEqual([0, 1, 2, 3, 4, 5])
})

test('a shake that has just begun is felt at its own strength', () => {
  expect(strengthOf(moved(8, 60).speed(60), POINTER)).toBe(3)
})

test('one little push is no hard shake', () => {
  const stirring = new Stirring()
  stirring.add(8, 0)
  expect(strengthOf(stirring.speed(0), POINTER)).toBeLessThan(2)
})

test('a hand that rests does not shake', () => {
  expect(moved(12, 400).speed(700)).toBe(0)
})

test('what is a force by itself is averaged', () => {
  const stirring = new Stirring()
  stirring.add(4, 0)
  stirring.add(8, 50)
  stirring.add(12, 100)
  expect(stirring.mean(110)).toBe(8)
})
