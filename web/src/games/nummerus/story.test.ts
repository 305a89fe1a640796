import { expect, test } from 'vitest'
import { example, hand } from './example'
import { happened } from './story'
import { handOf, type NummerusHappening } from './view'

const took: NummerusHappening = {
  kind: 'took',
  seat: 0,
  values: { chip: 10, origin: 24, field: 9, jump: false, length: 3 },
}

test('the star stands where the chip lay, and the chip lies in the hand', () => {
  const after = example({ hands: [hand([8, 9, 10], [30]), hand([19, 20]), hand([27])] })
  const { fields, star, last, hands, choices } = happened(example(), took, after)
  expect([fields[9], star, choices]).toEqual([0, 9, []])
  expect(last).toEqual({ seat: 0, chip: 10, origin: 24, field: 9, jump: false })
  expect(hands).toEqual(after.hands)
})

test('the last chip of a round lies as it was foretold, though the next round is laid out already', () => {
  const next = example({ round: 2, hands: [hand(), hand(), hand()] })
  const { hands } = happened(example(), took, next)
  expect(handOf({ hands }, 0)).toMatchObject({ chips: [8, 9, 30, 10], chains: [[8, 9, 10], [30]] })
  expect(hands.slice(1)).toEqual(example().hands.slice(1))
})

test('both hands of a swap are as the server lays them', () => {
  const swapped: NummerusHappening = { kind: 'swapped', seat: 0, values: { give: 30, take: 27, from: 2 } }
  const after = example({ hands: [hand([8, 9], [27]), hand([19, 20]), hand([30])] })
  expect(happened(example(), swapped, after).hands).toEqual(after.hands)
  expect(happened(example(), swapped, { ...after, round: 2 }).hands).toEqual(example().hands)
})

test('what moves nothing changes nothing', () => {
  const view = example()
  expect(happened(view, { kind: 'kept', seat: 0, values: {} }, view)).toBe(view)
})
