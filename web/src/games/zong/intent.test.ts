import { describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import { BLUE, LIGHTNING, RISK } from './discs'
import { example } from './example'
import { companionsIn, Intent } from './intent.svelte'
import { Movement } from './movement.svelte'
import type { ZongView } from './view'

vi.mock('../../lib/sound', () => ({ play: () => undefined, impact: () => undefined }))

function table(view: Partial<ZongView> = {}, more: object = {}): LiveTable {
  return {
    position: { ply: 4, view: example(view), outcome: null, may_take_back: false },
    table: { seats: ['Lene', 'Mara', 'Ben'].map((name, i) => ({ name, kind: 'person', token: i + 1 })) },
    mine: [0],
    acting: 0,
    waiting: 0,
    move: vi.fn(async () => 1),
    ...more,
  } as unknown as LiveTable
}

const sit = (live = table()): Intent => new Intent(live, new Movement())
const played = ({ live }: Intent) => vi.mocked(live.move).mock.calls.map(([move]) => move)

describe('a throw', () => {
  it('is made of three discs of the hand', async () => {
    const intent = sit()
    expect(intent.hand).toEqual([BLUE, BLUE, RISK, RISK, LIGHTNING])
    for (const slot of [4, 0, 2]) intent.toggleDisc(slot)
    expect(intent).toMatchObject({ thrown: [LIGHTNING, BLUE, RISK], throwing: 4 })
    await intent.throwDiscs()
    expect(played(intent)).toEqual([4])
  })

  it('is not possible with fewer', async () => {
    const intent = sit()
    for (const slot of [0, 1]) intent.toggleDisc(slot)
    await intent.throwDiscs()
    expect(intent.throwing).toBeNull()
    expect(played(intent)).toEqual([])
  })

  it('takes a disc back when it is chosen again, and a fourth instead of the first', () => {
    const intent = sit()
    for (const slot of [0, 1, 1, 2, 3, 4]) intent.toggleDisc(slot)
    expect(intent.chosen).toEqual([2, 3, 4])
    intent.stepBack()
    expect(intent.chosen).toEqual([2, 3])
  })

  it('knows nothing of discs that are not there', () => {
    const intent = sit()
    intent.toggleDisc(7)
    expect(intent.chosen).toEqual([])
  })

  it('is forgotten with a new position', () => {
    const live = table()
    const intent = sit(live)
    intent.toggleDisc(0)
    live.position = { ...live.position! }
    expect(intent.chosen).toEqual([])
  })
})

describe('an attack', () => {
  const attack: Partial<ZongView> = { phase: 'attack', companions: [1, 2], points: 4 }

  it('goes alone, or with whom one likes', async () => {
    const intent = sit(table(attack))
    await intent.go()
    intent.toggleCompanion(2)
    intent.toggleCompanion(1)
    expect(intent.companions).toEqual([1, 2])
    await intent.go()
    expect(played(intent)).toEqual([10, 16])
  })

  it('takes nobody along who does not stand there', () => {
    const intent = sit(table({ ...attack, companions: [1] }))
    intent.toggleCompanion(2)
    expect(intent.companions).toEqual([])
  })
})

describe('other decisions', () => {
  it('are one press each', async () => {
    const picking = sit(table({ phase: 'pick' }))
    await picking.pick('small')
    expect(played(picking)).toEqual([77])
    const voting = sit(table({ phase: 'vote' }))
    await voting.vote(0)
    await voting.vote(1)
    expect(played(voting)).toEqual([74, 75])
  })

  it('are made for the seat that is asked', async () => {
    const intent = sit(table({ phase: 'pick' }, { mine: [0, 2], acting: 2 }))
    await intent.pick('large')
    expect(intent.live.move).toHaveBeenCalledExactlyOnceWith(76, 2)
  })
})

describe('a flick', () => {
  it('is aimed with the own disc and played when it is let go', () => {
    const intent = sit(table({ phase: 'flick', discs: ['small', 'large', 'large'] }))
    const aim = intent.aim!
    expect(aim.size).toBe('small')
    aim.strength = 500
    aim.flick()
    expect(played(intent)).toEqual([aim.move])
  })

  it('is nobody else’s to aim', () => {
    expect(sit(table({ phase: 'flick' }, { mine: [], acting: null })).aim).toBeNull()
  })
})

describe('a hint', () => {
  it('marks discs of the hand', () => {
    expect(sit().advised(4)).toEqual([0, 2, 4])
    expect(sit().advised(undefined)).toEqual([])
  })

  it('marks who should come along', () => {
    expect(sit(table({ phase: 'attack', companions: [1, 2] })).advised(14)).toEqual([2])
    expect(companionsIn(10 + 2 + 32, [1, 5])).toEqual([1, 5])
  })
})

it('keeps what the server refuses as a sentence', async () => {
  const refuse = () => Promise.reject(new Refusal('over', 'Das Spiel ist schon zu Ende.'))
  const intent = sit(table({ phase: 'pick' }, { move: refuse }))
  await intent.pick('large')
  expect(intent.refused).toBe('Das Spiel ist schon zu Ende.')
})

it('does nothing while an answer is on its way', async () => {
  const intent = sit(table({}, { waiting: 1 }))
  for (const slot of [0, 2, 4]) intent.toggleDisc(slot)
  await intent.throwDiscs()
  expect(played(intent)).toEqual([])
})
