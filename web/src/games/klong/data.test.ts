import { describe, expect, it } from 'vitest'
import { boardKeys, boardOf, cardOf, CARDS, deedOf, GOBLIN, GOODS, kindOf, POTIONS, RESERVE, SECRETS } from './data'
import { pictures } from './tokens/icons'

describe('the cards', () => {
  it('are 71 kinds: starters, reserve, dungeon', () => {
    expect(CARDS).toHaveLength(71)
    expect(CARDS.map(({ place }) => place)).toEqual([
      ...Array(4).fill('starter'),
      ...Array(4).fill('reserve'),
      ...Array(63).fill('dungeon'),
    ])
  })
  it('are found by key and by number', () => {
    expect(kindOf('goblin')).toBe(7)
    expect(cardOf('watcher')).toBe(CARDS[70])
    expect(() => cardOf('unicorn')).toThrow('unicorn')
  })
  it('each have a picture of their own that travels with the game', () => {
    const shown = CARDS.map(({ art }) => art)
    expect(shown.filter((art) => !(art in pictures))).toEqual([])
    expect(new Set(shown).size).toBe(CARDS.length)
  })
  it('name the piles of the reserve in the order of the view', () => {
    expect([...RESERVE, GOBLIN]).toEqual(['mercenary', 'explore', 'secret-tome', 'goblin'])
  })
  it('are bought, used or fought', () => {
    expect(['ruby', 'ladder', 'goblin'].map(deedOf)).toEqual(['buy', 'use', 'fight'])
  })
})

describe('the pieces', () => {
  it('are numbered as in the rules', () => {
    expect(SECRETS.map(({ key }) => key)).toEqual([
      ...['chalice', 'greater-healing', 'greater-skill', 'greater-treasure', 'flash'],
      ...['dragon-egg', 'healing', 'skill', 'treasure', 'strength', 'swiftness', 'magic-spring'],
    ])
    expect(POTIONS.map(({ key }) => key)).toEqual(['greater-healing', 'healing', 'strength', 'swiftness'])
    expect(GOODS.map(({ key }) => key)).toEqual(['master-key', 'backpack', 'crown'])
  })
})

describe('the boards', () => {
  it('are two, with their rooms and tunnels', () => {
    expect(boardKeys).toEqual(['a', 'b'])
    expect([boardOf('a').rooms.length, boardOf('a').tunnels.length]).toEqual([39, 60])
    expect([boardOf('b').rooms.length, boardOf('b').tunnels.length]).toEqual([44, 63])
    expect(() => boardOf('c')).toThrow('"c"')
  })
  it('say of every tunnel what it costs', () => {
    const [first, , third] = boardOf('a').tunnels
    expect(first).toMatchObject({ ends: [1, 2], boots: 1, heads: 0, lock: false })
    expect(third?.boots).toBe(2)
  })
})
