import { describe, expect, test } from 'vitest'
import { seatOf } from '../feed/fake-feed.svelte'
import type { Seat } from '../feed/messages'
import { facts as all, factsOf, valuesFor, type Facts, type Option } from '../lib/facts'
import { first } from '../lib/sure'
import {
  clocksFor,
  deciders,
  isForced,
  placeNamed,
  placesToName,
  valueFor,
  visibleOptions,
  whoDecides,
  WE_DECIDE,
} from './options'

const facts = factsOf('nummerus')
const optionOf = (game: Facts, test: (option: Option) => boolean): Option => first((game.options ?? []).filter(test))
const starter = optionOf(facts, ({ key }) => key === 'start')
const usual = { scoring: 'longest', rounds: 3, swap: false, start: 'lot', layout: 'lot' }
const keys = (places: number, chosen: typeof usual) => visibleOptions(facts, places, chosen).map(({ key }) => key)

describe('options shown', () => {
  test('only those that matter', () => {
    expect(keys(2, usual)).toEqual(['scoring', 'swap', 'start'])
    expect(keys(3, { ...usual, scoring: 'tournament' })).toEqual(['scoring', 'rounds', 'swap', 'start'])
    expect(keys(4, { ...usual, scoring: 'solitaire' })).toEqual(['scoring', 'start'])
  })

  test('alone: Solitär and its layout', () => {
    expect(keys(1, { ...usual, scoring: 'solitaire' })).toEqual(['scoring', 'layout'])
    expect(valuesFor(first(facts.options ?? []), 1)).toEqual(['solitaire'])
  })

  test('nobody begins whose place is not there', () => {
    expect(valuesFor(starter, 3)).toEqual(['lot', '1', '2', '3'])
  })
})

test('a starter is a place counted from one, or the lot', () => {
  expect(placeNamed(starter, 'lot')).toBeNull()
  expect(placeNamed(starter, '3')).toBe(2)
})

test('only an option that names places names one', () => {
  expect(placeNamed({ ...starter, names: undefined }, '3')).toBeNull()
})

describe('who begins', () => {
  const values = valuesFor(starter, 3)

  test('the lot decides, or those at the table', () => {
    expect(deciders(starter, values)).toEqual(['lot', WE_DECIDE])
    expect(whoDecides(starter, 'lot')).toBe('lot')
    expect(whoDecides(starter, '1')).toBe(WE_DECIDE)
    expect(whoDecides(starter, '3')).toBe(WE_DECIDE)
  })

  test('those at the table choose among the places that are there', () => {
    expect(placesToName(starter, values)).toEqual(['1', '2', '3'])
  })

  test('they begin with the first place, and the server never hears of them', () => {
    expect(valueFor(starter, values, WE_DECIDE)).toBe('1')
    expect(valueFor(starter, values, 'lot')).toBe('lot')
  })

  test('every game with such an option offers both', () => {
    for (const game of Object.values(all)) {
      const named = (game.options ?? []).filter(({ names }) => names === 'seat')
      expect(named.map((option) => deciders(option, valuesFor(option, game.seats[1])))).toEqual([['lot', WE_DECIDE]])
    }
  })

  test('an option that names no place keeps its values', () => {
    const scoring = optionOf(facts, ({ key }) => key === 'scoring')
    expect(deciders(scoring, valuesFor(scoring, 2))).toEqual(valuesFor(scoring, 2))
    expect(whoDecides(scoring, 'tournament')).toBe('tournament')
  })
})

describe('several people at one screen', () => {
  const zapp = factsOf('zappzerapp')
  const order = optionOf(zapp, ({ names }) => names === 'order')
  const seat = (mine: boolean): Seat => seatOf({ mine })

  test('cannot choose to act together', () => {
    expect(isForced(order, [seat(true), seat(true)])).toBe(true)
    expect(isForced(order, [seat(true), seat(false)])).toBe(false)
    expect(isForced(starter, [seat(true), seat(true)])).toBe(false)
  })

  test('in turn there is always a clock, and it is the one of the game', () => {
    expect(clocksFor(zapp, { listening: 'in-turn' })).toEqual(['relaxed', 'brisk'])
    expect(clocksFor(zapp, { listening: 'together' })).toEqual(['none', 'relaxed', 'brisk'])
    expect(clocksFor(facts, usual)).toEqual(['none', 'relaxed', 'brisk'])
    expect(zapp.clocks).toEqual({ relaxed: 60, brisk: 30 })
  })
})
