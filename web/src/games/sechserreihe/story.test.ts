import { expect, test } from 'vitest'
import { lineOf } from './board/geometry'
import { completed, earned, example, placed, slid } from './example'
import { happened } from './story'
import { stonesLaid } from './view'

const [c3, c5, c1] = [14, 26, 2]
const row = lineOf(0)

test('a stone that slides lies elsewhere, and one more comes from the supply', () => {
  const before = example({ stones: [c3, 0] })
  const after = [slid(c3, c5), placed(c1)].reduce(happened, before)
  expect(after.fields).toEqual(example({ stones: [c5, c1, 0] }).fields)
  expect(after.supply).toBe(before.supply - 1)
})

test('two stones open a game', () => {
  const { fields, supply } = happened(example({ stones: [] }), {
    kind: 'laid',
    seat: 0,
    values: { fields: [3, 8], places: 'd1 c2' },
  })
  expect([fields[3], fields[8], supply]).toEqual([1, 1, 28])
})

test('the stones of a full line go back into the supply; those of two lines only once', () => {
  const full = example({ stones: [...new Set([...row, ...lineOf(6), 14])] })
  const after = [completed(0), completed(6)].reduce(happened, full)
  expect([stonesLaid(after), after.supply]).toEqual([1, 29])
})

test('a full line stays where it is for who plays alone', () => {
  const alone = example({ stones: [...row], coins: [0], goal: 0, bank: 0 })
  expect(happened(alone, completed(0, []))).toBe(alone)
})

test('coins come from the bank', () => {
  expect(happened(example({ coins: [0, 1], bank: 4 }), earned(1, 2, 3))).toMatchObject({ coins: [0, 3], bank: 2 })
})

test('what moves nothing changes nothing', () => {
  const view = example()
  expect(happened(view, { kind: 'ended', seat: null, values: {} })).toBe(view)
})
