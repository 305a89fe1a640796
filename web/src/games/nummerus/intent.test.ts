import { describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import { choice, example } from './example'
import { Intent } from './intent.svelte'
import { Movement } from './movement.svelte'

vi.mock('../../lib/sound', () => ({ play: () => undefined }))

const positionOf = (view = example()) => ({ ply: 4, view, outcome: null, may_take_back: false })
const table = (more: object = {}): LiveTable =>
  ({
    position: positionOf(),
    table: { seats: ['Lene', 'Mira', 'Kuno'].map((name, i) => ({ name, kind: 'person', token: i + 1 })) },
    mine: [0],
    acting: 0,
    waiting: 0,
    move: vi.fn(async () => 1),
    send: vi.fn(async () => 1),
    ...more,
  }) as unknown as LiveTable
const sit = (live: LiveTable) => new Intent(live, new Movement())

describe('what somebody is about to do', () => {
  it('is one picked chip, until it is put back', () => {
    const intent = sit(table())
    intent.pick(choice(10, [8, 9, 10]))
    expect(intent.picked?.chip).toBe(10)
    expect(intent.opensFor).toBe(2)
    intent.pick(choice(40, [40]))
    expect(intent.picked?.chip).toBe(40)
    intent.putBack()
    expect(intent.picked).toBeNull()
  })

  it('is forgotten with the position, even when a move taken back repeats its number', () => {
    const live = table()
    const intent = sit(live)
    intent.pick(choice(10, [8, 9, 10]))
    live.position = positionOf() as unknown as LiveTable['position']
    expect(intent.picked).toBeNull()
  })

  it('waits while an older position is looked at, and goes on with the next', () => {
    const live = table()
    const intent = sit(live)
    intent.lookBack(example({ fields: [], choices: [] }))
    expect(intent).toMatchObject({ acting: null, choices: [], view: { fields: [] } })
    intent.lookAhead()
    expect(intent.choices).toHaveLength(2)
    intent.lookBack(example({ choices: [] }))
    live.position = positionOf() as unknown as LiveTable['position']
    expect(intent.choices).toHaveLength(2)
  })

  it('is nothing for who only watches', () => {
    const intent = sit(table({ mine: [], acting: null }))
    intent.pick(choice(10, [8, 9, 10]))
    expect(intent.choices).toEqual([])
    expect(intent.picked).toBeNull()
  })

  it('is a swap once both chips are chosen, and each can be let go again', () => {
    const view = example({ phase: 'swap', choices: [], trades: [[30, 27, 1500]] })
    const intent = sit(table({ position: positionOf(view) }))
    intent.give(30)
    expect(intent.trade).toBeNull()
    intent.take(27)
    expect(intent.trade).toBe(1500)
    intent.give(30)
    expect(intent.trade).toBeNull()
  })

  it('is sent once, not while an answer is on its way', async () => {
    const live = table()
    await sit(live).play(9)
    expect(live.move).toHaveBeenCalledExactlyOnceWith(9)
    const waiting = table({ waiting: 1 })
    await sit(waiting).play(9)
    expect(waiting.move).not.toHaveBeenCalled()
  })

  it('keeps the sentence when the server refuses', async () => {
    const intent = sit(table({ move: () => Promise.reject(new Refusal('over', 'Das Spiel ist schon zu Ende.')) }))
    await intent.play(9)
    expect(intent.refused).toBe('Das Spiel ist schon zu Ende.')
  })
})
