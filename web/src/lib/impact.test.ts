import { expect, test } from 'vitest'
import { impactKnocks, type Impact } from './impact'
import { at, first } from './sure'

const KINDS: Impact[] = ['wood', 'rubber', 'clatter', 'tap', 'swish']

test.each(KINDS)('%s is louder, higher and brighter the harder the blow', (kind) => {
  const soft = first(impactKnocks(kind, 0.2, 1))
  const hard = first(impactKnocks(kind, 0.9, 1))
  expect(hard.loud).toBeGreaterThan(soft.loud * 2)
  expect(hard.pitch).toBeGreaterThan(soft.pitch)
  expect(hard.bright).toBeGreaterThan(soft.bright ?? Infinity)
})

test('no blow is louder than the hardest', () => {
  expect(impactKnocks('wood', 40, 1)).toEqual(impactKnocks('wood', 1, 1))
})

test('rubber sounds deeper than wood', () => {
  expect(first(impactKnocks('rubber', 0.5, 1)).pitch).toBeLessThan(first(impactKnocks('wood', 0.5, 1)).pitch / 2)
})

test('what falls off the table clatters: one knock after the other, each softer', () => {
  const knocks = impactKnocks('clatter', 1, 1)
  expect(knocks.length).toBeGreaterThan(3)
  for (const [i, knock] of knocks.slice(1).entries()) {
    expect(knock.at).toBeGreaterThan(at(knocks, i).at ?? 0)
    expect(knock.loud).toBeLessThan(at(knocks, i).loud)
  }
})

test('slowed down it sounds lower and longer', () => {
  const real = first(impactKnocks('wood', 0.5, 1))
  const slow = first(impactKnocks('wood', 0.5, 0.5))
  expect(slow.pitch).toBeCloseTo(real.pitch / 2)
  expect(slow.ring).toBeCloseTo(real.ring * 2)
})
