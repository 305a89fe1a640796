import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Happening } from '../../lib/messages'
import { settings } from '../../lib/settings.svelte'
import { example } from './example'
import { Movement, type Places } from './movement.svelte'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))
vi.stubGlobal(
  'DOMRect',
  class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
  },
)

const rect = (x: number) => new DOMRect(x, 0, 40, 40)
const places: Places = {
  hand: () => rect(1),
  dealt: (index) => rect(100 + index),
  pile: () => rect(2),
  discard: () => rect(3),
  seat: (seat) => rect(10 + seat),
  played: () => rect(4),
  offer: () => rect(5),
  purse: () => rect(7),
  room: (room) => rect(200 + room),
  lair: () => rect(6),
}
const middle = ({ x, width }: DOMRect): number => x + width / 2
const told = (kind: string, values: Happening['values'] = {}, seat: number | null = 0): Happening => ({ kind, seat, values })

/** What is seen of a story, in order, each thing once. */
async function seen(happenings: Happening[], look: (movement: Movement) => unknown, eyes: number | null = 0): Promise<unknown[]> {
  const movement = new Movement(() => eyes)
  const found: unknown[] = []
  const shown = movement.show(happenings, example(), example(), places)
  for (let i = 0; i < 400; i++) {
    const now = look(movement)
    if (now !== undefined && now !== found.at(-1)) found.push(now)
    await vi.advanceTimersByTimeAsync(20)
  }
  await shown
  return found
}

beforeEach(() => {
  settings.calm = false
  vi.useFakeTimers()
})

describe('a story', () => {
  it('is shown one happening after the other, and then the truth', async () => {
    const kinds = await seen(
      [told('walked', { from: 15, to: 14, boots: 1, swords: 0, damage: 0 }), told('gold', { gold: 2 }), told('turn', {}, 1)],
      ({ telling }) => telling?.kind,
    )
    expect(kinds).toEqual(['walked', 'gold'])
  })

  it('lets the pawn be in its new room before anything else happens there', async () => {
    const rooms = await seen(
      [told('walked', { from: 15, to: 18, boots: 1, swords: 0, damage: 0 }), told('took-artifact', { value: 5, room: 18 })],
      ({ scene, flights }) => scene && `${scene.seats[0].room} ${flights.map(({ face }) => face.kind)}`,
    )
    expect(rooms.filter(Boolean)).toEqual(['18 ', '18 artifact'])
  })

  it('lets a bought card fly from the row to the discard pile', async () => {
    const ways = await seen([told('bought', { card: 'pickaxe', cost: 4 })], ({ flights: [flight] }) => flight && `${flight.from.x} ${flight.to.x}`)
    expect(ways).toEqual(['5 3'])
  })

  it('lets what was beaten fall, and its gold fly to the purse', async () => {
    const ways = await seen(
      [told('fought', { card: 'goblin', cost: 2 }), told('gold', { gold: 9 })],
      ({ flights }) => flights[0] && `${flights.length} ${flights[0].face.kind} ${middle(flights[0].from)} ${middle(flights[0].to)} ${flights[0].falls ?? false}`,
    )
    expect(ways).toEqual(['1 card 25 25 true', '4 coin 25 27 false'])
  })

  it('lets gold of a secret come from its room', async () => {
    const ways = await seen(
      [told('took-secret', { secret: 'treasure', room: 14 }), told('gold', { gold: 2 })],
      ({ flights: [flight] }) => (flight?.face.kind === 'coin' ? middle(flight.from) : undefined),
    )
    expect(ways).toEqual([middle(places.room(example().seats[0].room)!)])
  })

  it('shows what the others play, from their place card', async () => {
    const ways = await seen([told('played', { card: 'tattle' }, 1)], ({ flights: [flight] }) => flight && `${middle(flight.from)} ${middle(flight.to)}`)
    expect(ways).toEqual([`${middle(places.seat(1)!)} ${middle(places.played()!)}`])
  })

  it('lets cubes drop into the lair, each from its owner', async () => {
    const cubes = await seen([told('clank', { clank: 2, who: 2 })], ({ flights }) => flights.length || undefined)
    expect(cubes).toEqual([2])
  })

  it('waits until the dragon has had its turn', async () => {
    const movement = new Movement(() => 0)
    const attacked = told('attacked', { cause: 'row', extra: 0, drawn: [[0, 1]] }, null)
    const shown = movement.show([told('ended'), attacked, told('turn', {}, 1)], example(), example({ turn: 1 }), places)
    await vi.advanceTimersByTimeAsync(500)
    expect(movement.attack).not.toBeNull()
    expect(movement.scene?.seats[0].damage).toBe(3)
    await vi.advanceTimersByTimeAsync(10_000)
    await shown
    expect(movement).toMatchObject({ attack: null, scene: null, busy: false })
  })

  it('takes no time for who wants it calm, and knows the own new hand', async () => {
    settings.calm = true
    const movement = new Movement(() => 0)
    await movement.show([told('drew', { count: 2 })], example(), example({ hand: ['burgle'] }), places)
    expect(movement).toMatchObject({ scene: null, flights: [], busy: false })
  })
})

describe('a tap', () => {
  it('ends what moves', async () => {
    const movement = new Movement(() => 0)
    const shown = movement.show([told('walked', { to: 14 }), told('arrived', { card: 'overlord' })], example(), example(), places)
    movement.hurry()
    await shown
    expect(movement.busy).toBe(false)
  })

  it('while others play skips the rest of their turn, but not the dragon', async () => {
    const movement = new Movement(() => 1)
    const first = movement.show([told('walked', { to: 14 })], example(), example(), places)
    movement.hurry()
    await first
    await movement.show([told('walked', { to: 15 }), told('arrived', { card: 'overlord' })], example(), example(), places)
    const attacked = told('attacked', { cause: 'row', extra: 0, drawn: [] }, null)
    const last = movement.show([told('ended'), attacked], example(), example(), places)
    await vi.advanceTimersByTimeAsync(50)
    expect(movement.attack).not.toBeNull()
    movement.hurry()
    await vi.advanceTimersByTimeAsync(50)
    await last
    expect(movement.attack).toBeNull()
  })
})
