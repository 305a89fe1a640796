import { expect, test, vi } from 'vitest'
import type { LiveTable, ShakingListener } from '../../lib/live.svelte'
import { Crowd } from './crowd.svelte'

test('somebody shakes until nothing more is heard of it', async () => {
  vi.useFakeTimers()
  let hear: ShakingListener = () => {}
  const crowd = new Crowd()
  crowd.watch({ onShaking: (listener: ShakingListener) => (hear = listener) } as unknown as LiveTable)
  hear({ t: 'shaking', seat: 2, thing: 1, strength: 4 })
  expect([crowd.of(2), crowd.of(1)]).toEqual([[0, 4], [0, 0]])
  await vi.advanceTimersByTimeAsync(1000)
  hear({ t: 'shaking', seat: 2, thing: 1, strength: 2 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(crowd.of(2)).toEqual([0, 2])
  await vi.advanceTimersByTimeAsync(1000)
  expect(crowd.of(2)).toEqual([0, 0])
  vi.useRealTimers()
})
