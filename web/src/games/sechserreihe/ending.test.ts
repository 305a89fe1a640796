import { beforeEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { lastScene, lastTurn, verdict } from './ending'
import { example } from './example'
import { LINES, nameOf } from './geometry'

const names = ['Lene', 'Mira', 'Kuno']
const coins = (...scores: number[]): Outcome => ({
  places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
  scores,
  reason: 'coins',
  values: {},
})

beforeEach(() => {
  settings.lang = 'de'
})

describe('the end', () => {
  it('hails the winner', () => {
    expect(verdict(coins(1, 0, 2), names, [0])).toBe('Kuno gewinnt')
    expect(verdict(coins(1, 0, 2), names, [2])).toBe('Gewonnen!')
    expect(verdict(coins(1, 0, 2), names, [0, 2])).toBe('Kuno gewinnt')
  })

  it.each([
    ['solved', 30, 'Gelöst!'],
    ['line', 29, 'Ganz knapp!'],
    ['line', 24, 'Nicht übel!'],
    ['line', 11, 'Eine Reihe ist voll'],
  ])('praises who played alone: %s with %i stones', (reason, stones, praise) => {
    expect(verdict({ places: [1], scores: [stones], reason, values: {} }, ['Lene'], [0])).toBe(praise)
  })

  it('shows the full line once more, though its stones are gone', () => {
    const view = example({ stones: [0, 14], last: { seat: 0, origin: 13, target: 14, placed: [16], lines: [10] } })
    const scene = lastScene(view)
    expect(scene.stones.map(({ field }) => field)).toEqual([0, ...LINES[10], 14].toSorted((a, b) => a - b))
    expect(scene.lines).toEqual([10])
    expect(scene.trace).toMatchObject({ origin: 13, target: 14 })
    expect(scene.gaps).toEqual([])
  })

  it('shows the gaps of a solved puzzle', () => {
    const gaps = ['a1', 'e2', 'd3', 'b4', 'f5', 'c6']
    const stones = Array.from({ length: 36 }, (_, field) => field).filter((field) => !gaps.includes(nameOf(field)))
    const last = { seat: 0, origin: 19, target: 13, placed: [22], lines: [] }
    expect(lastScene(example({ stones, last })).gaps.map(nameOf)).toEqual(gaps)
  })

  it('writes the last turn as people do', () => {
    const turn = { seat: 0, origin: 14, target: 26, placed: [2], lines: [] }
    expect(lastTurn(example({ last: turn }))).toBe('c3-c5 +c1')
    expect(lastTurn(example({ last: { ...turn, origin: -1, target: -1 } }))).toBe('+c1')
    expect(lastTurn(example({ last: null }))).toBe('')
  })
})
