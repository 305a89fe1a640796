import { afterEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../lib/api'
import type { LiveTable } from '../lib/live.svelte'
import type { Advice, Thinking } from '../lib/messages'
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
const advice = (more: Partial<Thinking> = {}): Advice => ({ t: 'advice', id: 'x', ply: 4, seat: 0, move: 9, thinking: thinking(more) })

/** A table whose answers the test gives when it likes. */
function sit(seats = 1) {
  const answers: { resolve: (answer: Advice | null) => void; reject: (reason: Error) => void }[] = []
  const live = {
    moment: 1,
    acting: 0 as number | null,
    position: { ply: 4, may_ask: true },
    table: { seats: Array(seats).fill({}) },
    ask: vi.fn(() => new Promise<Advice | null>((resolve, reject) => answers.push({ resolve, reject }))),
  }
  const desk = new AdviceDesk(live as unknown as LiveTable)
  const answer = async (given: Advice | null) => {
    answers.shift()!.resolve(given)
    await new Promise(setImmediate)
  }
  const refuse = async (text: string) => {
    answers.shift()!.reject(new Refusal('still-thinking', text))
    await new Promise(setImmediate)
  }
  return { live, desk, answer, refuse }
}

afterEach(() => {
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
    const { desk, live, answer } = sit()
    void desk.ask()
    void desk.ask()
    await answer(advice())
    desk.putAway()
    await desk.ask()
    expect(desk.hint).not.toBeNull()
    expect(live.ask).toHaveBeenCalledOnce()
  })

  test('is gone with its position', async () => {
    const { desk, live, answer } = sit()
    void desk.ask()
    await answer(advice())
    live.moment = 2
    expect(desk).toMatchObject({ hint: null, advice: null })
  })

  test('asked for while an older question is thought about comes after that one', async () => {
    const { desk, live, answer } = sit()
    void desk.ask()
    live.moment = 2
    void desk.ask()
    expect(live.ask).toHaveBeenCalledOnce()
    await answer(null)
    expect(live.ask).toHaveBeenCalledTimes(2)
    await answer(advice())
    expect(desk.hint?.move).toBe(9)
  })

  test('that is refused leaves a sentence, and may be asked for again', async () => {
    const { desk, live, refuse } = sit()
    void desk.ask()
    await refuse('Noch einen Augenblick.')
    expect(desk).toMatchObject({ thinking: false, hint: null, refused: 'Noch einen Augenblick.' })
    void desk.ask()
    expect(desk.refused).toBe('')
    expect(live.ask).toHaveBeenCalledTimes(2)
  })

  test('is not to be had from who may not ask', async () => {
    const { desk, live } = sit()
    live.position.may_ask = false
    await desk.ask()
    expect(live.ask).not.toHaveBeenCalled()
    live.position.may_ask = true
    live.acting = null
    expect(desk.mayAsk).toBe(false)
  })
})

describe('the light', () => {
  test('is dark until somebody switches it on', async () => {
    const { desk, live } = sit()
    await desk.glance()
    expect(desk.verdict).toBeNull()
    expect(live.ask).not.toHaveBeenCalled()
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
    const { desk, live, answer } = sit()
    void desk.glance()
    live.moment = 2
    await desk.glance()
    await answer(null)
    expect(live.ask).toHaveBeenCalledTimes(2)
    await answer(advice({ proven: true, outlook: 0 }))
    expect(desk.verdict).toBe('impossible')
  })

  test('knows nothing where the question was refused, and does not insist', async () => {
    settings.stillPossible = true
    const { desk, live, refuse } = sit()
    void desk.glance()
    await refuse('Noch einen Augenblick.')
    await desk.glance()
    expect(desk.verdict).toBe('unknown')
    expect(live.ask).toHaveBeenCalledOnce()
  })

  test('is for those who play alone', async () => {
    settings.stillPossible = true
    const { desk, live } = sit(2)
    await desk.glance()
    expect(desk.verdict).toBeNull()
    expect(live.ask).not.toHaveBeenCalled()
  })

  test('tells what is proven from what is hoped for', () => {
    expect(verdictOf(thinking({ proven: true, outlook: 1 }))).toBe('possible')
    expect(verdictOf(thinking({ proven: true, outlook: 0 }))).toBe('impossible')
    expect(verdictOf(thinking({ proven: true, outlook: 0.4 }))).toBe('unknown')
    expect(verdictOf(thinking({ proven: false, outlook: 1 }))).toBe('unknown')
  })
})
