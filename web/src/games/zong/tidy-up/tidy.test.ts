import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { at, first } from '../../../lib/sure'
import { boardOf, placeOf } from '../board/board'
import { Footage } from '../flick/footage'
import type { Lying } from '../board/geometry'
import type { Tidying, ZongHappening } from '../view'
import { tidiedIn, type Tidied } from './tidy'
import { TidyUp } from './tidy-up.svelte'

vi.mock('../../../lib/sound', () => ({ play: () => {} }))

const board = boardOf('classic')
const START = 0
const numbered = (name: string): number => board.fields.findIndex((field) => field.name === name)
const place = (name: string) => placeOf(board, numbered(name))

function told(kind: Exclude<Tidying['kind'], 'tidied-between'>, piece: number, name: string, height = 0): Tidying {
  return { kind, seat: piece, values: { piece, field: numbered(name), place: name, height } }
}

const tidiedOne = (happening: ZongHappening, rest: Lying, film: Footage | null = null): Tidied =>
  first(tidiedIn([happening], [rest], board, START, film))

describe('what was measured', () => {
  it('is the field, for a piece with its centre on it', () => {
    const tidied = tidiedOne(told('tidied-on', 1, '22'), { seat: 1, x: 143, y: 262, level: 0 })
    expect(tidied.marks).toEqual([{ kind: 'field', at: place('22'), chosen: true }])
    expect(tidied.to).toEqual({ seat: 1, ...place('22'), level: 0 })
  })

  it('is both fields that a piece lies between', () => {
    const [a, b] = [place('22'), place('23')]
    const { values } = told('tidied-on', 0, '23')
    const between: Tidying = {
      kind: 'tidied-between',
      seat: 0,
      values: { ...values, touched: [numbered('22'), numbered('23')] },
    }
    const tidied = tidiedOne(between, { seat: 0, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, level: 0 })
    expect(tidied.marks).toEqual([
      { kind: 'field', at: a, chosen: false },
      { kind: 'field', at: b, chosen: true },
    ])
  })

  it('is the way to the nearest red field, for a piece beside the track', () => {
    const tidied = tidiedOne(told('tidied-red', 2, '19'), { seat: 2, x: 225, y: 360, level: 0 })
    expect(tidied.marks).toEqual([
      { kind: 'line', from: { x: 225, y: 360 }, to: place('19') },
      { kind: 'field', at: place('19'), chosen: true },
    ])
  })

  it('is the rail that a piece went over, and it goes back to its own spot at the start', () => {
    const film = new Footage({
      ways: [
        { carrier: -1, keys: [{ at: 0, x: 20, y: 200 }] },
        { carrier: -1, keys: [{ at: 0, x: 140, y: 60 }] },
      ],
      moments: [{ at: 10, kind: 'hop', disc: 0, other: 3, amount: 1900 }],
    })
    const tidied = tidiedOne(told('tidied-off', 0, 'P3'), { seat: 0, x: -40, y: 200, level: 0 }, film)
    expect(tidied.marks[0]).toMatchObject({ kind: 'rail', from: { x: 0, y: 560 }, to: { x: 0, y: 0 } })
    expect(tidied.to).toEqual({ seat: 0, ...first(at(board.starts, START)), level: 0 })
  })

  it('is the edge of the target; a piece wholly on it stays there', () => {
    const edge = tidiedOne(told('tidied-edge', 0, '33'), { seat: 0, x: 180, y: 105, level: 0 })
    expect(edge.marks.map(({ kind }) => kind)).toEqual(['target', 'field'])
    const rest = { seat: 0, x: 140, y: 60, level: 0 }
    const hit = tidiedOne({ kind: 'hit-target', seat: 0, values: { piece: 0 } }, rest)
    expect(hit).toMatchObject({ reason: 'target', from: rest, to: rest })
  })

  it('leaves out what is no tidying up, and builds towers from below', () => {
    const rests = [0, 1].map((seat) => ({ seat, x: 140, y: 262, level: seat }))
    const story: ZongHappening[] = [
      { kind: 'missed', seat: 0, values: {} },
      told('tidied-on', 0, '22', 1),
      told('tidied-on', 1, '22', 0),
    ]
    expect(tidiedIn(story, rests, board, START, null).map(({ seat }) => seat)).toEqual([1, 0])
  })
})

describe('tidying up', () => {
  const rests = [0, 1].map((seat) => ({ seat, x: 140 + seat * 30, y: 262, level: 0 }))
  const tidied = tidiedIn([told('tidied-on', 0, '22'), told('tidied-red', 1, '19')], rests, board, START, null)
  const words = (): string => 'Warum.'
  let waits: (() => void)[] = []
  const pause = (): Promise<void> => new Promise((resolve) => waits.push(resolve))
  const travel = (_ms: number, draw: (share: number) => void): Promise<void> => pause().then(() => draw(1))
  const pace = { pause, travel }
  const turnOver = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

  beforeEach(() => {
    waits = []
    settings.calm = false
  })

  it('speaks of one piece after the other, and each goes to its field', async () => {
    const tidy = new TidyUp()
    const done = tidy.show(tidied, rests, words, pace)
    expect(tidy.current?.seat).toBe(0)
    expect(tidy.lying).toEqual(rests)
    waits.shift()?.()
    await turnOver()
    waits.shift()?.()
    await turnOver()
    expect(tidy.current?.seat).toBe(1)
    expect(tidy.lying?.[0]).toEqual(first(tidied).to)
    waits.shift()?.()
    await turnOver()
    waits.shift()?.()
    await done
    expect([tidy.current, tidy.lying]).toEqual([null, null])
  })

  it('goes on at a tap', async () => {
    const tidy = new TidyUp()
    void tidy.show(tidied, rests, words, pace)
    tidy.next()
    await turnOver()
    expect(waits).toHaveLength(2)
    waits[1]?.()
    await turnOver()
    expect(tidy.current?.seat).toBe(1)
  })

  it('lists everything at once where things keep still, until it is read', async () => {
    settings.calm = true
    const tidy = new TidyUp()
    await tidy.show(tidied, rests, words, pace)
    expect(tidy.listed).toEqual(tidied)
    expect(tidy.lying).toBeNull()
    tidy.putAway()
    expect(tidy.listed).toEqual([])
    settings.calm = false
  })
})
