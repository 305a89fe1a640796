import { describe, expect, it, vi } from 'vitest'
import type { Happenings } from '../../feed/messages'
import { settings } from '../../lib/settings.svelte'
import type { Story } from '../../table/movement.svelte'
import { inMovingTime, passes } from '../../table/moving-time'
import { example, hand, places } from './example'
import { NummerusMovement, slideTime } from './movement.svelte'
import type { HandView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const took: Happenings['nummerus'] = {
  kind: 'took',
  seat: 1,
  values: { chip: 21, origin: 24, field: 10, jump: false, length: 3 },
}
const handsWith21 = [hand([8]), hand([19, 20, 21]), hand()]

const story = (happening: Happenings['nummerus'], hands: HandView[]): Story<'nummerus'> => ({
  happenings: [happening],
  before: example(),
  after: example({ hands }),
})

inMovingTime()

describe('a step shown as movement', () => {
  it('slides first, then the chip flies from its field to its hand', async () => {
    const movement = new NummerusMovement(places)
    const shown = movement.show(story(took, handsWith21))
    expect(movement).toMatchObject({ busy: true, leaving: { chip: 21, field: 10 }, awaited: [21], flights: [] })
    await passes(slideTime(24, 10))
    expect(movement.leaving).toBeNull()
    expect(movement.flights).toMatchObject([{ chip: 21, from: { x: 10, y: 0 }, to: { x: 21, y: 100 } }])
    await passes(400)
    await shown
    expect(movement).toMatchObject({ busy: false, awaited: [], flights: [], slide: 0 })
  })

  it('is over at once when somebody taps', async () => {
    const movement = new NummerusMovement(places)
    const shown = movement.show(story(took, handsWith21))
    movement.hurry()
    await shown
    expect(movement).toMatchObject({ busy: false, leaving: null, flights: [] })
  })

  it('takes no time for who wants it calm', async () => {
    settings.calm = true
    const movement = new NummerusMovement(places)
    await movement.show(story(took, handsWith21))
    expect(movement.busy).toBe(false)
    expect(slideTime(0, 48)).toBe(0)
  })

  it('shows the round to which the last chip belongs, though the next is laid out already', async () => {
    const movement = new NummerusMovement(places)
    const [before, after] = [example(), example({ round: 2, hands: [hand(), hand(), hand()] })]
    const shown = movement.show({ happenings: [{ ...took, seat: 0 }], before, after })
    expect(movement.scene).toMatchObject({ round: 1, star: 10 })
    expect(movement.scene?.hands.slice(1)).toEqual(before.hands.slice(1))
    movement.hurry()
    await shown
    expect(movement.scene).toBeNull()
  })

  it('lets both chips of a swap fly crosswise', async () => {
    const movement = new NummerusMovement(places)
    const swapped: Happenings['nummerus'] = { kind: 'swapped', seat: 0, values: { give: 30, take: 27, from: 2 } }
    const shown = movement.show(story(swapped, example().hands))
    await passes(10)
    expect(movement.flights.map(({ chip, from, to }) => [chip, from.y, to.y])).toEqual([
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
