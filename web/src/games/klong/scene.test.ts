import { describe, expect, it } from 'vitest'
import type { Happening } from '../../lib/messages'
import { PIECES } from './data'
import { example, seat } from './example'
import { happened } from './scene'
import { HEALTH, type KlongView } from './view'

const after = (kind: string, values: Happening['values'] = {}, view: KlongView = example(), who: number | null = 0) =>
  happened(view, { kind, seat: who, values }, 0)

describe('a position after one more happening', () => {
  it('has a played card before its player and no longer in the hand', () => {
    const { hand, seats } = after('played', { card: 'scramble' })
    expect(hand).toEqual(['stumble'])
    expect(seats[0]).toMatchObject({ hand: 1, play: ['burgle', 'mercenary', 'explore', 'scramble'] })
  })

  it('leaves the own hand alone when somebody else plays such a card', () => {
    const { hand, seats } = after('played', { card: 'scramble' }, example({ turn: 1 }), 1)
    expect(hand).toEqual(['stumble', 'scramble'])
    expect(seats[1].play).toContain('scramble')
  })

  it('has a gap in the row where a card was bought, and the card on the discard pile', () => {
    const { row, seats, skill } = after('bought', { card: 'pickaxe', cost: 4 })
    expect(row[0]).toBe('')
    expect(seats[0].discard).toContain('pickaxe')
    expect(skill).toBe(0)
  })

  it('counts the piles of the reserve, but never the goblin', () => {
    expect(after('bought', { card: 'mercenary', cost: 2 }).reserve).toEqual([8, 12, 12])
    expect(after('fought', { card: 'goblin', cost: 2 })).toMatchObject({ reserve: [9, 12, 12], gone: [], swords: 0 })
  })

  it('throws devices and monsters away', () => {
    expect(after('used', { card: 'ladder', cost: 3 }).gone).toEqual(['ladder'])
    expect(after('fought', { card: 'orc-grunt', cost: 2 }).gone).toEqual(['orc-grunt'])
  })

  it('has the pawn in the next room, with what the way cost', () => {
    const { seats, boots, swords } = after('walked', { from: 15, to: 10, boots: 1, swords: 0, damage: 1 })
    expect(seats[0]).toMatchObject({ room: 10, damage: 4, supply: 23 })
    expect([boots, swords]).toEqual([0, 2])
  })

  it('moves cubes between supply and clank area, also of others', () => {
    expect(after('clank', { clank: 2, who: 1 }).seats[1]).toMatchObject({ clank: 4, supply: 25 })
    expect(after('quiet', { clank: 2 }).seats[0]).toMatchObject({ clank: 1, supply: 26 })
  })

  it('gives markers to their finder and takes them off the map', () => {
    expect(after('took-artifact', { value: 5, room: 18 })).toMatchObject({ seats: [{ artifacts: [5] }, {}, {}, {}] })
    expect(after('took-artifact', { value: 5, room: 18 }).artifacts).not.toContainEqual([18, 5])
    expect(after('took-secret', { secret: 'healing', room: 13 }).minors).not.toContainEqual([13, 1])
    expect(after('took-secret', { secret: 'healing', room: 13 }).seats[0].potions).toEqual([0, 1, 0, 0])
    expect(after('took-secret', { secret: 'chalice', room: 25 })).toMatchObject({ seats: [{ chalices: 1 }, {}, {}, {}] })
    expect(after('took-idol', { room: 24 }).idols).toBe(2)
  })

  it('takes the price of goods', () => {
    const rich = example({ seats: [seat({ gold: 9 })] })
    expect(after('traded', { goods: 'crown', points: 10 }, rich).seats[0]).toMatchObject({ gold: 9 - PIECES.price, crowns: [10] })
  })

  it('sweeps the play area to the discard pile, and deals and shuffles', () => {
    const ended = after('ended')
    expect(ended.seats[0].play).toEqual([])
    expect(ended.seats[0].discard).toHaveLength(5)
    const shuffled = after('shuffled', {}, ended)
    expect(shuffled.seats[0]).toMatchObject({ draw: 10, discard: [] })
    expect(after('drew', { count: 5 }, shuffled).seats[0]).toMatchObject({ hand: 7, draw: 5 })
  })

  it('empties the clank area into the bag and hurts whose cubes were drawn', () => {
    const { seats, bag, black_aside } = after('attacked', { cause: 'row', extra: 0, drawn: [[-1, 0], [2, 1], [0, 1]] }, example(), null)
    expect(seats.map(({ clank }) => clank)).toEqual([0, 0, 0, 0])
    expect(seats.map(({ damage }) => damage)).toEqual([4, 1, 6, 2])
    expect([bag, black_aside]).toEqual([31 + 9 - 3, 3])
  })

  it('stays as it is when nothing moves', () => {
    const view = example()
    expect(happened(view, { kind: 'left-marker', seat: 0, values: {} }, 0)).toBe(view)
  })

  it('knows as many hearts as the pieces say', () => {
    expect(HEALTH).toBe(PIECES.health)
  })
})
