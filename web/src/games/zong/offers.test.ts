import { describe, expect, it } from 'vitest'
import type { Legal } from '../../feed/legal'
import { ATTACK, example, LEGAL } from './example'
import { BLUE, LIGHTNING, RISK } from './hand/discs'
import { attackOf, companionsOf, offersOf, slotsOf, throwOf, type Offers } from './offers'
import type { Doubt, ZongView } from './view'

const doubt: Doubt = {
  seat: 2,
  readings: [
    { reason: 'on', field: 26, place: '23' },
    { reason: 'between', field: 27, place: '24' },
  ],
  gap: 42,
}
const NOTHING: Offers = { sizes: [], discs: [], readings: [], companions: [], flick: false }
const offered = (more: Partial<ZongView>, legal?: Legal): Offers => {
  const view = example({ throws: [], ...more })
  return offersOf(view, legal ?? LEGAL[view.phase])
}

describe('what can be touched', () => {
  it('is what the legal moves of the phase name, and nothing else', () => {
    expect(offered({ phase: 'pick' })).toEqual({ ...NOTHING, sizes: ['large', 'small'] })
    expect(offered({ throws: example().throws })).toEqual({ ...NOTHING, discs: [BLUE, BLUE, RISK, RISK, LIGHTNING] })
    expect(offered({ phase: 'flick' })).toEqual({ ...NOTHING, flick: true })
    expect(offered({ phase: 'vote', doubt })).toEqual({ ...NOTHING, readings: doubt.readings })
    expect(offered(ATTACK)).toEqual({ ...NOTHING, companions: [1, 2] })
    expect(offered({ phase: 'over' })).toEqual(NOTHING)
  })

  it('is nothing for who may not move', () => {
    expect(offersOf(example({ ...ATTACK, doubt }), undefined)).toEqual(NOTHING)
    expect(offered({ phase: 'pick' }, [76]).sizes).toEqual(['large'])
  })
})

it('finds the move for three chosen discs, in whatever order', () => {
  expect(throwOf(example(), [LIGHTNING, BLUE, RISK])).toBe(4)
  expect(throwOf(example(), [BLUE, BLUE, BLUE])).toBeNull()
})

it('finds the move for an attack, and whom a move takes along', () => {
  const view = example(ATTACK)
  expect([attackOf(view, []), attackOf(view, [1, 2]), attackOf(view, [4])]).toEqual([10, 16, null])
  expect([companionsOf(view, 14), companionsOf(view, 10)]).toEqual([[2], []])
})

it('finds the discs that a move would throw', () => {
  const discs = [BLUE, BLUE, RISK, RISK, LIGHTNING]
  expect(slotsOf(example(), discs, 4)).toEqual([0, 2, 4])
  expect(slotsOf(example(), discs, 1)).toEqual([2, 3, 4])
  expect(slotsOf(example(), discs, 99)).toEqual([])
})
