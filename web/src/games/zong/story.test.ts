import { describe, expect, it } from 'vitest'
import { boardOf } from './board/board'
import { example } from './example'
import { groupOf, happened, tidiedUp } from './story'
import type { Tidying, Walked, ZongHappening } from './view'

const put = (piece: number, field: number, height: number): Tidying => ({
  kind: 'tidied-on',
  seat: piece,
  values: { piece, field, height, place: '' },
})
const attacked: Walked = {
  kind: 'attacked-with',
  seat: 0,
  values: { points: 2, from: 9, to: 11, companions: [1], alone: false, origin: '6', place: '8' },
}

it('takes a throw from the hand and keeps what it brought', () => {
  const threw: ZongHappening = {
    kind: 'threw',
    seat: 0,
    values: {
      discs: [
        [0, 1],
        [1, 0],
        [2, 0],
      ],
      zongs: 1,
      spirals: 0,
      points: 11,
    },
  }
  const view = happened(example(), threw)
  expect(view).toMatchObject({ phase: 'flick', zongs: 1, points: 11, thrown: threw.values.discs })
  expect(view.hands[0]).toEqual([1, 1, 0])
  const next = happened(view, { kind: 'passed-on', seat: 0, values: { to: 1 } })
  expect(next).toMatchObject({ phase: 'throw', turn: 1 })
  expect(next.hands.slice(0, 2)).toEqual([
    [1, 1, 0],
    [1, 2, 2],
  ])
})

describe('after a flick', () => {
  const flicked = happened(example({ phase: 'flick', zongs: 1 }), {
    kind: 'flicked',
    seat: 0,
    values: { film: '', disc: 'large', u: 0, v: 0, dx: 0, dy: 1, strength: 1, number: 1, of: 1 },
  })

  it('it is to be judged what counts', () => {
    expect(flicked).toMatchObject({ phase: 'vote', zongs: 0, flicks: 2 })
    const [first, other] = [
      { reason: 'on', field: 26, place: '23' },
      { reason: 'between', field: 27, place: '24' },
    ] as const
    const voted = { ...flicked, voted: [true, true, true] }
    const doubted = happened(voted, { kind: 'doubted', seat: 2, values: { seat: 2, first, other, gap: 42 } })
    expect(doubted.doubt).toEqual({ seat: 2, readings: [first, other], gap: 42 })
    expect(doubted.voted).toEqual([false, false, false])
    expect(happened(doubted, { kind: 'voted', seat: 1, values: {} }).voted).toEqual([false, true, false])
    const decided = { ayes: 2, noes: 1, seat: 2, ...first }
    expect(happened(doubted, { kind: 'decided', seat: 2, values: decided }).doubt).toBeNull()
  })

  it('everything that moved is put on its field at once', () => {
    const { fields } = example({
      fields: [
        [0, 2],
        [9, 1, 0],
      ],
    })
    expect(tidiedUp({ ...flicked, fields }, [put(2, 9, 1), put(1, 4, 0)])).toMatchObject({
      phase: 'flick',
      lying: [],
      fields: [
        [4, 1],
        [9, 0, 2],
      ],
    })
    expect(happened(flicked, put(2, 9, 2)).fields).toEqual([[9, 1, 0, 2]])
    expect(happened(flicked, { kind: 'missed', seat: null, values: {} })).toMatchObject({ phase: 'flick' })
  })

  it('a piece may be on the target', () => {
    const target = boardOf('classic').fields.length
    const hit = happened(flicked, { kind: 'hit-target', seat: 1, values: { piece: 1 } })
    expect(hit.fields).toContainEqual([target, 1])
  })
})

describe('walking', () => {
  it('takes companions along, the lowest first, whoever stood above', () => {
    const view = example({ points: 2, fields: [[9, 0, 2, 1]] })
    expect(groupOf(view, attacked)).toEqual([1, 0])
    expect(happened(view, attacked)).toMatchObject({
      points: 0,
      fields: [
        [9, 2],
        [11, 1, 0],
      ],
    })
  })

  it('leaves a tower alone on the way back, or stays', () => {
    const view = example({ spirals: 2 })
    const retreated: ZongHappening = {
      kind: 'retreated',
      seat: 0,
      values: { from: 9, to: 8, behind: 2, origin: '6', place: '5' },
    }
    expect(happened(view, retreated)).toMatchObject({
      spirals: 1,
      fields: [
        [0, 2],
        [8, 0],
        [9, 1],
      ],
    })
    expect(happened(view, { kind: 'stayed-last', seat: 0, values: {} }).spirals).toBe(1)
  })
})

it('takes a disc to flick with, and leaves alone what moves nothing', () => {
  const view = example({ phase: 'pick', discs: ['', '', ''] })
  expect(happened(view, { kind: 'picked', seat: 1, values: { disc: 'small' } }).discs).toEqual(['', 'small', ''])
  expect(happened(view, { kind: 'stood-still', seat: 0, values: {} })).toBe(view)
})
