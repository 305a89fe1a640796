import { expect, test, vi } from 'vitest'
import { FakeFeed } from '../../../feed/fake-feed.svelte'
import { Crowd } from './crowd.svelte'

test('somebody shakes until nothing more is heard of it', async () => {
  vi.useFakeTimers()
  const crowd = new Crowd()
  const feed = new FakeFeed()
  crowd.watch(feed)
  feed.hearShaking({ t: 'shaking', seat: 2, thing: 1, strength: 4 })
  expect([crowd.of(2), crowd.of(1)]).toEqual([
    [0, 4],
    [0, 0],
  ])
  await vi.advanceTimersByTimeAsync(1000)
  feed.hearShaking({ t: 'shaking', seat: 2, thing: 1, strength: 2 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crowd.of(2)).toEqual([0, 2])
  await vi.advanceTimersByTimeAsync(1000)
  expect(crowd.of(2)).toEqual([0, 0])
  vi.useRealTimers()
})
