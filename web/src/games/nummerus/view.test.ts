import { describe, expect, it, test } from 'vitest'
import { choice, example, hand } from './example'
import { chipsLeft, foretell } from './view'

describe('what a pick would bring', () => {
  it('lets a chain grow', () => {
    expect(foretell(hand([8, 9], [30]), choice(10, [8, 9, 10]))).toEqual([[8, 9, 10], [30]])
  })

  it('joins two chains into one', () => {
    expect(foretell(hand([19, 20], [22, 23], [5]), choice(21, [19, 20, 21, 22, 23]))).toEqual([
      [19, 20, 21, 22, 23],
      [5],
    ])
  })

  it('leaves the other chain alone where the server says so, as in Solitär', () => {
    expect(foretell(hand([33, 34], [31]), choice(32, [32, 33, 34]))).toEqual([[32, 33, 34], [31]])
  })

  it('lays a single chip in order', () => {
    expect(foretell(hand([8, 9], [30]), choice(12, [12]))).toEqual([[8, 9], [12], [30]])
  })
})

test('the chips that are left lie on the board', () => {
  expect(chipsLeft(example())).toBe(48)
})
