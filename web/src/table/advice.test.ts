import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../lib/api'
import { FakeFeed, moveTo, positionOf, seatOf, tableOf } from '../feed/fake-feed.svelte'
import type { Advice, Position, Thinking } from '../feed/messages'
import { settings } from '../lib/settings.svelte'
import { AdviceDesk, verdictOf } from './advice.svelte'

const thinking = (more: Partial<Thinking> = {}): Thinking => ({
  seat: 0,
  level: 'meister',
  depth: 5,
  nodes: 1000,
  seconds: 0.1,
  outlook: 0.5,
  proven: false,
  line: ['c3-c5 +c1', 'a1-a2 +a4'],
  ...more,
})
const advice = (more: Partial<Thinking> = {}): Advice => ({
  t: 'advice',
  id: 'x',
  ply: 4,
  seat: 0,
  move: 9,
  thinking: thinking(more),
})

/** A table whose answers the test gives when it likes. */
class QuietFeed extends FakeFeed {
  readonly answers: { give: (answer: Advice | null) => void; refuse: (reason: Refusal) => void }[] = []
  override ask = vi.fn(() => new Promise<Advice | null>((give, refuse) => this.answers.push({ give, refuse })))
}

const MAY_ASK: Partial<Position> = { ply: 4, may_ask: true, legal: { 0: [9] } }
const settled = (): Promise<unknown> => new Promise(setImmediate)

function sit(seats = 1) {
  const table = tableOf({ seats: Array.from({ length: seats }, (_, seat) => seatOf({ mine: seat === 0 })) })
  const feed = new QuietFeed({ table, position: positionOf(MAY_ASK) })
  const desk = new AdviceDesk(feed, ({ thinking }) => `Rat: ${thinking.line[0]}`)
  const answer = async (given: Advice | null) => {
    feed.answers.shift()?.give(given)
    await settled()
  }
  const refuse = async (text: string) => {
    feed.answers.shift()?.refuse(new Refusal('still-thinking', text))
    await settled()
  }
  const goOn = async () => {
    feed.tell(moveTo(feed.moment + 1, table, positionOf(MAY_ASK)))
    await settled()
  }
  return { feed, desk, answer, refuse, goOn }
}

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }))
afterEach(() => {
  vi.unstubAllGlobals()
  settings.stillPossible = false
})

describe('a hint', () => {
  test('is thought about, then shown, then put away', async () => {
    const { desk, answer } = sit()
    void desk.ask()
    expect(desk).toMatchObject({ thinking: true, awaited: true, hint: null })
    await answer(advice())
    expect(desk).toMatchObject({ thinking: false, awaited: false, hint: { move: 9 } })
    expect(desk.hintWords).toContain('c3-c5 +c1')
    desk.putAway()
    expect(desk).toMatchObject({ hint: null, hintWords: '', advice: { move: 9 } })
  })

  test('is asked for once, and shown again without asking', async () => {
    const { desk, feed, answer } = sit()
    void desk.ask()
    void desk.ask()
    await answer(advice())
    desk.putAway()
    await desk.ask()
    expect(desk.hint).not.toBeNull()
    expect(feed.ask).toHaveBeenCalledOnce()
  })

  test('is gone with its position', async () => {
    const { desk, answer, goOn } = sit()
    void desk.ask()
    await answer(advice())
    await goOn()
    expect(desk).toMatchObject({ hint: null, advice: null })
  })

  test('asked for while an older question is thought about comes after that one', async () => {
    const { desk, feed, answer, goOn } = sit()
    void desk.ask()
    await goOn()
    void desk.ask()
    expect(feed.ask).toHaveBeenCalledOnce()
    await answer(null)
    expect(feed.ask).toHaveBeenCalledTimes(2)
    await answer(advice())
    expect(desk.hint?.move).toBe(9)
  })

  test('that is refused leaves a sentence, and may be asked for again', async () => {
    const { desk, feed, refuse } = sit()
    void desk.ask()
    await refuse('Noch einen Augenblick.')
    expect(desk).toMatchObject({ thinking: false, hint: null, refused: 'Noch einen Augenblick.' })
    void desk.ask()
    expect(desk.refused).toBe('')
    expect(feed.ask).toHaveBeenCalledTimes(2)
  })

  test('is not to be had from who may not ask', async () => {
    const { desk, feed } = sit()
    feed.lay(positionOf({ ...MAY_ASK, may_ask: false }))
    await desk.ask()
    expect(feed.ask).not.toHaveBeenCalled()
    feed.lay(positionOf({ ...MAY_ASK, legal: {} }))
    expect(desk.mayAsk).toBe(false)
  })
})

describe('the light', () => {
  test('is dark until somebody switches it on', async () => {
    const { desk, feed } = sit()
    await desk.glance()
    expect(desk.verdict).toBeNull()
    expect(feed.ask).not.toHaveBeenCalled()
  })

  test('looks at the position and shows no hint by itself', async () => {
    settings.stillPossible = true
    const { desk, answer } = sit()
    void desk.glance()
    expect(desk.verdict).toBe('thinking')
    expect(desk.awaited).toBe(false)
    await answer(advice({ proven: true, outlook: 1 }))
    expect(desk).toMatchObject({ verdict: 'possible', hint: null })
  })

  test('looks again when the answer comes and the game has gone on meanwhile', async () => {
    settings.stillPossible = true
    const { desk, feed, answer, goOn } = sit()
    void desk.glance()
    await goOn()
    await desk.glance()
    await answer(null)
    expect(feed.ask).toHaveBeenCalledTimes(2)
    await answer(advice({ proven: true, outlook: 0 }))
    expect(desk.verdict).toBe('impossible')
  })

  test('knows nothing where the question was refused, and does not insist', async () => {
    settings.stillPossible = true
    const { desk, feed, refuse } = sit()
    void desk.glance()
    await refuse('Noch einen Augenblick.')
    await desk.glance()
    expect(desk.verdict).toBe('unknown')
    expect(feed.ask).toHaveBeenCalledOnce()
  })

  test('is for those who play alone', async () => {
    settings.stillPossible = true
    const { desk, feed } = sit(2)
    await desk.glance()
    expect(desk.verdict).toBeNull()
    expect(feed.ask).not.toHaveBeenCalled()
  })

  test('tells what is proven from what is hoped for', () => {
    expect(verdictOf(thinking({ proven: true, outlook: 1 }))).toBe('possible')
    expect(verdictOf(thinking({ proven: true, outlook: 0 }))).toBe('impossible')
    expect(verdictOf(thinking({ proven: true, outlook: 0.4 }))).toBe('unknown')
    expect(verdictOf(thinking({ proven: false, outlook: 1 }))).toBe('unknown')
  })
})
