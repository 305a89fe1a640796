import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { drawnBoard } from './boards'
import { sceneOf, standing } from './example'
import { walkPath } from './geometry'
import { standings } from './standing'
import { along, placeOn, Walkers } from './walkers.svelte'

const board = drawnBoard('a')

describe('pawns', () => {
  it('stand side by side in one room', () => {
    const places = standings(board, sceneOf('a', { seats: standing(2, 2, 2, 2) }))
    const xs = places.map((place) => place!.x)
    expect(new Set(xs).size).toBe(4)
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(board.roomWidth)
  })

  it('stand beside what lies in a room, and in the middle once it is gone', () => {
    const [beside] = standings(board, sceneOf('a', { seats: standing(4) }))
    const [middle] = standings(board, sceneOf('a', { seats: standing(4), minors: [] }))
    expect(beside!.x).not.toBe(middle!.x)
  })

  it('stand on the battlement that is counted, or on the castle, or nowhere', () => {
    const seats = [
      { room: 0, fate: 'escaped' as const, clank: 0 },
      { room: 0, fate: 'rescued' as const, clank: 0 },
      { room: 0, fate: 'lost' as const, clank: 0 },
    ]
    const on = (space: number) => standings(board, sceneOf('a', { seats, clock: [0, space] }))
    const [first, later] = [on(1), on(2)]
    expect(later[0]!.x).toBeGreaterThan(first[0]!.x)
    expect(first[1]).not.toBeNull()
    expect(first[2]).toBeNull()
  })
})

describe('a walk', () => {
  beforeEach(() => {
    settings.calm = false
    vi.stubGlobal('requestAnimationFrame', (draw: (time: number) => void) =>
      setTimeout(() => draw(performance.now()), 5),
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  it('sets out when somebody is in another room, and is over when the pawn stands there', async () => {
    const walkers = new Walkers()
    expect(walkers.follow(board, sceneOf('a', { seats: standing(2, 3) }))).toEqual([])
    expect(walkers.follow(board, sceneOf('a', { seats: standing(3, 3) }))).toEqual([0])
    expect(walkers.underway[0]).toBeDefined()
    expect(walkers.trace).toEqual(walkPath(board, 2, 3))
    await walkers.arrived()
    expect(walkers.underway).toEqual({})
  })

  it('ends at once when somebody taps', async () => {
    const walkers = new Walkers()
    walkers.follow(board, sceneOf('a', { seats: standing(2) }))
    walkers.follow(board, sceneOf('a', { seats: standing(3) }))
    walkers.catchUp()
    await walkers.arrived()
    expect(walkers.underway).toEqual({})
  })

  it('does not take place where it is wanted calm', async () => {
    settings.calm = true
    const walkers = new Walkers()
    walkers.follow(board, sceneOf('a', { seats: standing(2) }))
    walkers.follow(board, sceneOf('a', { seats: standing(3) }))
    await walkers.arrived()
    expect(walkers.underway).toEqual({})
  })

  it('leaves no trace where somebody teleported', async () => {
    const walkers = new Walkers()
    walkers.follow(board, sceneOf('a', { seats: standing(2) }))
    walkers.follow(board, sceneOf('a', { seats: standing(30) }))
    expect(walkers.trace).toEqual([])
    await walkers.arrived()
  })

  it('leads whoever escapes out of the gate', async () => {
    const walkers = new Walkers()
    walkers.follow(board, sceneOf('a', { seats: standing(2) }))
    walkers.follow(board, sceneOf('a', { seats: [{ room: 0, fate: 'escaped', clank: 0 }], clock: [0, 1] }))
    expect(walkers.trace).toEqual(walkPath(board, 2, 1))
    await walkers.arrived()
  })
})

describe('a place on the way', () => {
  const leg = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 30 },
  ]

  it('follows the points by their distance', () => {
    expect(along(leg, 0)).toEqual({ x: 0, y: 0 })
    expect(along(leg, 0.25)).toEqual({ x: 10, y: 0 })
    expect(along(leg, 0.5)).toEqual({ x: 10, y: 10 })
    expect(along(leg, 1)).toEqual({ x: 10, y: 30 })
  })

  it('fades between two legs', () => {
    const way = [leg, [{ x: 100, y: 0 }]]
    expect(placeOn(way, 0).opacity).toBe(1)
    expect(placeOn(way, 0.499).opacity).toBeLessThan(0.1)
    expect(placeOn(way, 1)).toEqual({ x: 100, y: 0, opacity: 1 })
  })
})
