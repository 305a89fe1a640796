import { describe, expect, it } from 'vitest'
import { example } from './example'
import type { Move } from './moves'
import { isClear, movesIn, offersOf, safeCards, waysTo } from './offers'

const { walks, fights } = example()
const offered = (...moves: Move[]) => offersOf(moves, walks)
const past: Move = { kind: 'walk', room: 10, swords: 0 }
const fighting: Move = { kind: 'walk', room: 10, swords: 1 }

describe('legal moves as things to tap', () => {
  it('are sorted by where they are tapped', () => {
    const offers = offered(
      { kind: 'play', card: 'stumble' },
      { kind: 'get', card: 'pickaxe' },
      { kind: 'drink', potion: 'healing' },
      { kind: 'trade', goods: 'crown' },
      { kind: 'choose', choice: 1 },
      { kind: 'trash-discard', card: 'burgle' },
    )
    expect(offers).toMatchObject({
      play: ['stumble'],
      get: ['pickaxe'],
      drink: ['healing'],
      trade: ['crown'],
      choose: [1],
      trash: [],
      trashDiscard: ['burgle'],
      end: false,
    })
  })

  it('glow on the map with their price, all swords of one tunnel together', () => {
    const { destinations } = offered(
      { kind: 'walk', room: 10, swords: 0 },
      { kind: 'walk', room: 10, swords: 1 },
      { kind: 'walk', room: 14, swords: 0 },
      { kind: 'teleport', room: 14 },
    )
    expect(destinations).toMatchObject([
      { room: 10, boots: 1, heads: 1, kind: 'walk' },
      { room: 14, boots: 1, heads: 0, kind: 'walk' },
      { room: 14, boots: 0, heads: 0, kind: 'teleport' },
    ])
    expect(destinations[0]?.moves).toHaveLength(2)
  })

  it('are none for whoever is not to move', () => {
    expect(offersOf(movesIn(undefined), walks)).toMatchObject({ play: [], destinations: [], end: false })
  })
})

describe('ways to a room', () => {
  it('go at once when there is one that does not hurt', () => {
    const { destinations } = offered({ kind: 'walk', room: 14, swords: 0 })
    expect(isClear(waysTo(destinations, fights))).toBe(true)
  })

  it('are asked for when they hurt, even if there is only one', () => {
    const ways = waysTo(offered(past).destinations, fights)
    expect(ways).toMatchObject([{ swords: 0, hearts: 1 }])
    expect(isClear(ways)).toBe(false)
  })

  it('begin with the one that costs no heart', () => {
    const ways = waysTo(offered(past, fighting).destinations, fights)
    expect(ways.map(({ hearts }) => hearts)).toEqual([0, 1])
    expect(isClear(ways)).toBe(false)
  })
})

describe('a safe card', () => {
  it('is taken from the hand as often as it is there', () => {
    const offers = offered({ kind: 'play', card: 'burgle' }, { kind: 'play', card: 'stumble' })
    expect(safeCards(offers, ['burgle', 'burgle', 'stumble'])).toEqual(['burgle', 'burgle'])
  })
})
