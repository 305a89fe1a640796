import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Happening } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { example, hand } from './example'
import { Movement, slideTime, type Places } from './movement.svelte'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const rect = (x: number, y: number) => ({ x, y, width: 40, height: 40 }) as DOMRect
const places: Places = {
  field: (field) => rect(field, 0),
  chip: (seat, chip) => rect(chip, 100 * seat),
}
const took: Happening = { kind: 'took', seat: 1, values: { chip: 21, origin: 24, field: 10 } }
const handsWith21 = [hand([8]), hand([19, 20, 21]), hand()]

beforeEach(() => {
  settings.calm = false
  vi.useFakeTimers()
})

describe('a step shown as movement', () => {
  it('slides first, then the chip flies from its field to its hand', async () => {
    const movement = new Movement()
    const shown = movement.show([took], handsWith21, places)
    expect(movement).toMatchObject({ busy: true, leaving: { chip: 21, field: 10 }, awaited: [21], flights: [] })
    await vi.advanceTimersByTimeAsync(slideTime(24, 10))
    expect(movement.leaving).toBeNull()
    expect(movement.flights).toMatchObject([{ key: 21, from: { x: 10, y: 0 }, to: { x: 21, y: 100 } }])
    await vi.advanceTimersByTimeAsync(400)
    await shown
    expect(movement).toMatchObject({ busy: false, awaited: [], flights: [], slide: 0 })
  })

  it('is over at once when somebody taps', async () => {
    const movement = new Movement()
    const shown = movement.show([took], handsWith21, places)
    movement.hurry()
    await shown
    expect(movement).toMatchObject({ busy: false, leaving: null, flights: [] })
  })

  it('takes no time for who wants it calm', async () => {
    settings.calm = true
    const movement = new Movement()
    await movement.show([took], handsWith21, places)
    expect(movement.busy).toBe(false)
    expect(slideTime(0, 48)).toBe(0)
  })

  it('moves nothing when the chip already belongs to a finished round', async () => {
    const movement = new Movement()
    await movement.show([took], [hand(), hand(), hand()], places)
    expect(movement.leaving).toBeNull()
  })

  it('lets both chips of a swap fly crosswise', async () => {
    const movement = new Movement()
    const swapped: Happening = { kind: 'swapped', seat: 0, values: { give: 30, take: 27, from: 2 } }
    const shown = movement.show([swapped], example().hands, places)
    await vi.advanceTimersByTimeAsync(10)
    expect(movement.flights.map(({ key, from, to }) => [key, from.y, to.y])).toEqual([
      [30, 0, 200],
      [27, 200, 0],
    ])
    movement.hurry()
    await shown
  })

  it('takes longer for longer ways, within bounds', () => {
    expect(slideTime(24, 23)).toBe(280)
    expect(slideTime(0, 46)).toBe(400)
  })
})
