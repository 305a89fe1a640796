import { expect, test } from 'vitest'
import { tableOf } from '../feed/fake-feed.svelte'
import type { Happening, LogEntry, Thinking } from '../feed/messages'
import { chapters, lastLine, pieces } from './log'

const table = tableOf()
const entry = (
  seq: number,
  kind: LogEntry['kind'],
  happenings: Happening[],
  thought: Thinking | null = null,
): LogEntry => ({
  seq,
  at: seq,
  kind,
  happenings,
  thought,
})
const untold = { kind: 'whatever nobody wrote a sentence for', seat: null, values: {} }
const log: LogEntry[] = [
  entry(1, 'table', [{ kind: 'opened', seat: null, values: { name: 'Lene' } }]),
  entry(2, 'start', [
    { kind: 'drew-start', seat: 1, values: { seat: 1 } },
    { kind: 'layout', seat: 1, values: { round: 1, start: 1 } },
  ]),
  entry(3, 'move', [{ kind: 'took', seat: 0, values: { chip: 25 } }]),
  entry(4, 'table', [untold]),
]

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

test('nor do those in the names of fields', () => {
  expect(pieces('Mira: d6–e6, legt f6.')).toEqual([{ text: 'Mira: d6–e6, legt f6.', strong: false }])
})

test("a bot's thought stands at the line its move begins with", () => {
  const thought: Thinking = {
    seat: 1,
    level: 'meister',
    depth: 4,
    nodes: 1,
    seconds: 1,
    outlook: 0.5,
    proven: false,
    line: [],
  }
  const took = { kind: 'took', seat: 1, values: { chip: 7 } }
  const ended = { kind: 'ended', seat: null, values: {} }
  const moves = [entry(5, 'move', [untold, took, ended], thought)]
  expect(chapters(table, moves)[0]?.lines.map((line) => line.thought)).toEqual([null, thought])
  expect(chapters(table, log)[0]?.lines.every((line) => line.thought === null)).toBe(true)
})
