import { describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { inMovingTime, passes, seen } from '../../table/moving-time'
import { example, places, told, walked } from './example'
import { KlongMovement } from './movement.svelte'
import { thiefOf, type KlongHappening } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))
const middle = ({ x, width }: DOMRect): number => x + width / 2

const show = (movement: KlongMovement, happenings: KlongHappening[], after = example()): Promise<void> =>
  movement.show({ happenings, before: example(), after })

/** What is seen of a story, in order. */
async function seenOf(happenings: KlongHappening[], look: (movement: KlongMovement) => unknown): Promise<unknown[]> {
  const movement = new KlongMovement(places, () => 0)
  const found = await seen(show(movement, happenings), () => look(movement))
  return found.filter((each) => each !== undefined)
}

inMovingTime()

describe('a story', () => {
  it('is shown one happening after the other, and then the truth', async () => {
    const kinds = await seenOf(
      [walked({ to: 14 }), told({ kind: 'gold', values: { gold: 2 } }), told({ kind: 'turn', values: { seat: 1 } }, 1)],
      ({ telling }) => telling?.kind,
    )
    expect(kinds).toEqual(['walked', 'gold'])
  })

  it('lets the pawn be in its new room before anything else happens there', async () => {
    const rooms = await seenOf(
      [walked({ to: 18 }), told({ kind: 'took-artifact', values: { value: 5, room: 18 } })],
      ({ scene, flights }) => scene && `${thiefOf(scene, 0).room} ${flights.map(({ face }) => face.kind)}`,
    )
    expect(rooms.filter(Boolean)).toEqual(['18 ', '18 artifact'])
  })

  it('lets a bought card fly from the row to the discard pile', async () => {
    const ways = await seenOf(
      [told({ kind: 'bought', values: { card: 'pickaxe', cost: 4 } })],
      ({ flights: [flight] }) => flight && `${flight.from.x} ${flight.to.x}`,
    )
    expect(ways).toEqual(['5 3'])
  })

  it('lets what was beaten fall, and its gold fly to the purse', async () => {
    const ways = await seenOf(
      [told({ kind: 'fought', values: { card: 'goblin', cost: 2 } }), told({ kind: 'gold', values: { gold: 9 } })],
      ({ flights }) =>
        flights[0] &&
        `${flights.length} ${flights[0].face.kind} ${middle(flights[0].from)} ${middle(flights[0].to)} ${flights[0].falls ?? false}`,
    )
    expect(ways).toEqual(['1 card 25 25 true', '4 coin 25 27 false'])
  })

  it('lets gold of a secret come from its room', async () => {
    const ways = await seenOf(
      [
        told({ kind: 'took-secret', values: { secret: 'treasure', room: 14 } }),
        told({ kind: 'gold', values: { gold: 2 } }),
      ],
      ({ flights: [flight] }) => (flight?.face.kind === 'coin' ? middle(flight.from) : undefined),
    )
    expect(ways).toEqual([middle(places.room(thiefOf(example(), 0).room)!)])
  })

  it('shows what the others play, from their place card', async () => {
    const ways = await seenOf(
      [told({ kind: 'played', values: { card: 'tattle' } }, 1)],
      ({ flights: [flight] }) => flight && `${middle(flight.from)} ${middle(flight.to)}`,
    )
    expect(ways).toEqual([`${middle(places.seat(1)!)} ${middle(places.played()!)}`])
  })

  it('lets cubes drop into the lair, each from its owner', async () => {
    const cubes = await seenOf(
      [told({ kind: 'clank', values: { clank: 2, who: 2 } })],
      ({ flights }) => flights.length || undefined,
    )
    expect(cubes).toEqual([2])
  })

  it('waits until the dragon has had its turn', async () => {
    const movement = new KlongMovement(places, () => 0)
    const attacked = told({ kind: 'attacked', values: { cause: 'row', extra: 0, drawn: [[0, 1]] } }, null)
    const shown = show(
      movement,
      [told({ kind: 'ended', values: {} }), attacked, told({ kind: 'turn', values: { seat: 1 } }, 1)],
      example({ turn: 1 }),
    )
    await passes(500)
    expect(movement.attack).not.toBeNull()
    expect(movement.scene?.seats[0]?.damage).toBe(3)
    await passes(10_000)
    await shown
    expect(movement).toMatchObject({ attack: null, scene: null, busy: false })
  })

  it('lets the dragon wait until its attack can be shown, or somebody taps', async () => {
    const attacked = told({ kind: 'attacked', values: { cause: 'row', extra: 0, drawn: [] } }, null)
    let getReady = (): void => undefined
    const ready = new Promise<void>((resolve) => (getReady = resolve))
    const movements = [ready, new Promise<never>(() => {})].map(
      (there) =>
        new KlongMovement(
          places,
          () => 0,
          () => there,
        ),
    )
    const shown = movements.map((movement) => show(movement, [attacked]))
    await passes(500)
    expect(movements.map(({ attack }) => attack)).toEqual([null, null])
    getReady()
    movements[1]?.hurry()
    await passes(50)
    expect(movements.map(({ attack }) => attack?.phase)).toEqual(['wake', 'wake'])
    await passes(10_000)
    await Promise.all(shown)
  })

  it('takes no time for whoever wants it calm, and knows the own new hand', async () => {
    settings.calm = true
    const movement = new KlongMovement(places, () => 0)
    await show(movement, [told({ kind: 'drew', values: { count: 2 } })], example({ hand: ['burgle'] }))
    expect(movement).toMatchObject({ scene: null, flights: [], busy: false })
  })
})

describe('a tap', () => {
  it('ends what moves', async () => {
    const movement = new KlongMovement(places, () => 0)
    const shown = show(movement, [walked({ to: 14 }), told({ kind: 'arrived', values: { card: 'overlord' } })])
    movement.hurry()
    await shown
    expect(movement.busy).toBe(false)
  })

  it('while others play skips the rest of their turn, but not the dragon', async () => {
    const movement = new KlongMovement(places, () => 1)
    const first = show(movement, [walked({ to: 14 })])
    movement.hurry()
    await first
    await show(movement, [walked({ to: 15 }), told({ kind: 'arrived', values: { card: 'overlord' } })])
    const attacked = told({ kind: 'attacked', values: { cause: 'row', extra: 0, drawn: [] } }, null)
    const last = show(movement, [told({ kind: 'ended', values: {} }), attacked])
    await passes(50)
    expect(movement.attack).not.toBeNull()
    movement.hurry()
    await passes(50)
    await last
    expect(movement.attack).toBeNull()
  })
})
