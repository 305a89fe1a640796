import { describe, expect, it } from 'vitest'
import { choice, example, hand } from './example'
import { chipsLeft, cleared, foretell, gives, takes, totals, tradeMove, type Trade } from './view'

describe('what a pick would bring', () => {
  it('lets a chain grow', () => {
    expect(foretell(hand([8, 9], [30]), choice(10, [8, 9, 10]))).toEqual([[8, 9, 10], [30]])
  })

  it('joins two chains into one', () => {
    expect(foretell(hand([19, 20], [22, 23], [5]), choice(21, [19, 20, 21, 22, 23]))).toEqual([[19, 20, 21, 22, 23], [5]])
  })

  it('leaves the other chain alone where the server says so, as in Solitär', () => {
    expect(foretell(hand([33, 34], [31]), choice(32, [32, 33, 34]))).toEqual([[32, 33, 34], [31]])
  })

  it('lays a single chip in order', () => {
    expect(foretell(hand([8, 9], [30]), choice(12, [12]))).toEqual([[8, 9], [12], [30]])
  })
})

describe('a swap', () => {
  const trades: Trade[] = [
    [37, 12, 100],
    [37, 31, 101],
    [38, 12, 102],
  ]
  it('offers what the server offers', () => {
    expect(gives(trades)).toEqual([37, 38])
    expect(takes(trades, null)).toEqual([12, 31])
    expect(takes(trades, 38)).toEqual([12])
  })
  it('becomes a move only when both chips are chosen', () => {
    expect(tradeMove(trades, 37, null)).toBeNull()
    expect(tradeMove(trades, 38, 31)).toBeNull()
    expect(tradeMove(trades, 37, 31)).toBe(101)
  })
})

describe('the pad', () => {
  it('counts the running round in, but not twice when it is over', () => {
    const hands = [hand([1, 2]), hand([7]), hand()]
    expect(totals(example({ hands, round: 2, finished: [[34, 41, 28]] }))).toEqual([36, 42, 28])
    expect(totals(example({ hands, round: 1, finished: [[34, 41, 28]] }))).toEqual([34, 41, 28])
  })
  it('knows how many chips are left', () => {
    expect(chipsLeft(example())).toBe(48)
  })
})

describe('the end of a round', () => {
  it('leaves the board empty and the last chip with whoever took it', () => {
    const last = { seat: 0, chip: 10, origin: 24, field: 10, jump: false }
    const after = cleared(example(), last)
    expect(after.fields.every((chip) => chip === 0)).toBe(true)
    expect(after).toMatchObject({ star: 10, choices: [], last })
    expect(after.hands[0].chains).toEqual([[8, 9, 10], [30]])
    expect(after.hands[0].chips).toContain(10)
    expect(after.hands[1]).toEqual(example().hands[1])
  })
})
