import { describe, expect, it } from 'vitest'
import type { LiveTable } from '../lib/live.svelte'
import { HandOver } from './hand-over.svelte'

const table = (mine: number[], acting: number | null): LiveTable => ({ mine, acting }) as unknown as LiveTable
const at = (mine: number[], acting: number | null, inside = [0, 1, 2]) => new HandOver(table(mine, acting), () => inside, () => 1)

describe('a hand at a shared screen', () => {
  it('is open to who is alone at the screen', () => {
    expect(at([0], 0).hidden).toBe(false)
    expect(at([0], null).hidden).toBe(false)
  })

  it('lies face down until its owner has come', () => {
    const handOver = at([0, 1], 1)
    expect(handOver).toMatchObject({ hidden: true, awaited: 1 })
    handOver.ready()
    expect(handOver).toMatchObject({ hidden: false, awaited: null })
  })

  it('lies face down during everybody else’s turn, and awaits nobody', () => {
    expect(at([0, 1], null)).toMatchObject({ hidden: true, awaited: null })
  })

  it('is covered again for the next turn', () => {
    let turns = 1
    const handOver = new HandOver(table([0, 1], 0), () => [0, 1], () => turns)
    handOver.ready()
    expect(handOver.hidden).toBe(false)
    turns = 3
    expect(handOver.hidden).toBe(true)
  })

  it('is not hidden from people who are out', () => {
    expect(at([0, 1], 0, [0]).hidden).toBe(false)
  })
})
