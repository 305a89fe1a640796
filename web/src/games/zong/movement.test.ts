import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Happening } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { boardOf } from './board'
import { example } from './example'
import { Movement, type Places } from './movement.svelte'
import type { ZongView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined, impact: () => undefined }))

const rect = (y: number) => ({ x: 0, y, width: 40, height: 40 }) as DOMRect
const places: Places = { thrown: (index) => rect(index), hand: (seat) => rect(100 + seat) }
const happening = (kind: string, values: Happening['values'], seat: number | null = 0): Happening => ({ kind, seat, values })
const at = (movement: Movement, seat: number) => movement.lying?.find((piece) => piece.seat === seat)
const PICTURE = 16

beforeEach(() => {
  settings.calm = false
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), PICTURE))
  vi.stubGlobal('DOMRect', class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
  })
})

async function passes(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

const field = (index: number) => {
  const { x, y } = boardOf('classic').fields[index]
  return { x, y }
}

describe('a throw', () => {
  const threw = happening('threw', { discs: [[0, 1], [1, 0], [2, 0]], zongs: 1, spirals: 0, points: 11 })
  const after = example({ phase: 'flick', hands: [[1, 1, 0], [0, 1, 1], [1, 0, 1]] })

  it('lets three discs hop, turn over and land with the side that came up', async () => {
    const movement = new Movement()
    const shown = movement.show([threw], example(), after, places)
    expect(movement).toMatchObject({ busy: true, telling: threw })
    expect(movement.scene).toMatchObject({ thrown: [[0, 1], [1, 0], [2, 0]], zongs: 1, points: 11 })
    expect(movement.scene?.hands[0]).toEqual([1, 1, 0])
    expect(movement.tosses.map(({ turns }) => turns % 2)).toEqual([1, 0, 0])
    await passes(2_000)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, tosses: [], telling: null })
  })
})

describe('walking', () => {
  const attacked = happening('attacked-with', { points: 2, from: 9, to: 11, companions: [1] })
  const after = example({ turn: 1, fields: [[0, 2], [11, 1, 0]] })
  const before: ZongView = example({ phase: 'attack', thrown: [[0, 0], [1, 1], [2, 1]], hands: [[1, 1, 0], [0, 1, 1], [1, 0, 1]] })

  it('hops field by field, companions below', async () => {
    const movement = new Movement()
    const shown = movement.show([attacked], before, after, places)
    expect(at(movement, 0)).toMatchObject({ ...field(9), level: 1 })
    await passes(100)
    expect(at(movement, 0)?.lift).toBeGreaterThan(5)
    await passes(120)
    expect(movement.scene?.fields).toContainEqual([10, 1, 0])
    await passes(220)
    expect(at(movement, 0)).toMatchObject({ ...field(11), level: 1 })
    expect(at(movement, 1)).toMatchObject({ ...field(11), level: 0 })
    await passes(2_000)
    await shown
  })

  it('is followed by the discs that pass on', async () => {
    const movement = new Movement()
    const shown = movement.show([attacked], before, after, places)
    while (movement.flights.length === 0) await passes(20)
    expect(movement.passing).toBe(true)
    expect(movement.flights.map(({ kind, side, from, to }) => [kind, side, from.y, to.y])).toEqual([
      [0, 0, 0, 101],
      [1, 1, 1, 101],
      [2, 1, 2, 101],
    ])
    await passes(600)
    await shown
    expect(movement).toMatchObject({ busy: false, passing: false, flights: [] })
  })

  it('leaves a tower alone on the way back', async () => {
    const movement = new Movement()
    const retreated = happening('retreated', { from: 9, to: 8, behind: 2 })
    const shown = movement.show([retreated], { ...before, spirals: 1 }, example({ fields: [[0, 2], [8, 0], [9, 1]] }), places)
    await passes(240)
    expect(movement.scene?.fields).toEqual([[0, 2], [8, 0], [9, 1]])
    await passes(2_000)
    await shown
  })

  it('is over at once when somebody taps', async () => {
    const movement = new Movement()
    const shown = movement.show([attacked], before, after, places)
    await passes(PICTURE)
    movement.hurry()
    await passes(PICTURE)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, flights: [] })
  })

  it('takes no time for who wants it calm', async () => {
    settings.calm = true
    const movement = new Movement()
    await movement.show([attacked], before, after, places)
    expect(movement.busy).toBe(false)
  })
})

describe('tidying up', () => {
  const lying = [[15_000, 30_000], [10_000, 20_000], [12_000, 54_000]]
  const before = example({ phase: 'vote', lying })
  const happenings = [
    happening('decided', { ayes: 2, noes: 1 }, 0),
    happening('tidied-red', { piece: 0, field: 10, place: '7', height: 0 }, 0),
    happening('tidied-on', { piece: 1, field: 16, place: '13', height: 0 }, 1),
  ]
  const after = example({ phase: 'flick', fields: [[0, 2], [10, 0], [16, 1]] })

  it('begins with the pieces as they lie, and puts each one on its field', async () => {
    const movement = new Movement()
    const shown = movement.show(happenings, before, after, places)
    expect(at(movement, 0)).toMatchObject({ x: 150, y: 300 })
    while (movement.tidy.current === null) await passes(50)
    expect(movement.tidy.current.seat).toBe(0)
    while (movement.tidy.current?.seat !== 1) await passes(50)
    expect(at(movement, 0)).toMatchObject(field(10))
    await passes(10_000)
    await shown
    expect(movement.busy).toBe(false)
  })
})
