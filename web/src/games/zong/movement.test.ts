import { describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { boardOf, placeOf } from './board/board'
import { lyingOf, withLoose } from './board/geometry'
import type { Story } from '../../table/movement.svelte'
import { inMovingTime, passes, PICTURE } from '../../table/moving-time'
import { example, places } from './example'
import { ZongMovement } from './movement.svelte'
import type { ZongHappening, ZongView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined, impact: () => undefined }))

const story = (happenings: ZongHappening[], before: ZongView, after: ZongView): Story<'zong'> => ({
  happenings,
  before,
  after,
})
const at = ({ scene, loose }: ZongMovement, seat: number) =>
  scene && withLoose(lyingOf(scene, boardOf(scene.board)), loose).find((piece) => piece.seat === seat)

inMovingTime()

const field = (index: number) => placeOf(boardOf('classic'), index)

describe('a throw', () => {
  const threw: ZongHappening = {
    kind: 'threw',
    seat: 0,
    values: {
      discs: [
        [0, 1],
        [1, 0],
        [2, 0],
      ],
      zongs: 1,
      spirals: 0,
      points: 11,
    },
  }
  const after = example({
    phase: 'flick',
    hands: [
      [1, 1, 0],
      [0, 1, 1],
      [1, 0, 1],
    ],
  })

  it('lets three discs hop, turn over and land with the side that came up', async () => {
    const movement = new ZongMovement(places)
    const shown = movement.show(story([threw], example(), after))
    expect(movement).toMatchObject({ busy: true, telling: threw })
    expect(movement.scene).toMatchObject({
      thrown: [
        [0, 1],
        [1, 0],
        [2, 0],
      ],
      zongs: 1,
      points: 11,
    })
    expect(movement.scene?.hands[0]).toEqual([1, 1, 0])
    expect(movement.tosses.map(({ turns }) => turns % 2)).toEqual([1, 0, 0])
    await passes(2_000)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, tosses: [], telling: null })
  })
})

describe('walking', () => {
  const attacked: ZongHappening = {
    kind: 'attacked-with',
    seat: 0,
    values: { points: 2, from: 9, to: 11, companions: [1], alone: false, origin: '6', place: '8' },
  }
  const after = example({
    turn: 1,
    fields: [
      [0, 2],
      [11, 1, 0],
    ],
  })
  const before: ZongView = example({
    phase: 'attack',
    thrown: [
      [0, 0],
      [1, 1],
      [2, 1],
    ],
    hands: [
      [1, 1, 0],
      [0, 1, 1],
      [1, 0, 1],
    ],
  })

  it('hops field by field, companions below', async () => {
    const movement = new ZongMovement(places)
    const shown = movement.show(story([attacked], before, after))
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
    const movement = new ZongMovement(places)
    const passedOn: ZongHappening = { kind: 'passed-on', seat: 0, values: { to: 1 } }
    const shown = movement.show(story([attacked, passedOn], before, after))
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
    const movement = new ZongMovement(places)
    const retreated: ZongHappening = {
      kind: 'retreated',
      seat: 0,
      values: { from: 9, to: 8, behind: 2, origin: '6', place: '5' },
    }
    const shown = movement.show(
      story(
        [retreated],
        { ...before, spirals: 1 },
        example({
          fields: [
            [0, 2],
            [8, 0],
            [9, 1],
          ],
        }),
      ),
    )
    await passes(240)
    expect(movement.scene?.fields).toEqual([
      [0, 2],
      [8, 0],
      [9, 1],
    ])
    await passes(2_000)
    await shown
  })

  it('is over at once when somebody taps', async () => {
    const movement = new ZongMovement(places)
    const shown = movement.show(story([attacked], before, after))
    await passes(PICTURE)
    movement.hurry()
    await passes(PICTURE)
    await shown
    expect(movement).toMatchObject({ busy: false, scene: null, flights: [] })
  })

  it('takes no time for who wants it calm', async () => {
    settings.calm = true
    const movement = new ZongMovement(places)
    await movement.show(story([attacked], before, after))
    expect(movement.busy).toBe(false)
  })
})

describe('tidying up', () => {
  const lying: ZongView['lying'] = [
    [15_000, 30_000, -1],
    [10_000, 20_000, -1],
    [12_000, 54_000, -1],
  ]
  const before = example({ phase: 'vote', lying })
  const happenings: ZongHappening[] = [
    { kind: 'decided', seat: 0, values: { ayes: 2, noes: 1, seat: 0, field: 10, place: '7', reason: 'red' } },
    { kind: 'tidied-red', seat: 0, values: { piece: 0, field: 10, place: '7', height: 0 } },
    { kind: 'tidied-on', seat: 1, values: { piece: 1, field: 16, place: '13', height: 0 } },
  ]
  const after = example({
    phase: 'flick',
    fields: [
      [0, 2],
      [10, 0],
      [16, 1],
    ],
  })

  it('begins with the pieces as they lie, and puts each one on its field', async () => {
    const movement = new ZongMovement(places)
    const shown = movement.show(story(happenings, before, after))
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
