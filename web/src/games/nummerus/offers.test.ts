import { describe, expect, it } from 'vitest'
import { choice, example } from './example'
import { offersOf, swapOf } from './offers'
import type { Trade } from './view'

const trades: Trade[] = [
  [37, 12, 100],
  [37, 31, 101],
  [38, 12, 102],
]

describe('what can be touched', () => {
  it('are the chips that the server says can be taken', () => {
    const choices = [choice(10, [8, 9, 10])]
    expect(offersOf(example({ choices }), null)).toEqual({ chips: choices, join: null, gives: [], takes: [] })
  })

  it('are in a swap the own chips, and those of others that can be had for the given one', () => {
    const view = example({ phase: 'swap', choices: [], trades })
    expect(offersOf(view, null)).toMatchObject({ gives: [37, 38], takes: [12, 31] })
    expect(offersOf(view, 38)).toMatchObject({ gives: [37, 38], takes: [12] })
  })
})

describe('a swap', () => {
  it('becomes a move only when both chips are chosen', () => {
    expect(swapOf(trades, 37, null)).toBeNull()
    expect(swapOf(trades, 38, 31)).toBeNull()
    expect(swapOf(trades, 37, 31)).toBe(101)
  })
})
