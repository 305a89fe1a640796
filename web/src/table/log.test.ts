import { beforeAll, expect, test } from 'vitest'
import type { LogEntry, Table, Thinking } from '../lib/messages'
import { learn } from '../lib/words'
import { chapters, lastLine, pieces } from './log'

const seat = (name: string, mine = false) => ({ kind: 'person', name, token: 1, level: null, mine, online: true })
const table = { game: 'nummerus', seats: [seat('Lene', true), seat('Mira')] } as Table
const log: LogEntry[] = [
  { seq: 1, at: 0, kind: 'table', happenings: [{ kind: 'opened', seat: null, values: { name: 'Lene' } }] },
  {
    seq: 2,
    at: 1,
    kind: 'start',
    happenings: [
      { kind: 'drew-start', seat: 1, values: { seat: 1 } },
      { kind: 'layout', seat: 1, values: { round: 1, start: 1 } },
    ],
  },
  { seq: 3, at: 2, kind: 'move', happenings: [{ kind: 'took', seat: 0, values: { chip: 25 } }] },
  { seq: 4, at: 3, kind: 'table', happenings: [{ kind: 'whatever nobody wrote a sentence for', seat: null, values: {} }] },
]

beforeAll(() => learn('nummerus'))

test('the log is told by rounds, newest first, in words', () => {
  const told = chapters(table, log).map(({ round, lines }) => [round, lines.length])
  expect(told).toEqual([
    [1, 3],
    [0, 1],
  ])
})

test('the last line is the last that has a sentence', () => {
  expect(lastLine(table, log)).toContainEqual({ text: '25', strong: true })
  expect(lastLine(table, [])).toBeNull()
})

test('numbers of the game stand out', () => {
  expect(pieces('Kuno nahm die 25.')).toEqual([
    { text: 'Kuno nahm die ', strong: false },
    { text: '25', strong: true },
    { text: '.', strong: false },
  ])
})

test("numbers in people's names do not", () => {
  expect(pieces('\u2060Gast 2\u2060 nahm die 25.')).toEqual([
    { text: 'Gast 2 nahm die ', strong: false },
    { text: '25', strong: true },
    { text: '.', strong: false },
  ])
})

test("a bot's thought stands at the line its move begins with", () => {
  const thought = { seat: 1, depth: 4 } as Thinking
  const moves: LogEntry[] = [
    {
      seq: 5,
      at: 4,
      kind: 'move',
      happenings: [
        { kind: 'whatever nobody wrote a sentence for', seat: 1, values: {} },
        { kind: 'took', seat: 1, values: { chip: 7 } },
        { kind: 'ended', seat: null, values: {} },
      ],
      thought,
    },
  ]
  expect(chapters(table, moves)[0]?.lines.map((line) => line.thought)).toEqual([null, thought])
  expect(chapters(table, log)[0]?.lines.every((line) => line.thought === null)).toBe(true)
})
