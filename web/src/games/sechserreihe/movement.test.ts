import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { example } from './example'
import { LINES } from './geometry'
import { Movement, slideTime, type Places } from './movement.svelte'
import type { Last, Turn } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const rect = (x: number, y: number) => ({ x, y, width: 40, height: 40 }) as DOMRect
const [field, supply, bank, purse] = [0, 1, 2, 3]
const places: Places = {
  field: (at) => rect(at, field),
  supply: () => rect(0, supply),
  bank: () => rect(0, bank),
  purse: (seat) => rect(seat, purse),
}
/** From where to where things fly at the moment. */
const inTheAir = (movement: Movement) => movement.flights.map(({ piece, from, to }) => [piece, from.y, to.y])

const [c3, c5, c1] = [14, 26, 2]
const before = example({ stones: [c3, 0] })
const turn: Last = { seat: 1, origin: c3, target: c5, placed: [c1], lines: [] }
const after = example({ stones: [c5, c1, 0], last: turn })

const row = LINES[0]
const nearlyFull = example({ stones: [...row.slice(1), 6], supply: 24, coins: [0, 1], bank: 4 })
const filled: Last = { seat: 1, origin: 6, target: 12, placed: [0], lines: [0] }
const cleared = example({ stones: [12], supply: 29, coins: [0, 2], bank: 3, last: filled })

beforeEach(() => {
  settings.calm = false
  vi.useFakeTimers()
})

describe("somebody's turn shown as movement", () => {
  it('slides, then a stone comes from the supply', async () => {
    const movement = new Movement()
    const shown = movement.show(before, after, places, null)
    expect(movement).toMatchObject({ busy: true, carried: { from: c3, at: c3 } })
    expect(movement.scene?.fields[c3]).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(movement).toMatchObject({ carried: { from: c3, at: c5 }, slide: slideTime(c3, c5) })
    await vi.advanceTimersByTimeAsync(slideTime(c3, c5))
    expect(movement.carried).toBeNull()
    expect(movement.scene).toMatchObject({ supply: before.supply - 1 })
    expect(movement.scene?.fields[c5]).toBe(1)
    expect(inTheAir(movement)).toEqual([['stone', supply, field]])
    await vi.advanceTimersByTimeAsync(400)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, flights: [], slide: 0 })
  })

  it('that was played at this screen lies there already', async () => {
    const movement = new Movement()
    await movement.show(before, after, places, [56, c3, c5, c1])
    expect(movement).toMatchObject({ busy: false, scene: null })
  })

  it('is over at once when somebody taps', async () => {
    const movement = new Movement()
    const shown = movement.show(nearlyFull, cleared, places, null)
    movement.hurry()
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, carried: null, flights: [], lit: [] })
  })

  it('takes no time for who wants it calm', async () => {
    settings.calm = true
    const movement = new Movement()
    await movement.show(nearlyFull, cleared, places, null)
    expect(movement.busy).toBe(false)
    expect(slideTime(0, 5)).toBe(0)
  })

  it('takes longer for longer ways, within bounds', () => {
    expect(slideTime(0, 1)).toBeLessThan(slideTime(0, 2))
    expect(slideTime(0, 5)).toBeLessThanOrEqual(400)
  })
})

describe('a full line', () => {
  const played: Turn = [7, 6, 12, 0]

  it('glows, then leaves stone by stone, then its coin flies to the seat', async () => {
    const movement = new Movement()
    const shown = movement.show(nearlyFull, cleared, places, played)
    expect(movement.lit).toEqual([0])
    expect(movement.scene?.fields.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1])
    await vi.advanceTimersByTimeAsync(300)
    expect(inTheAir(movement)).toEqual([['stone', field, supply]])
    await vi.advanceTimersByTimeAsync(100)
    expect(movement.flights).toHaveLength(2)
    expect(movement.scene?.fields.slice(0, 6)).toEqual([0, 0, 1, 1, 1, 1])
    await vi.advanceTimersByTimeAsync(600)
    expect(movement.scene).toMatchObject({ supply: 29, bank: 3, coins: [0, 1] })
    expect(inTheAir(movement)).toEqual([['coin', bank, purse]])
    await vi.advanceTimersByTimeAsync(400)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, lit: [] })
  })

  it('and another one go one after the other; what lies in both leaves with the first', async () => {
    const both: Last = { ...filled, lines: [0, 6] }
    const full = example({ stones: [...row.slice(1), ...LINES[6].slice(1)], supply: 20, coins: [0, 0], bank: 5 })
    const gone = example({ stones: [], coins: [0, 2], bank: 3, last: { ...both, origin: -1, target: -1 } })
    const movement = new Movement()
    const shown = movement.show(full, gone, places, null)
    const lit: number[] = []
    let most = 0
    while (movement.busy) {
      if (movement.lit.length > 0 && lit.at(-1) !== movement.lit[0]) lit.push(movement.lit[0])
      most = Math.max(most, movement.scene?.supply ?? 0)
      await vi.advanceTimersByTimeAsync(20)
    }
    await shown
    expect(lit).toEqual([0, 6])
    expect(most).toBe(30)
  })

  it('stays where it is for who plays alone', async () => {
    const movement = new Movement()
    const ended = example({ ...nearlyFull, stones: [...row, 12], coins: [24], last: filled })
    const shown = movement.show({ ...nearlyFull, coins: [24] }, ended, places, played)
    await vi.advanceTimersByTimeAsync(200)
    expect(movement.lit).toEqual([0])
    expect(movement.flights).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    await shown
    expect(movement.busy).toBe(false)
  })
})
