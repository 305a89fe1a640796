import { beforeEach, describe, expect, test } from 'vitest'
import type { LogEntry, Thinking } from '../feed/messages'
import { settings } from '../lib/settings.svelte'
import { outlookWords, recentThoughts, searchWords } from './thought'

const thinking = (more: Partial<Thinking> = {}): Thinking => ({
  seat: 1,
  level: 'meister',
  depth: 9,
  nodes: 1_234_567,
  seconds: 1,
  outlook: 0.625,
  proven: false,
  line: [],
  ...more,
})

beforeEach(() => {
  settings.lang = 'de'
})

describe('how far and how fast somebody looked', () => {
  test('is written with few digits, in the language of the reader', () => {
    expect(searchWords(thinking())).toBe('9 Züge weit · 1,2\u00a0Mio. Stellungen/s')
    settings.lang = 'en'
    expect(searchWords(thinking({ nodes: 4567, seconds: 0.5 }))).toBe('9 moves ahead · 9.1K positions/s')
  })

  test('leaves out what is not known', () => {
    expect(searchWords(thinking({ depth: 1, nodes: 40, seconds: 0 }))).toBe('1 Zug weit · 40 Stellungen')
    expect(searchWords(thinking({ depth: 0, nodes: 0 }))).toBe('')
  })
})

test('an outlook is a share, unless it is proven', () => {
  expect(outlookWords(thinking(), false)).toBe('Aussicht 63 %')
  expect(outlookWords(thinking({ outlook: 1, proven: true }), false)).toBe('gewinnt sicher')
  expect(outlookWords(thinking({ outlook: 0, proven: true }), false)).toBe('verliert sicher')
  expect(outlookWords(thinking({ outlook: 1, proven: true }), true)).toBe('Noch möglich')
})

describe('what the bots saw lately', () => {
  const move = (seat: number, thought: Thinking | null = null): LogEntry => ({
    seq: 1,
    at: 0,
    kind: 'move',
    happenings: [{ kind: 'took', seat, values: {} }],
    thought,
  })

  test('begins after the last move of somebody at this screen', () => {
    const old = thinking({ depth: 2 })
    const log = [move(1, old), move(0), move(1, thinking()), move(2, thinking({ seat: 2 }))]
    const recent = recentThoughts({ log, mine: [0] })
    expect([...recent.keys()].toSorted()).toEqual([1, 2])
    expect(recent.get(1)?.depth).toBe(9)
  })

  test('is the latest of each bot, and nothing after a move was taken back', () => {
    const log = [move(1, thinking({ depth: 2 })), move(1, thinking({ depth: 4 }))]
    expect(recentThoughts({ log, mine: [] }).get(1)?.depth).toBe(4)
    expect(recentThoughts({ log: [...log, { ...move(0), kind: 'takeback' }], mine: [] }).size).toBe(0)
  })
})
