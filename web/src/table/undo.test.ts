import { expect, test, vi } from 'vitest'
import { FakeFeed, moveTo, positionOf, tableOf } from '../feed/fake-feed.svelte'
import type { Position } from '../feed/messages'
import { Undo } from './undo.svelte'

const MAY: Partial<Position> = { ply: 7, may_take_back: true }

function sit(position: Partial<Position> | null = MAY, game = 'nummerus') {
  const feed = new FakeFeed({ table: tableOf({ game }), position: position && positionOf(position) })
  return { feed, undo: new Undo(feed) }
}

test('one move goes back from the position shown', async () => {
  const { feed, undo } = sit()
  await undo.one()
  expect(feed.said).toEqual([{ t: 'takeback', ply: 7, whole: false }])
})

test('all moves go back once the question is answered', async () => {
  const { feed, undo } = sit()
  undo.asking = true
  await undo.all()
  expect(undo.asking).toBe(false)
  expect(feed.said).toEqual([{ t: 'takeback', ply: 7, whole: true }])
})

test('a game is worth a question before all its moves go', () => {
  const { feed, undo } = sit()
  undo.startOver()
  expect(undo.asking).toBe(true)
  expect(feed.said).toEqual([])
})

test('a turn is begun anew at once', () => {
  const { feed, undo } = sit(MAY, 'klong')
  undo.startOver()
  expect(undo.asking).toBe(false)
  expect(feed.said).toEqual([{ t: 'takeback', ply: 7, whole: true }])
})

test('nothing is asked of the server where nothing can be taken back, or while it is busy', async () => {
  const busy = sit()
  busy.feed.waiting = 1
  for (const { feed, undo } of [sit({ ...MAY, may_take_back: false }), sit(null), busy]) {
    await undo.one()
    expect(feed.said).toEqual([])
  }
})

test('a refusal is a sentence until the game goes on', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const { feed, undo } = sit()
  feed.refusal = 'Schau noch einmal hin.'
  await undo.one()
  expect(undo.refused).toBe('Schau noch einmal hin.')
  feed.tell(moveTo(4, tableOf(), positionOf(MAY)))
  await vi.waitFor(() => expect(undo.refused).toBe(''))
  vi.unstubAllGlobals()
})
