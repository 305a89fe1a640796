import { expect, test, vi } from 'vitest'
import { Refusal } from '../lib/api'
import { facts } from '../lib/facts'
import type { LiveTable } from '../lib/live.svelte'
import { Undo } from './undo.svelte'

const sit = (more: object = {}) => {
  const live = { moment: 3, waiting: 0, position: { ply: 7, may_take_back: true }, send: vi.fn(async () => 1), ...more }
  return { live, undo: new Undo(live as unknown as LiveTable) }
}

test('one move goes back from the position shown', async () => {
  const { live, undo } = sit()
  await undo.one()
  expect(live.send).toHaveBeenCalledExactlyOnceWith({ t: 'takeback', ply: 7, whole: false })
})

test('all moves go back once the question is answered', async () => {
  const { live, undo } = sit()
  undo.asking = true
  await undo.all()
  expect(undo.asking).toBe(false)
  expect(live.send).toHaveBeenCalledExactlyOnceWith({ t: 'takeback', ply: 7, whole: true })
})

test('a game is worth a question before all its moves go', () => {
  const { live, undo } = sit({ table: { game: 'nummerus' } })
  undo.startOver()
  expect(undo.asking).toBe(true)
  expect(live.send).not.toHaveBeenCalled()
})

test('a turn is begun anew at once', () => {
  facts.errands = { ...facts.nummerus!, key: 'errands', take_back: 'turn' }
  const { live, undo } = sit({ table: { game: 'errands' } })
  undo.startOver()
  expect(undo.asking).toBe(false)
  expect(live.send).toHaveBeenCalledExactlyOnceWith({ t: 'takeback', ply: 7, whole: true })
})

test('nothing is asked of the server where nothing can be taken back, or while it is busy', async () => {
  for (const more of [{ position: { ply: 7, may_take_back: false } }, { position: null }, { waiting: 1 }]) {
    const { live, undo } = sit(more)
    await undo.one()
    expect(live.send).not.toHaveBeenCalled()
  }
})

test('a refusal is a sentence until the game goes on', async () => {
  const { live, undo } = sit({ send: () => Promise.reject(new Refusal('late', 'Schau noch einmal hin.')) })
  await undo.one()
  expect(undo.refused).toBe('Schau noch einmal hin.')
  live.moment = 4
  expect(undo.refused).toBe('')
})
