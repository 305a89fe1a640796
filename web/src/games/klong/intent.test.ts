import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import { HandOver } from '../../table/hand-over.svelte'
import { example } from './example'
import { Intent } from './intent.svelte'
import { numberOf, type Move } from './move'
import { Movement } from './movement.svelte'
import type { KlongView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const PLAYS: Move[] = [
  { kind: 'play', card: 'stumble' },
  { kind: 'play', card: 'scramble' },
  { kind: 'get', card: 'pickaxe' },
]

function table(moves: Move[] = PLAYS, view: Partial<KlongView> = {}, more: object = {}): LiveTable {
  return {
    position: { ply: 4, view: example(view), legal: { 0: moves.map(numberOf) }, outcome: null, may_take_back: false },
    table: { seats: ['Lene', 'Mara', 'Ben', 'Ida'].map((name, i) => ({ name, kind: 'person', token: i + 1 })) },
    mine: [0],
    acting: 0,
    waiting: 0,
    move: vi.fn(async () => 1),
    ...more,
  } as unknown as LiveTable
}

const sit = (live = table()): Intent =>
  new Intent(live, new Movement(() => 0), new HandOver(live, () => [0, 1, 2, 3], () => 1))
const played = ({ live }: Intent) => vi.mocked(live.move).mock.calls.map(([move]) => move)

describe('a tap', () => {
  it('plays a card of the hand', async () => {
    const intent = sit()
    await intent.tapHand('scramble')
    expect(played(intent)).toEqual([numberOf({ kind: 'play', card: 'scramble' })])
  })

  it('discards instead where that is asked', async () => {
    const intent = sit(table([{ kind: 'discard', card: 'stumble' }]))
    await intent.tapHand('stumble')
    expect(played(intent)).toEqual([numberOf({ kind: 'discard', card: 'stumble' })])
  })

  it('buys from the row, or replaces where that is asked', async () => {
    const buying = sit()
    await buying.tapOffer('pickaxe')
    expect(played(buying)).toEqual([numberOf({ kind: 'get', card: 'pickaxe' })])
    const replacing = sit(table([{ kind: 'replace', card: 'ruby' }]))
    await replacing.tapOffer('ruby')
    expect(played(replacing)).toEqual([numberOf({ kind: 'replace', card: 'ruby' })])
  })

  it('does nothing where nothing can be done', async () => {
    const intent = sit()
    await intent.tapHand('burgle')
    await intent.tapOffer('ruby')
    await intent.end()
    expect(played(intent)).toEqual([])
  })

  it('is not repeated at a position that has been played from', async () => {
    const intent = sit()
    await intent.tapHand('scramble')
    await intent.tapHand('scramble')
    expect(played(intent)).toHaveLength(1)
  })

  it('waits for the answer to the one before', async () => {
    const intent = sit(table(PLAYS, {}, { waiting: 1 }))
    await intent.tapHand('scramble')
    expect(played(intent)).toEqual([])
  })
})

describe('a way', () => {
  const HEADS: Move[] = [
    { kind: 'walk', room: 10, swords: 0 },
    { kind: 'walk', room: 10, swords: 1 },
    { kind: 'walk', room: 14, swords: 0 },
  ]

  it('is walked at once when nothing is in it', async () => {
    const intent = sit(table(HEADS))
    await intent.go(intent.offers.destinations.filter(({ room }) => room === 14))
    expect(played(intent)).toEqual([numberOf(HEADS[2])])
  })

  it('with a head asks: sword or heart', async () => {
    const intent = sit(table(HEADS))
    await intent.go(intent.offers.destinations.filter(({ room }) => room === 10))
    expect(played(intent)).toEqual([])
    expect(intent.doubt).toMatchObject([{ swords: 1, hearts: 0 }, { swords: 0, hearts: 1 }])
    await intent.goBy(intent.doubt[1].move)
    expect(played(intent)).toEqual([numberOf(HEADS[0])])
  })

  it('is forgotten when one thinks better of it, and with a new position', async () => {
    const live = table(HEADS)
    const intent = sit(live)
    const toTen = intent.offers.destinations.filter(({ room }) => room === 10)
    await intent.go(toTen)
    intent.stepBack()
    expect(intent.doubt).toEqual([])
    await intent.go(toTen)
    live.position = { ...live.position! }
    expect(intent.doubt).toEqual([])
  })
})

describe('playing the rest', () => {
  let live: LiveTable
  const HAND = ['burgle', 'stumble', 'mercenary']
  const now = (hand: string[]): void => {
    const legal = { 0: hand.map((card) => numberOf({ kind: 'play', card })) }
    live.position = { ...live.position!, legal, view: { ...example({ hand }) } } as unknown as LiveTable['position']
  }

  beforeEach(() => {
    live = table()
    now(HAND)
  })

  it('plays the safe cards one after the other and leaves the others', async () => {
    const intent = sit(live)
    intent.playRest()
    now(['stumble', 'mercenary'])
    await intent.goOn()
    now(['stumble'])
    await intent.goOn()
    expect(played(intent)).toEqual([numberOf({ kind: 'play', card: 'burgle' }), numberOf({ kind: 'play', card: 'mercenary' })])
    expect(intent.playingRest).toBe(false)
  })

  it('stops when one thinks better of it', async () => {
    const intent = sit(live)
    intent.playRest()
    intent.stepBack()
    now(['stumble', 'mercenary'])
    await intent.goOn()
    expect(played(intent)).toHaveLength(1)
  })

  it('does not begin without a safe card', () => {
    now(['stumble'])
    const intent = sit(live)
    intent.playRest()
    expect(intent.playingRest).toBe(false)
  })
})

describe('at a shared screen', () => {
  it('nobody acts before saying to be there', () => {
    const intent = sit(table(PLAYS, {}, { mine: [0, 1] }))
    expect(intent.acting).toBeNull()
    expect(intent.offers.play).toEqual([])
    intent.handOver.ready()
    expect(intent.acting).toBe(0)
    expect(intent.offers.play).toEqual(['stumble', 'scramble'])
  })
})

it('keeps what the server refuses as a sentence', async () => {
  const move = vi.fn(async () => Promise.reject(new Refusal('illegal', 'Das geht nicht.')))
  const intent = sit(table(PLAYS, {}, { move }))
  await intent.tapHand('scramble')
  expect(intent.refused).toBe('Das geht nicht.')
})
