import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeFeed, positionOf, seatOf, tableOf } from '../../feed/fake-feed.svelte'
import type { Position } from '../../feed/messages'
import { HandOver } from '../../table/hand-over.svelte'
import { example, places, question } from './example'
import { KlongIntent } from './intent.svelte'
import { numberOf, type Move } from './moves'
import { KlongMovement } from './movement.svelte'
import type { KlongView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const PLAYS: Move[] = [
  { kind: 'play', card: 'stumble' },
  { kind: 'play', card: 'scramble' },
  { kind: 'get', card: 'pickaxe' },
]

const at = (moves: Move[], view: Partial<KlongView> = {}): Position =>
  positionOf({ ply: 4, view: { ...example(view) }, legal: { '0': moves.map(numberOf) } })

function sit(moves: Move[] = PLAYS, { mine = [0], view = {} }: { mine?: number[]; view?: Partial<KlongView> } = {}) {
  const seats = ['Lene', 'Mara', 'Ben', 'Ida'].map((name, i) => seatOf({ name, token: i + 1, mine: mine.includes(i) }))
  const feed = new FakeFeed({ table: tableOf({ game: 'klong', seats }), position: at(moves, view) })
  const handOver = new HandOver(
    feed,
    () => [0, 1, 2, 3],
    () => 1,
  )
  const intent = new KlongIntent(feed, new KlongMovement(places, () => 0), handOver)
  const played = () => feed.said.flatMap((command) => (command.t === 'move' ? [command.move] : []))
  return { feed, intent, played }
}

describe('a tap', () => {
  it('plays a card of the hand', async () => {
    const { intent, played } = sit()
    await intent.tapHand('scramble')
    expect(played()).toEqual([numberOf({ kind: 'play', card: 'scramble' })])
  })

  it('discards instead where that is asked', async () => {
    const { intent, played } = sit([{ kind: 'discard', card: 'stumble' }])
    await intent.tapHand('stumble')
    expect(played()).toEqual([numberOf({ kind: 'discard', card: 'stumble' })])
  })

  it('buys from the row, or replaces where that is asked', async () => {
    const buying = sit()
    await buying.intent.tapOffer('pickaxe')
    expect(buying.played()).toEqual([numberOf({ kind: 'get', card: 'pickaxe' })])
    const replacing = sit([{ kind: 'replace', card: 'ruby' }])
    await replacing.intent.tapOffer('ruby')
    expect(replacing.played()).toEqual([numberOf({ kind: 'replace', card: 'ruby' })])
  })

  it('does nothing where nothing can be done', async () => {
    const { intent, played } = sit()
    await intent.tapHand('burgle')
    await intent.tapOffer('ruby')
    await intent.end()
    expect(played()).toEqual([])
  })

  it('is not repeated at a position that has been played from', async () => {
    const { intent, played } = sit()
    await intent.tapHand('scramble')
    await intent.tapHand('scramble')
    expect(played()).toHaveLength(1)
  })

  it('waits for the answer to the one before', async () => {
    const { feed, intent, played } = sit()
    feed.waiting = 1
    await intent.tapHand('scramble')
    expect(played()).toEqual([])
  })
})

describe('a way', () => {
  const THROUGH_A_HEAD: Move = { kind: 'walk', room: 10, swords: 0 }
  const FREE: Move = { kind: 'walk', room: 14, swords: 0 }
  const HEADS = [THROUGH_A_HEAD, { ...THROUGH_A_HEAD, swords: 1 }, FREE]

  it('is walked at once when nothing is in it', async () => {
    const { intent, played } = sit(HEADS)
    await intent.go(intent.offers.destinations.filter(({ room }) => room === 14))
    expect(played()).toEqual([numberOf(FREE)])
  })

  it('with a head asks: sword or heart', async () => {
    const { intent, played } = sit(HEADS)
    await intent.go(intent.offers.destinations.filter(({ room }) => room === 10))
    expect(played()).toEqual([])
    expect(intent.doubt).toMatchObject([
      { swords: 1, hearts: 0 },
      { swords: 0, hearts: 1, move: numberOf(THROUGH_A_HEAD) },
    ])
    await intent.goBy(numberOf(THROUGH_A_HEAD))
    expect(played()).toEqual([numberOf(THROUGH_A_HEAD)])
  })

  it('is forgotten when one thinks better of it, and with a new position', async () => {
    const { feed, intent } = sit(HEADS)
    const toTen = intent.offers.destinations.filter(({ room }) => room === 10)
    await intent.go(toTen)
    intent.stepBack()
    expect(intent.doubt).toEqual([])
    await intent.go(toTen)
    feed.lay(at(HEADS))
    expect(intent.doubt).toEqual([])
  })
})

describe('playing the rest', () => {
  const HAND = ['burgle', 'stumble', 'mercenary']
  const plays = (hand: string[]): Move[] => hand.map((card) => ({ kind: 'play', card }))
  const holding = (hand: string[]) => sit(plays(hand), { view: { hand } })
  const now = (feed: FakeFeed, hand: string[]): void => feed.lay(at(plays(hand), { hand }))

  it('plays the safe cards one after the other, and leaves the others with a reason', async () => {
    const { feed, intent, played } = holding(HAND)
    intent.playRest()
    now(feed, ['stumble', 'mercenary'])
    await intent.goOn()
    now(feed, ['stumble'])
    await intent.goOn()
    expect(played()).toEqual([
      numberOf({ kind: 'play', card: 'burgle' }),
      numberOf({ kind: 'play', card: 'mercenary' }),
    ])
    expect(intent.playingRest).toBe(false)
    expect(intent.left).toContain('Stolpern')
    now(feed, [])
    expect(intent.left).toBe('')
  })

  it('goes on when it is called again before the next position is there', async () => {
    const { feed, intent, played } = holding(HAND)
    intent.playRest()
    await intent.goOn()
    expect(intent.playingRest).toBe(true)
    now(feed, ['stumble', 'mercenary'])
    await intent.goOn()
    expect(played()).toHaveLength(2)
  })

  it('stops when one thinks better of it, and when a card is refused', async () => {
    const { feed, intent, played } = holding(HAND)
    intent.playRest()
    intent.stepBack()
    now(feed, ['stumble', 'mercenary'])
    await intent.goOn()
    expect(played()).toHaveLength(1)
    feed.refusal = 'Das geht nicht.'
    intent.playRest()
    await vi.waitFor(() => expect(intent.playingRest).toBe(false))
  })

  it('does not begin without a safe card', () => {
    const { intent } = holding(['stumble'])
    intent.playRest()
    expect(intent.playingRest).toBe(false)
  })
})

describe('at a shared screen', () => {
  it('nobody acts before saying to be there', () => {
    const { intent } = sit(PLAYS, { mine: [0, 1] })
    expect(intent.acting).toBeNull()
    expect(intent.offers.play).toEqual([])
    intent.handOver.ready()
    expect(intent.acting).toBe(0)
    expect(intent.offers.play).toEqual(['stumble', 'scramble'])
  })
})

describe('a question', () => {
  let before: Position
  const asking = (kind: 'order' | 'discard'): KlongIntent =>
    sit(PLAYS, { view: { question: question({ kind, card: 'sleight-of-hand' }) } }).intent

  beforeEach(() => {
    before = at(PLAYS, { question: question({ kind: 'order', card: 'sleight-of-hand' }) })
  })

  it('is told anew when the same card asks something else', () => {
    expect(asking('order').isAskedAnew(before)).toBe(false)
    expect(asking('discard').isAskedAnew(before)).toBe(true)
    expect(asking('order').isAskedAnew(at(PLAYS))).toBe(true)
  })

  it('that was answered asks nothing any more', () => {
    expect(sit().intent.isAskedAnew(before)).toBe(false)
  })
})

it('keeps what the server refuses as a sentence', async () => {
  const { feed, intent } = sit()
  feed.refusal = 'Das geht nicht.'
  await intent.tapHand('scramble')
  expect(intent.refused).toBe('Das geht nicht.')
})
