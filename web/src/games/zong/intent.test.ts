import { describe, expect, it, vi } from 'vitest'
import { FakeFeed, positionOf, seatOf, tableOf } from '../../feed/fake-feed.svelte'
import { BLUE, LIGHTNING, RISK } from './hand/discs'
import { ATTACK, example, LEGAL, places } from './example'
import { ZongIntent } from './intent.svelte'
import { ZongMovement } from './movement.svelte'
import type { ZongView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined, impact: () => undefined }))

const asked = (more: Partial<ZongView> = {}, seat = 0) => {
  const view = example(more)
  return positionOf({ ply: 4, view, legal: { [seat]: LEGAL[view.phase] } })
}
const seats = (mine: number[]) =>
  ['Lene', 'Mara', 'Ben'].map((name, i) => seatOf({ name, token: i + 1, mine: mine.includes(i) }))
const table = (view: Partial<ZongView> = {}): FakeFeed =>
  new FakeFeed({ table: tableOf({ seats: seats([0]) }), position: asked(view) })

const sit = (feed = table()): { feed: FakeFeed; intent: ZongIntent } => ({
  feed,
  intent: new ZongIntent(feed, new ZongMovement(places)),
})
const played = (feed: FakeFeed): number[] => feed.said.flatMap((said) => (said.t === 'move' ? [said.move] : []))

describe('a throw', () => {
  it('is made of three discs of the hand', async () => {
    const { feed, intent } = sit()
    expect(intent.offers.discs).toEqual([BLUE, BLUE, RISK, RISK, LIGHTNING])
    for (const slot of [4, 0, 2]) intent.toggleDisc(slot)
    expect(intent).toMatchObject({ thrown: [LIGHTNING, BLUE, RISK], throwing: 4 })
    await intent.throwDiscs()
    expect(played(feed)).toEqual([4])
  })

  it('is not possible with fewer', async () => {
    const { feed, intent } = sit()
    for (const slot of [0, 1]) intent.toggleDisc(slot)
    await intent.throwDiscs()
    expect(intent.throwing).toBeNull()
    expect(played(feed)).toEqual([])
  })

  it('takes a disc back when it is chosen again, and a fourth instead of the first', () => {
    const { intent } = sit()
    for (const slot of [0, 1, 1, 2, 3, 4]) intent.toggleDisc(slot)
    expect(intent.chosen).toEqual([2, 3, 4])
    intent.stepBack()
    expect(intent.chosen).toEqual([2, 3])
  })

  it('knows nothing of discs that are not there', () => {
    const { intent } = sit()
    intent.toggleDisc(7)
    expect(intent.chosen).toEqual([])
  })

  it('is forgotten with a new position', () => {
    const { feed, intent } = sit()
    intent.toggleDisc(0)
    feed.lay(asked())
    expect(intent.chosen).toEqual([])
  })
})

describe('an attack', () => {
  it('goes alone, or with whom one likes', async () => {
    const { feed, intent } = sit(table(ATTACK))
    await intent.go()
    feed.lay(asked(ATTACK))
    intent.toggleCompanion(2)
    intent.toggleCompanion(1)
    expect(intent.companions).toEqual([1, 2])
    await intent.go()
    expect(played(feed)).toEqual([10, 16])
  })

  it('takes nobody along who does not stand there', () => {
    const { intent } = sit(table({ ...ATTACK, companions: [1] }))
    intent.toggleCompanion(2)
    expect(intent.companions).toEqual([])
  })
})

describe('other decisions', () => {
  it('are one press each', async () => {
    const picking = sit(table({ phase: 'pick' }))
    await picking.intent.pick('small')
    expect(played(picking.feed)).toEqual([77])
    const voting = sit(table({ phase: 'vote' }))
    await voting.intent.vote(0)
    voting.feed.lay(asked({ phase: 'vote' }))
    await voting.intent.vote(1)
    expect(played(voting.feed)).toEqual([74, 75])
  })

  it('are made for the seat that is asked', async () => {
    const position = asked({ phase: 'pick' }, 2)
    const { feed, intent } = sit(new FakeFeed({ table: tableOf({ seats: seats([0, 2]) }), position }))
    await intent.pick('large')
    expect(feed.said).toMatchObject([{ t: 'move', move: 76, seat: 2 }])
  })
})

describe('a flick', () => {
  it('is aimed with the own disc and played when it is let go', () => {
    const { feed, intent } = sit(table({ phase: 'flick', discs: ['small', 'large', 'large'] }))
    const aim = intent.aim!
    expect(aim.size).toBe('small')
    aim.strength = 500
    aim.flick()
    expect(played(feed)).toEqual([aim.move])
  })

  it('is nobody else’s to aim', () => {
    const watched = new FakeFeed({ table: tableOf({ seats: seats([]) }), position: asked({ phase: 'flick' }, 1) })
    expect(sit(watched).intent.aim).toBeNull()
  })
})

describe('a hint', () => {
  it('marks discs of the hand', () => {
    expect(sit().intent.advised(4)).toEqual([0, 2, 4])
    expect(sit().intent.advised(undefined)).toEqual([])
  })

  it('marks who should come along', () => {
    expect(sit(table(ATTACK)).intent.advised(14)).toEqual([2])
  })
})

it('keeps what the server refuses as a sentence', async () => {
  const { feed, intent } = sit(table({ phase: 'pick' }))
  feed.refusal = 'Das Spiel ist schon zu Ende.'
  await intent.pick('large')
  expect(intent.refused).toBe('Das Spiel ist schon zu Ende.')
})

it('does nothing while an answer is on its way', async () => {
  const { feed, intent } = sit()
  feed.waiting = 1
  for (const slot of [0, 2, 4]) intent.toggleDisc(slot)
  await intent.throwDiscs()
  expect(played(feed)).toEqual([])
})
