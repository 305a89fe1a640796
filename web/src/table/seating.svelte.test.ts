import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { LiveTable } from '../lib/live.svelte'
import { Seating } from './seating.svelte'

function seatingOf(seats: number, mine: number[], start: number | null) {
  let acting = $state(start)
  let seating!: Seating
  const live = { table: { seats: Array.from({ length: seats }) }, mine } as unknown as LiveTable
  const stop = $effect.root(() => {
    seating = new Seating(live, () => acting)
  })
  flushSync()
  const act = (seat: number | null): void => {
    acting = seat
    flushSync()
  }
  return { seating, act, stop }
}

it('puts whoever sits at this screen in front, the others clockwise', () => {
  const { seating, stop } = seatingOf(4, [2], null)
  expect(seating).toMatchObject({ front: 2, others: [3, 0, 1] })
  stop()
})

it('turns the table for people who share a screen only when one of them acts', () => {
  const { seating, act, stop } = seatingOf(3, [0, 1], 0)
  act(null)
  expect(seating.front).toBe(0)
  act(1)
  expect(seating.front).toBe(1)
  act(null)
  expect(seating).toMatchObject({ front: 1, others: [2, 0] })
  stop()
})

it('shows a table nobody of this screen sits at from the first seat, and knows nobody else alone', () => {
  const watching = seatingOf(2, [], null)
  expect(watching.seating).toMatchObject({ front: 0, others: [1] })
  watching.stop()
  const alone = seatingOf(1, [0], 0)
  expect(alone.seating.others).toEqual([])
  alone.stop()
})
