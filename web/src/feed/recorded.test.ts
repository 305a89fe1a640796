import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveTo, positionOf, tableOf } from './fake-feed.svelte'
import type { Step } from './messages'
import { RecordedFeed } from './recorded.svelte'

const step = (seq: number): Step => moveTo(seq, tableOf(), positionOf({ ply: seq, legal: { '0': [1] } }))

let feed: RecordedFeed

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  feed = new RecordedFeed('x', { table: tableOf(), position: positionOf(), log: [] }, [1, 2, 3].map(step))
})

afterEach(() => vi.unstubAllGlobals())

test('is told step by step, each with its movement', async () => {
  const shown: [number, number | undefined][] = []
  feed.onStep(({ seq }, before) => void shown.push([seq, before?.ply]))
  feed.next()
  feed.next()
  await vi.waitFor(() => expect(feed.position?.ply).toBe(2))
  expect(shown).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(feed.log.map(({ seq }) => seq)).toEqual([1, 2])
})

test('can be shown anywhere at once, without movement', () => {
  const shown = vi.fn()
  const reset = vi.fn()
  feed.onStep(shown)
  feed.onReset(reset)
  feed.jump(3)
  expect([feed.at, feed.position?.ply, feed.log.length]).toEqual([3, 3, 3])
  feed.jump(0)
  expect([feed.at, feed.position?.ply, feed.log.length]).toEqual([0, 0, 0])
  feed.jump(99)
  expect(feed.at).toBe(3)
  expect(shown).not.toHaveBeenCalled()
  expect(reset).toHaveBeenCalledTimes(3)
})

test('a jump ends the movement being shown', async () => {
  feed.onStep(() => new Promise(() => {}))
  feed.next()
  feed.jump(0)
  feed.next()
  await vi.waitFor(() => expect(feed.position?.ply).toBe(1))
})

test('nothing can be said to it', async () => {
  feed.jump(1)
  await expect(feed.move(1)).rejects.toMatchObject({ code: 'recorded' })
  await expect(feed.ask()).rejects.toMatchObject({ code: 'recorded' })
  await expect(feed.shake(0, 0, 1)).rejects.toMatchObject({ code: 'recorded' })
})
