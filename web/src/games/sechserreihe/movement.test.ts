import { describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { Story } from '../../table/movement.svelte'
import { inMovingTime, passes, seen } from '../../table/moving-time'
import { lineOf } from './board/geometry'
import { completed, earned, example, last, placed, places, slid } from './example'
import type { Turn } from './moves'
import { SechserreiheMovement, slideTime } from './movement.svelte'
import { isAlone, type SechserreiheView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const [field, supply, bank, purse] = [0, 1, 2, 3]

/** From where to where things fly at the moment. */
const inTheAir = (movement: SechserreiheMovement) =>
  movement.flights.map(({ piece, from, to }) => [piece, from.y, to.y])

const [c3, c5, c1] = [14, 26, 2]
const before = example({ stones: [c3, 0] })
const after = example({ stones: [c5, c1, 0], last: last({ seat: 1, origin: c3, target: c5, placed: [c1] }) })

const row = lineOf(0)
const nearlyFull = example({ stones: [...row.slice(1), 6], supply: 24, coins: [0, 1], bank: 4 })
const filled = last({ seat: 1, origin: 6, target: 12, placed: [0], lines: [0] })
const cleared = example({ stones: [12], supply: 29, coins: [0, 2], bank: 3, last: filled })

/** `played`: what lies there already because it was played at this screen. */
function moving(played: Turn | null = null): SechserreiheMovement {
  const movement = new SechserreiheMovement(places)
  movement.played = played
  return movement
}
/** What the rules tell of the turn that was played last. */
function story(before: SechserreiheView, after: SechserreiheView): Story<'sechserreihe'> {
  const { seat, origin, target, placed: stones, lines } = after.last ?? last()
  const isPaid = lines.length > 0 && !isAlone(after)
  const happenings = [
    ...(origin < 0 ? [] : [slid(origin, target)]),
    ...stones.map(placed),
    ...lines.map((line) => completed(line, isAlone(after) ? [] : undefined)),
    ...(isPaid ? [earned(seat, lines.length, after.coins[seat] ?? 0)] : []),
  ]
  return { happenings, before, after }
}

inMovingTime()

describe("somebody's turn shown as movement", () => {
  it('slides, then a stone comes from the supply', async () => {
    const movement = moving()
    const shown = movement.show(story(before, after))
    expect(movement).toMatchObject({ busy: true, carried: { from: c3, at: c3 } })
    expect(movement.scene?.fields[c3]).toBe(0)
    await passes(1)
    expect(movement).toMatchObject({ carried: { from: c3, at: c5 }, slide: slideTime(c3, c5) })
    await passes(slideTime(c3, c5))
    expect(movement.carried).toBeNull()
    expect(movement.scene).toMatchObject({ supply: before.supply - 1 })
    expect(movement.scene?.fields[c5]).toBe(1)
    expect(inTheAir(movement)).toEqual([['stone', supply, field]])
    await passes(400)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, flights: [], slide: 0 })
  })

  it('that was played at this screen lies there already', async () => {
    const movement = moving({ move: 56, slide: { origin: c3, target: c5 }, placed: [c1] })
    await movement.show(story(before, after))
    expect(movement).toMatchObject({ busy: false, scene: null })
  })

  it('is over at once when somebody taps', async () => {
    const movement = moving()
    const shown = movement.show(story(nearlyFull, cleared))
    movement.hurry()
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, carried: null, flights: [], lit: [] })
  })

  it('takes no time for who wants it calm', async () => {
    settings.calm = true
    const movement = moving()
    await movement.show(story(nearlyFull, cleared))
    expect(movement.busy).toBe(false)
    expect(slideTime(0, 5)).toBe(0)
  })

  it('takes longer for longer ways, within bounds', () => {
    expect(slideTime(0, 1)).toBeLessThan(slideTime(0, 2))
    expect(slideTime(0, 5)).toBeLessThanOrEqual(400)
  })
})

describe('a full line', () => {
  const played: Turn = { move: 7, slide: { origin: 6, target: 12 }, placed: [0] }

  it('glows, then leaves stone by stone, then its coin flies to the seat', async () => {
    const movement = moving(played)
    const shown = movement.show(story(nearlyFull, cleared))
    expect(movement.lit).toEqual([0])
    expect(movement.scene?.fields.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1])
    await passes(300)
    expect(inTheAir(movement)).toEqual([['stone', field, supply]])
    await passes(100)
    expect(movement.flights).toHaveLength(2)
    expect(movement.scene?.fields.slice(0, 6)).toEqual([0, 0, 1, 1, 1, 1])
    await passes(600)
    expect(movement.scene).toMatchObject({ supply: 29, bank: 3, coins: [0, 1] })
    expect(inTheAir(movement)).toEqual([['coin', bank, purse]])
    await passes(400)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, lit: [] })
  })

  it('and another one go one after the other; what lies in both leaves with the first', async () => {
    const both = { ...filled, origin: -1, target: -1, lines: [0, 6] }
    const full = example({ stones: [...row.slice(1), ...lineOf(6).slice(1)], supply: 20, coins: [0, 0], bank: 5 })
    const gone = example({ stones: [], coins: [0, 2], bank: 3, last: both })
    const movement = moving()
    const shown = movement.show(story(full, gone))
    let most = 0
    const lit = await seen(shown, () => {
      most = Math.max(most, movement.scene?.supply ?? 0)
      return movement.lit
    })
    expect(lit).toEqual([[], [0], [6], []])
    expect(most).toBe(30)
  })

  it('stays where it is for who plays alone', async () => {
    const movement = moving(played)
    const ended = example({ ...nearlyFull, stones: [...row, 12], coins: [24], last: filled })
    const shown = movement.show(story({ ...nearlyFull, coins: [24] }, ended))
    await passes(200)
    expect(movement.lit).toEqual([0])
    expect(movement.flights).toEqual([])
    await passes(200)
    await shown
    expect(movement.busy).toBe(false)
  })
})
