import { describe, expect, test } from 'vitest'
import { factsOf } from '../lib/facts'
import { seatOf, tableOf } from '../feed/fake-feed.svelte'
import type { Seat, Table } from '../feed/messages'
import { mayBeAlone, modeOf, obstacle, ownPlace, playersAt, slots, wishesFor, wishesToBeAlone } from './places'

const facts = factsOf('nummerus')
const me = seatOf({ mine: true })
const other = seatOf({ name: 'Mira' })
const open = seatOf({ kind: 'open', name: '' })
const bot = seatOf({ kind: 'bot', name: 'Kuno', level: 'geselle' })
const table = (...seats: Seat[]): Table => tableOf({ seats })
const host = { name: 'Lene', most: 4, nameFor: (place: number): string => `Gast ${place + 1}` }

describe('the way of playing', () => {
  test('can be read from the places', () => {
    expect(modeOf([me, open])).toBe('apart')
    expect(modeOf([me, seatOf({ mine: true }), bot])).toBe('here')
    expect(modeOf([open, other])).toBe('television')
  })

  test('all at this screen: open places get a name', () => {
    expect(wishesFor('here', [me, open, bot, open], host)).toEqual([
      { seat: 1, kind: 'here', name: 'Gast 2' },
      { seat: 3, kind: 'here', name: 'Gast 4' },
    ])
  })

  test('each on their own device: those at this screen make room', () => {
    const neighbour = seatOf({ mine: true, name: 'Mira' })
    expect(wishesFor('apart', [me, neighbour, bot], host)).toEqual([{ seat: 1, kind: 'open' }])
    expect(wishesFor('apart', [neighbour, me, bot], host)).toEqual([{ seat: 0, kind: 'open' }])
  })

  test('television: the host stands up', () => {
    expect(wishesFor('television', [me, seatOf({ mine: true }), other], host)).toEqual([
      { seat: 0, kind: 'open' },
      { seat: 1, kind: 'open' },
    ])
  })

  test('back from television the host sits down, at a new place if need be', () => {
    expect(wishesFor('apart', [open, open], host)).toEqual([{ seat: 0, kind: 'me' }])
    expect(wishesFor('here', [open, open], host)).toEqual([
      { seat: 0, kind: 'me' },
      { seat: 1, kind: 'here', name: 'Gast 2' },
    ])
    expect(wishesFor('apart', [other, bot], host)).toEqual([{ seat: 2, kind: 'me' }])
    expect(wishesFor('apart', [other, bot], { ...host, most: 2 })).toEqual([])
  })
})

test('of those at this screen, I am the one with my name', () => {
  expect(ownPlace([seatOf({ mine: true, name: 'Mira' }), me], 'Lene')).toBe(1)
  expect(ownPlace([other, seatOf({ mine: true, name: 'Mira' })], 'Lene')).toBe(1)
  expect(ownPlace([other, bot], 'Lene')).toBe(-1)
})

describe('beginning', () => {
  test('open places do not count', () => expect(playersAt([me, open, bot, open])).toBe(2))

  test('is hindered by empty chairs only when nobody or one sits among them', () => {
    expect(obstacle(table(open, open), facts)).toBe('nobody')
    expect(obstacle(table(me, open), facts)).toBe('alone-or-more')
    expect(obstacle(table(me), facts)).toBeNull()
    expect(obstacle(table(me, open, bot), facts)).toBeNull()
    expect(obstacle(table(me, open), { ...facts, seats: [2, 4] })).toBe('too-few')
  })

  test('alone is offered to whoever sits at the first place', () => {
    expect(mayBeAlone(table(me, open), facts)).toBe(true)
    expect(mayBeAlone(table(open, me), facts)).toBe(false)
    expect(mayBeAlone(table(me, bot), facts)).toBe(false)
    expect(wishesToBeAlone([me, open, open])).toEqual([
      { seat: 2, kind: 'none' },
      { seat: 1, kind: 'none' },
    ])
  })
})

describe('round the mat', () => {
  test('my place is near and the others follow clockwise', () => {
    expect(slots([me, other, bot, open], false)).toEqual(['near', 'left', 'far', 'right'])
    expect(slots([other, bot, me, open], false)).toEqual(['far', 'right', 'near', 'left'])
  })

  test('there is a slot for one more', () => {
    expect(slots([me], true)).toEqual(['near', 'far'])
    expect(slots([me, other], true)).toEqual(['near', 'far', 'right'])
    expect(slots([other, me], true)).toEqual(['far', 'near', 'right'])
    expect(slots([me, other, bot], true)).toEqual(['near', 'left', 'far', 'right'])
  })

  test('no two cards lie on each other, up to six', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const all = slots(Array<Seat>(count).fill(other), count < 6)
      expect(new Set(all).size).toBe(all.length)
    }
  })
})
