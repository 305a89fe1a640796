import { describe, expect, it } from 'vitest'
import { FakeFeed, positionOf, seatOf, tableOf } from '../feed/fake-feed.svelte'
import type { TableFeed } from '../feed/feed'
import { HandOver } from './hand-over.svelte'

const table = (mine: number[], acting: number | null): TableFeed =>
  new FakeFeed({
    table: tableOf({ seats: [0, 1, 2].map((seat) => seatOf({ mine: mine.includes(seat) })) }),
    position: positionOf({ legal: acting === null ? {} : { [acting]: [0] } }),
  })
const at = (mine: number[], acting: number | null, inside = [0, 1, 2]) =>
  new HandOver(
    table(mine, acting),
    () => inside,
    () => 1,
  )

describe('a hand at a shared screen', () => {
  it('is open to who is alone at the screen', () => {
    expect(at([0], 0).hidden).toBe(false)
    expect(at([0], null).hidden).toBe(false)
  })

  it('lies face down until its owner has come', () => {
    const handOver = at([0, 1], 1)
    expect(handOver).toMatchObject({ hidden: true, awaited: 1 })
    handOver.ready()
    expect(handOver).toMatchObject({ hidden: false, awaited: null })
  })

  it('lies face down during everybody else’s turn, and awaits nobody', () => {
    expect(at([0, 1], null)).toMatchObject({ hidden: true, awaited: null })
  })

  it('is covered again for the next turn', () => {
    let turns = 1
    const handOver = new HandOver(
      table([0, 1], 0),
      () => [0, 1],
      () => turns,
    )
    handOver.ready()
    expect(handOver.hidden).toBe(false)
    turns = 3
    expect(handOver.hidden).toBe(true)
  })

  it('is not hidden from people who are out', () => {
    expect(at([0, 1], 0, [0]).hidden).toBe(false)
  })
})
