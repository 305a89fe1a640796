import { describe, expect, it } from 'vitest'
import { PIECES } from './data'
import { example, seat, told, walked } from './example'
import { happened } from './story'
import { HEALTH, type KlongView } from './view'

const after = (happening: Parameters<typeof told>[0], view: KlongView = example(), who: number | null = 0) =>
  happened(view, told(happening, who), 0)

describe('a position after one more happening', () => {
  it('has a played card before its player and no longer in the hand', () => {
    const { hand, seats } = after({ kind: 'played', values: { card: 'scramble' } })
    expect(hand).toEqual(['stumble'])
    expect(seats[0]).toMatchObject({ hand: 1, play: ['burgle', 'mercenary', 'explore', 'scramble'] })
  })

  it('leaves the own hand alone when somebody else plays such a card', () => {
    const { hand, seats } = after({ kind: 'played', values: { card: 'scramble' } }, example({ turn: 1 }), 1)
    expect(hand).toEqual(['stumble', 'scramble'])
    expect(seats[1]?.play).toContain('scramble')
  })

  it('has a gap in the row where a card was bought, and the card on the discard pile', () => {
    const { row, seats, skill } = after({ kind: 'bought', values: { card: 'pickaxe', cost: 4 } })
    expect(row[0]).toBe('')
    expect(seats[0]?.discard).toContain('pickaxe')
    expect(skill).toBe(0)
  })

  it('counts the piles of the reserve, but never the goblin', () => {
    expect(after({ kind: 'bought', values: { card: 'mercenary', cost: 2 } }).reserve).toEqual([8, 12, 12])
    expect(after({ kind: 'fought', values: { card: 'goblin', cost: 2 } })).toMatchObject({
      reserve: [9, 12, 12],
      gone: [],
      swords: 0,
    })
  })

  it('throws devices and monsters away', () => {
    expect(after({ kind: 'used', values: { card: 'ladder', cost: 3 } }).gone).toEqual(['ladder'])
    expect(after({ kind: 'fought', values: { card: 'orc-grunt', cost: 2 } }).gone).toEqual(['orc-grunt'])
  })

  it('takes a card that is trashed from where it lay', () => {
    const trashed = (pile: 'play' | 'discard') => after({ kind: 'trashed', values: { card: 'burgle', pile } }).seats[0]
    expect(trashed('play')).toMatchObject({
      play: ['mercenary', 'explore'],
      discard: ['burgle', 'burgle'],
      trashed: ['burgle'],
    })
    expect(trashed('discard')).toMatchObject({
      play: ['burgle', 'mercenary', 'explore'],
      discard: ['burgle'],
      trashed: [],
    })
  })

  it('has the pawn in the next room, with what the way cost', () => {
    const { seats, boots, swords } = after(walked({ to: 10, damage: 1 }))
    expect(seats[0]).toMatchObject({ room: 10, damage: 4, supply: 23 })
    expect([boots, swords]).toEqual([0, 2])
  })

  it('moves cubes between supply and clank area, also of others', () => {
    expect(after({ kind: 'clank', values: { clank: 2, who: 1 } }).seats[1]).toMatchObject({ clank: 4, supply: 25 })
    expect(after({ kind: 'quiet', values: { clank: 2 } }).seats[0]).toMatchObject({ clank: 1, supply: 26 })
  })

  it('gives markers to their finder and takes them off the map', () => {
    expect(after({ kind: 'took-artifact', values: { value: 5, room: 18 } })).toMatchObject({
      seats: [{ artifacts: [5] }, {}, {}, {}],
    })
    expect(after({ kind: 'took-artifact', values: { value: 5, room: 18 } }).artifacts).not.toContainEqual([18, 5])
    expect(after({ kind: 'took-secret', values: { secret: 'healing', room: 13 } }).minors).not.toContainEqual([13, 1])
    expect(after({ kind: 'took-secret', values: { secret: 'healing', room: 13 } }).seats[0]?.potions).toEqual([
      0, 1, 0, 0,
    ])
    expect(after({ kind: 'took-secret', values: { secret: 'chalice', room: 25 } })).toMatchObject({
      seats: [{ chalices: 1 }, {}, {}, {}],
    })
    expect(after({ kind: 'took-idol', values: { room: 24 } }).idols).toBe(2)
  })

  it('takes the price of goods', () => {
    const rich = example({ seats: [seat({ gold: 9 })] })
    expect(after({ kind: 'traded', values: { goods: 'crown', points: 10 } }, rich).seats[0]).toMatchObject({
      gold: 9 - PIECES.price,
      crowns: [10],
    })
  })

  it('sweeps the play area to the discard pile, and deals and shuffles', () => {
    const ended = after({ kind: 'ended', values: {} })
    expect(ended.seats[0]?.play).toEqual([])
    expect(ended.seats[0]?.discard).toHaveLength(5)
    const shuffled = after({ kind: 'shuffled', values: {} }, ended)
    expect(shuffled.seats[0]).toMatchObject({ draw: 10, discard: [] })
    expect(after({ kind: 'drew', values: { count: 5 } }, shuffled).seats[0]).toMatchObject({ hand: 7, draw: 5 })
  })

  it('empties the clank area into the bag and hurts whose cubes were drawn', () => {
    const { seats, bag, black_aside } = after(
      {
        kind: 'attacked',
        values: {
          cause: 'row',
          extra: 0,
          drawn: [
            [-1, 0],
            [2, 1],
            [0, 1],
          ],
        },
      },
      example(),
      null,
    )
    expect(seats.map(({ clank }) => clank)).toEqual([0, 0, 0, 0])
    expect(seats.map(({ damage }) => damage)).toEqual([4, 1, 6, 2])
    expect([bag, black_aside]).toEqual([31 + 9 - 3, 3])
  })

  it('stays as it is when nothing moves', () => {
    const view = example()
    expect(happened(view, told({ kind: 'left-marker', values: {} }), 0)).toBe(view)
  })

  it('knows as many hearts as the pieces say', () => {
    expect(HEALTH).toBe(PIECES.health)
  })
})
