import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { Pace } from './pace.svelte'

beforeEach(() => {
  settings.calm = false
  vi.useFakeTimers()
})

it('is busy as long as something moves', async () => {
  const pace = new Pace()
  const shown = pace.during(() => pace.pause(300))
  expect(pace.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(299)
  expect(pace.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await shown
  expect(pace.busy).toBe(false)
})

it('ends everything still to come when somebody is in a hurry', async () => {
  const pace = new Pace()
  const seen: string[] = []
  const shown = pace.during(async () => {
    await pace.pause(300)
    seen.push('slid')
    await pace.pause(300)
    seen.push('placed')
  })
  pace.hurry()
  await shown
  expect(seen).toEqual(['slid', 'placed'])
})

it('takes no time for who wants it calm', async () => {
  settings.calm = true
  const pace = new Pace()
  await pace.during(() => pace.pause(10_000))
  expect(pace.busy).toBe(false)
})

it('leaves time to read, also to who wants it calm, until somebody is in a hurry', async () => {
  settings.calm = true
  const pace = new Pace()
  const shown = pace.during(() => pace.read(1000))
  await vi.advanceTimersByTimeAsync(999)
  expect(pace.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await shown
  const hurried = pace.during(() => pace.read(1000))
  pace.hurry()
  await hurried
  expect(pace.busy).toBe(false)
})

it('ends an older show before the next begins', async () => {
  const pace = new Pace()
  const order: string[] = []
  const show = (name: string) => async (): Promise<void> => {
    order.push(`${name} begins`)
    await pace.pause(300)
    order.push(`${name} ends`)
  }
  const first = pace.during(show('first'))
  const second = pace.during(show('second'))
  await first
  await vi.advanceTimersByTimeAsync(300)
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('is free again after a show that stumbled', async () => {
  const pace = new Pace()
  await expect(pace.during(() => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled')
  expect(pace.busy).toBe(false)
})

describe('what is drawn picture by picture', () => {
  const PICTURE = 16

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
      setTimeout(() => draw(performance.now()), PICTURE),
    )
  })

  it('goes from the beginning to the end', async () => {
    const pace = new Pace()
    const shares: number[] = []
    const shown = pace.during(() => pace.travel(100, (share) => shares.push(share)))
    await vi.advanceTimersByTimeAsync(50)
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBeCloseTo(0.48)
    await vi.advanceTimersByTimeAsync(100)
    await shown
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  it('is at the end at once when somebody is in a hurry, or wants it calm', async () => {
    const pace = new Pace()
    const shares: number[] = []
    const shown = pace.during(() => pace.travel(10_000, (share) => shares.push(share)))
    pace.hurry()
    await shown
    expect(shares).toEqual([0, 1])
    settings.calm = true
    await pace.during(() => pace.travel(10_000, (share) => shares.push(share)))
    expect(shares).toEqual([0, 1, 1])
  })
})

it('waits for what takes its own time only until somebody taps', async () => {
  const pace = new Pace()
  const shown = pace.during(() => pace.until(new Promise(() => {})))
  pace.hurry()
  await shown
  expect(pace.busy).toBe(false)
})
