import { expect, test } from 'vitest'
import { Stage } from './stage.svelte'

function threeOn(stage: Stage): [number, number, number] {
  return [stage.number(), stage.number(), stage.number()]
}

test('one moves, the others wait', () => {
  const stage = new Stage()
  const [top, middle] = threeOn(stage)
  expect(stage.current).toBeNull()
  for (const example of [top, middle]) stage.enter(example)
  expect(stage.current).toBe(top)
})

test('they take turns from top to bottom, whoever came in sight first', () => {
  const stage = new Stage()
  const [top, middle, bottom] = threeOn(stage)
  for (const example of [middle, bottom, top]) stage.enter(example)
  for (const example of [top, middle, bottom, top]) {
    expect(stage.current).toBe(example)
    stage.passOn(example)
  }
})

test('whoever is alone begins again', () => {
  const stage = new Stage()
  const alone = stage.number()
  stage.enter(alone)
  stage.passOn(alone)
  expect(stage.current).toBe(alone)
})

test('when the one that moves is out of sight, the next one does', () => {
  const stage = new Stage()
  const [top, middle] = threeOn(stage)
  for (const example of [top, middle]) stage.enter(example)
  stage.leave(top)
  expect(stage.current).toBe(middle)
  stage.leave(middle)
  expect(stage.current).toBeNull()
})
