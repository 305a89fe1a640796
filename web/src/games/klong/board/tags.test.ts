import { describe, expect, it } from 'vitest'
import { boardKeys } from '../data'
import { drawnBoard } from './boards'
import { areaOf, overlap, roomOf, signsOf } from './geometry'
import type { Destination } from './scene'
import { pricesOf, tagAt, tagWidth } from './tags'

const way = (change: Partial<Destination>): Destination => ({
  room: 1,
  boots: 1,
  heads: 0,
  kind: 'walk',
  moves: [],
  ...change,
})

describe('the price of a way', () => {
  it('counts boots and heads', () => {
    expect(pricesOf([way({ boots: 2, heads: 1 })])).toEqual([
      { icon: 'leather-boot', count: 2 },
      { icon: 'goblin-head', count: 1 },
    ])
  })

  it('says nothing of heads where there are none', () => {
    expect(pricesOf([way({})])).toEqual([{ icon: 'leather-boot', count: 1 }])
  })

  it('shows a teleport and a reach as themselves, beside a walk to the same room', () => {
    const prices = pricesOf([way({}), way({ kind: 'teleport', boots: 0 }), way({ kind: 'reach', boots: 0 })])
    expect(prices.map(({ icon }) => icon)).toEqual(['leather-boot', 'teleport', 'card-pickup'])
  })

  it('needs a wider tag for more', () => {
    expect(tagWidth(pricesOf([way({ heads: 2 })]))).toBeGreaterThan(tagWidth(pricesOf([way({})])))
  })
})

describe.each(boardKeys)('tags on side %s', (key) => {
  const board = drawnBoard(key)
  const priced = board.tunnels.flatMap(({ ends, boots, heads }) =>
    ends.map((room) => ({ room: roomOf(board, room), prices: pricesOf([way({ room, boots, heads })]) })),
  )

  it.each([1, 1.3])('hang at their room and hide no other room or sign, drawn %f times as large', (grown) => {
    const hidden = priced.flatMap(({ room, prices }) => {
      const tag = tagAt(board, room, prices, grown)
      expect(overlap(areaOf(board, room), tag)).toBeGreaterThan(0)
      const others = [
        ...board.rooms.filter((other) => other !== room).map((other) => areaOf(board, other)),
        ...signsOf(board),
      ]
      return others.filter((area) => overlap(area, tag) > TOUCH).map(() => room.id)
    })
    expect([...new Set(hidden)]).toEqual([])
  })

  it('stay on the map', () => {
    for (const { room, prices } of priced) {
      const { x, y, width, height } = tagAt(board, room, prices, 1)
      expect(x - width / 2).toBeGreaterThanOrEqual(0)
      expect(x + width / 2).toBeLessThanOrEqual(board.width)
      expect(y + height / 2).toBeLessThanOrEqual(board.height)
    }
  })
})

/** The rim of a sign may lie under a tag. */
const TOUCH = 4
