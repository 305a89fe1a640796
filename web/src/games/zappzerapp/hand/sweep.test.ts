import { expect, test } from 'vitest'
import { BARS, PARTS, Sweep } from './sweep'

const loud = (value: number, parts = PARTS): number[] => Array<number>(parts).fill(value)

test('a piece lies from the left, and the head goes over it in its time', () => {
  const sweep = new Sweep(500)
  sweep.lay(loud(0.5), 1000)
  expect(sweep.bars.slice(0, PARTS + 1)).toEqual([...loud(0.5), 0])
  expect(sweep.head(1000)).toBe(0)
  expect(sweep.head(1250)).toBeCloseTo(PARTS / 2 / BARS)
  expect(sweep.head(9000)).toBeCloseTo(PARTS / BARS)
})

test('the next piece follows, laid over the dying away of the one before', () => {
  const sweep = new Sweep(500)
  sweep.lay([...loud(0.5), 0.4, 0.4], 0)
  sweep.lay([0.1, 0.6, ...loud(0.3, PARTS - 2), 0.2, 0.2], 500)
  expect(sweep.bars.slice(PARTS, PARTS + 3)).toEqual([0.4, 0.6, 0.3])
  expect(sweep.head(400)).toBeCloseTo((0.8 * PARTS) / BARS)
})

test('after the end it begins at the left again, over what is old', () => {
  const sweep = new Sweep(500)
  for (let piece = 0; piece <= BARS / PARTS; piece++) sweep.lay(loud(piece / 10), piece * 500)
  expect(sweep.bars[0]).toBe(BARS / PARTS / 10)
  expect(sweep.bars[PARTS]).toBe(0.1)
})

test('what is broken off is not seen', () => {
  const sweep = new Sweep(500)
  sweep.lay(loud(0.5), 0)
  sweep.cut(250)
  expect(sweep.bars[PARTS / 2 - 1]).toBe(0.5)
  expect(sweep.bars[PARTS - 1]).toBe(0)
  expect(sweep.head(400)).toBeCloseTo(PARTS / 2 / BARS)
})

test('after a pause it goes on where it stopped', () => {
  const sweep = new Sweep(500)
  sweep.lay(loud(0.5), 0)
  sweep.lay(loud(0.7), 3000)
  expect(sweep.bars[PARTS]).toBe(0.7)
  expect(sweep.head(3000)).toBeCloseTo(PARTS / BARS)
})

test('another barrel begins with an empty strip', () => {
  const sweep = new Sweep(500)
  sweep.lay(loud(0.5), 0)
  sweep.wipe()
  expect(sweep.bars).toEqual(Array(BARS).fill(0))
  expect(sweep.head(100)).toBe(0)
})
