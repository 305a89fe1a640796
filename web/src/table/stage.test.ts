import { expect, test } from 'vitest'
import { Stage } from './stage.svelte'

function stageWith(count: number): { stage: Stage; examples: number[] } {
  const stage = new Stage()
  return { stage, examples: Array.from({ length: count }, () => stage.number()) }
}

test('one moves, the others wait', () => {
  const { stage, examples } = stageWith(2)
  expect(stage.current).toBeNull()
  for (const example of examples) stage.enter(example)
  expect(stage.current).toBe(examples[0])
})

test('they take turns from top to bottom, whoever came in sight first', () => {
  const { stage, examples } = stageWith(3)
  const [top, middle, bottom] = examples as [number, number, number]
  for (const example of [middle, bottom, top]) stage.enter(example)
  for (const example of [top, middle, bottom, top]) {
    expect(stage.current).toBe(example)
    stage.passOn(example)
  }
})

test('whoever is alone begins again', () => {
  const { stage, examples } = stageWith(1)
  stage.enter(examples[0])
  stage.passOn(examples[0])
  expect(stage.current).toBe(examples[0])
})

test('when the one that moves is out of sight, the next one does', () => {
  const { stage, examples } = stageWith(2)
  for (const example of examples) stage.enter(example)
  stage.leave(examples[0])
  expect(stage.current).toBe(examples[1])
  stage.leave(examples[1])
  expect(stage.current).toBeNull()
})
