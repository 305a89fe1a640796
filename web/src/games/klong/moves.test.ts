import { describe, expect, it } from 'vitest'
import { klong } from '../../generated/constants'
import { moveOf, numberOf, type Move } from './moves'

const { first, count } = klong.moves.reach
const MOVES = first + count

const known: [number, Move][] = [
  [0, { kind: 'end' }],
  [1, { kind: 'play', card: 'burgle' }],
  [79, { kind: 'get', card: 'goblin' }],
  [143 + 4 * 14, { kind: 'walk', room: 14, swords: 0 }],
  [143 + 4 * 14 + 2, { kind: 'walk', room: 14, swords: 2 }],
  [323 + 14, { kind: 'teleport', room: 14 }],
  [368, { kind: 'take' }],
  [369, { kind: 'leave' }],
  [370, { kind: 'trade', goods: 'master-key' }],
  [372, { kind: 'trade', goods: 'crown' }],
  [373, { kind: 'drink', potion: 'greater-healing' }],
  [376, { kind: 'drink', potion: 'swiftness' }],
  [379, { kind: 'choose', choice: 2 }],
  [380, { kind: 'discard', card: 'burgle' }],
  [452, { kind: 'trash', card: 'stumble' }],
  [523, { kind: 'trash-discard', card: 'stumble' }],
  [593 + 70, { kind: 'replace', card: 'watcher' }],
  [664 + 14, { kind: 'reach', room: 14 }],
]

describe('moves', () => {
  it.each(known)('%i means %o', (number, move) => {
    expect(moveOf(number)).toEqual(move)
    expect(numberOf(move)).toBe(number)
  })
  it('are as many as the rules have, and each number is the number of its meaning', () => {
    const all = Array.from({ length: MOVES }, (_, number) => number)
    expect(MOVES).toBe(709)
    expect(all.map((number) => numberOf(moveOf(number)))).toEqual(all)
  })
  it('end with the last room', () => {
    expect(() => moveOf(MOVES)).toThrow('709')
  })
})
