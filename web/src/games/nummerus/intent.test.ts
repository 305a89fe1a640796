import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeFeed, positionOf, seatOf, tableOf } from '../../feed/fake-feed.svelte'
import { choice, example, places } from './example'
import { NummerusIntent } from './intent.svelte'
import { NummerusMovement } from './movement.svelte'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const seats = ['Lene', 'Mira', 'Kuno'].map((name, i) => seatOf({ name, token: i + 1, mine: i === 0 }))
const asked = (view = example()) => positionOf({ ply: 4, view, legal: { '0': [9, 39, 1500] } })

let feed: FakeFeed
let intent: NummerusIntent

beforeEach(() => {
  feed = new FakeFeed({ table: tableOf({ seats }), position: asked() })
  intent = new NummerusIntent(feed, new NummerusMovement(places))
})

describe('what somebody is about to do', () => {
  it('is one picked chip, until it is put back', () => {
    intent.pick(choice(10, [8, 9, 10]))
    expect(intent.picked?.chip).toBe(10)
    expect(intent.speech.opensFor).toBe(1)
    intent.pick(choice(40, [40]))
    expect(intent.picked?.chip).toBe(40)
    intent.stepBack()
    expect(intent.picked).toBeNull()
  })

  it('is forgotten with the position, even when a move taken back repeats its number', () => {
    intent.pick(choice(10, [8, 9, 10]))
    feed.lay(asked())
    expect(intent.picked).toBeNull()
  })

  it('waits while an older position is looked at, and goes on with the next', () => {
    intent.lookBack(example({ fields: [], choices: [] }))
    expect(intent).toMatchObject({ acting: null, offers: { chips: [] }, shown: { fields: [] } })
    intent.lookAhead()
    expect(intent.offers.chips).toHaveLength(2)
    intent.lookBack(example({ choices: [] }))
    feed.lay(asked())
    expect(intent.offers.chips).toHaveLength(2)
  })

  it('is nothing for who only watches', () => {
    const table = tableOf({ seats: seats.map((seat) => ({ ...seat, mine: false })) })
    intent = new NummerusIntent(
      new FakeFeed({ table, position: { ...asked(), legal: {} } }),
      new NummerusMovement(places),
    )
    intent.pick(choice(10, [8, 9, 10]))
    expect(intent.offers.chips).toEqual([])
    expect(intent.picked).toBeNull()
  })

  it('is a swap once both chips are chosen, and each can be let go again', () => {
    feed.lay(asked(example({ phase: 'swap', choices: [], trades: [[30, 27, 1500]] })))
    intent.give(30)
    expect(intent.swapMove).toBeNull()
    intent.take(27)
    expect(intent.swapMove).toBe(1500)
    intent.give(30)
    expect(intent.swapMove).toBeNull()
  })

  it('is sent once, not while an answer is on its way', async () => {
    feed.waiting = 1
    await intent.takeChip(choice(10, [8, 9, 10]))
    expect(feed.said).toEqual([])
    feed.waiting = 0
    await intent.takeChip(choice(10, [8, 9, 10]))
    await intent.takeChip(choice(10, [8, 9, 10]))
    expect(feed.said).toEqual([{ t: 'move', seat: 0, ply: 4, move: choice(10, []).move }])
  })

  it('keeps the sentence when the server refuses', async () => {
    feed.refusal = 'Das Spiel ist schon zu Ende.'
    await intent.takeChip(choice(10, [8, 9, 10]))
    expect(intent.refused).toBe('Das Spiel ist schon zu Ende.')
  })
})
