import { describe, expect, it, vi } from 'vitest'
import { FakeFeed, positionOf, seatOf, tableOf } from '../../feed/fake-feed.svelte'
import { NOTHING } from './offers'
import { example, places } from './example'
import { SechserreiheIntent } from './intent.svelte'
import { SechserreiheMovement } from './movement.svelte'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const [a3, b3, c3, d3, e3, b4] = [12, 13, 14, 15, 16, 19]
const position = example({
  stones: [b3, 35],
  turns: [
    [1, b3, c3, a3],
    [2, b3, c3, e3],
    [3, b3, b4, 7],
    [4, 35, 34, 33],
  ],
  completes: [[2, 10]],
})
const asked = (view = position) => positionOf({ ply: 4, view, legal: { '0': view.turns.map(([move]) => move ?? -1) } })
const seats = ['Lene', 'Mira'].map((name, i) => seatOf({ name, token: i + 1, mine: i === 0 }))
const table = (view = position): FakeFeed => new FakeFeed({ table: tableOf({ seats }), position: asked(view) })
const sit = (feed = table()): SechserreiheIntent => new SechserreiheIntent(feed, new SechserreiheMovement(places))
const moves = (feed: FakeFeed): number[] => feed.said.flatMap((said) => (said.t === 'move' ? [said.move] : []))

describe('a turn', () => {
  it('is played at once by mouse or key: stone, way, place', () => {
    const feed = table()
    const intent = sit(feed)
    for (const field of [b3, c3, a3]) intent.choose(field, true)
    expect(moves(feed)).toEqual([1])
    expect(intent.movement.played).toEqual({ move: 1, slide: { origin: b3, target: c3 }, placed: [a3] })
  })

  it('by fingertip is shown first and played by a second tap', () => {
    const feed = table()
    const intent = sit(feed)
    for (const field of [b3, c3, e3]) intent.choose(field, false)
    expect(moves(feed)).toEqual([])
    expect(intent).toMatchObject({ previewed: e3, falling: [10] })
    intent.choose(e3, false)
    expect(moves(feed)).toEqual([2])
  })

  it('by fingertip can be changed to another field before it is confirmed', async () => {
    const feed = table()
    const intent = sit(feed)
    for (const field of [b3, c3, e3, a3]) intent.choose(field, false)
    expect(intent.previewed).toBe(a3)
    await intent.confirm()
    expect(moves(feed)).toEqual([1])
  })

  it('shows on the way what the field under the pointer would bring', () => {
    const intent = sit()
    intent.choose(b3, true)
    intent.choose(c3, true)
    intent.peeked = e3
    expect(intent).toMatchObject({ previewed: e3, falling: [10] })
    intent.peeked = b4
    expect(intent).toMatchObject({ previewed: null, falling: [] })
  })
})

describe('one tap takes back', () => {
  it('the slide: on the lifted stone, on the field it left, or with the button', () => {
    const ways: ((intent: SechserreiheIntent) => void)[] = [
      (intent) => intent.choose(c3, false),
      (intent) => intent.choose(b3, false),
      (intent) => intent.slideAnew(),
    ]
    for (const back of ways) {
      const intent = sit()
      intent.choose(b3, false)
      intent.choose(c3, false)
      back(intent)
      expect(intent.thought).toEqual({ origin: b3, target: null, laid: [] })
    }
  })

  it('the lifted stone', () => {
    const intent = sit()
    intent.choose(b3, true)
    intent.choose(b3, true)
    expect(intent.thought).toBe(NOTHING)
  })

  it('step by step with Escape', () => {
    const intent = sit()
    for (const field of [b3, c3, e3]) intent.choose(field, false)
    intent.stepBack()
    expect(intent.thought).toEqual({ origin: b3, target: c3, laid: [] })
    intent.stepBack()
    expect(intent.thought).toEqual({ origin: b3, target: null, laid: [] })
    intent.stepBack()
    expect(intent.thought).toBe(NOTHING)
  })

  it('everything with a new position', () => {
    const feed = table()
    const intent = sit(feed)
    intent.choose(b3, true)
    feed.lay(asked())
    expect(intent.thought).toBe(NOTHING)
  })
})

describe('other stones and ways', () => {
  it('can be chosen instead at any time', () => {
    const intent = sit()
    intent.choose(b3, true)
    intent.choose(c3, true)
    intent.choose(b4, true)
    expect(intent.thought).toMatchObject({ origin: b3, target: b4 })
    intent.choose(35, true)
    expect(intent.thought).toEqual({ origin: 35, target: null, laid: [] })
  })

  it('that are not on offer are explained', () => {
    const intent = sit()
    intent.choose(d3, true)
    expect(intent.speech.text).toBe('Zuerst wird geschoben: Wähl einen Stein.')
    intent.choose(b3, true)
    intent.choose(0, true)
    expect(intent.speech.text).toBe('Nach a1 kann der Stein nicht rutschen.')
  })
})

describe('playing alone', () => {
  const alone = { ...position, coins: [0], goal: 0, bank: 0, ends: [2] }

  it('never completes a line without asking first', () => {
    const feed = table(alone)
    const intent = sit(feed)
    for (const field of [b3, c3, e3]) intent.choose(field, true)
    expect(moves(feed)).toEqual([])
    expect(intent.speech.title).toBe('Das beendet den Versuch')
    intent.choose(e3, true)
    expect(moves(feed)).toEqual([2])
  })

  it('places at once where nothing is completed', () => {
    const feed = table(alone)
    const intent = sit(feed)
    for (const field of [b3, c3, a3]) intent.choose(field, true)
    expect(moves(feed)).toEqual([1])
  })
})

describe('an opening', () => {
  const open = example({
    phase: 'open',
    stones: [],
    turns: [
      [1440, -1, -1, 0, 1],
      [1441, -1, -1, 0, 2],
    ],
  })

  it('is played only with the button, both stones lying', async () => {
    const feed = table(open)
    const intent = sit(feed)
    intent.choose(2, true)
    await intent.confirm()
    expect(moves(feed)).toEqual([])
    intent.choose(0, true)
    await intent.confirm()
    expect(moves(feed)).toEqual([1441])
  })
})

describe('nothing can be done', () => {
  it('by who only watches', () => {
    const watched = tableOf({ seats: seats.map((seat) => ({ ...seat, mine: false })) })
    const intent = sit(new FakeFeed({ table: watched, position: { ...asked(), legal: {} } }))
    intent.choose(b3, true)
    expect(intent.offers.size).toBe(0)
    expect(intent.thought).toBe(NOTHING)
  })

  it('while an answer is on its way', () => {
    const feed = table()
    feed.waiting = 1
    const intent = sit(feed)
    intent.choose(b3, true)
    expect(intent.thought).toBe(NOTHING)
  })

  it('against the rules: the sentence is kept', async () => {
    const feed = table()
    feed.refusal = 'Das Spiel ist schon zu Ende.'
    const intent = sit(feed)
    for (const field of [b3, c3, a3]) intent.choose(field, true)
    await vi.waitFor(() => expect(intent.refused).toBe('Das Spiel ist schon zu Ende.'))
  })
})
