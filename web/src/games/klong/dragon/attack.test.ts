import { describe, expect, it } from 'vitest'
import { Attack, type Attacked, type Before } from './attack.svelte'

const attacked: Attacked = {
  cause: 'countdown',
  extra: 2,
  drawn: [
    [-1, 0],
    [1, 1],
    [0, 0],
    [1, 1],
  ],
}
const before: Before = {
  bag: 20,
  seats: [
    { clank: 0, damage: 2 },
    { clank: 3, damage: 4 },
  ],
}

const stepByStep = (look: () => void) => ({ pause: async () => look(), read: async () => look() })

describe('an attack of the dragon', () => {
  it('reads whose cubes were drawn', () => {
    const attack = new Attack(attacked, before)
    expect(attack.drawn.map(({ owner }) => owner)).toEqual([null, 1, 0, 1])
    expect(attack.cause).toBe('countdown')
    expect(attack.extra).toBe(2)
  })

  it('empties the lair into the bag, then draws cube by cube', async () => {
    const attack = new Attack(attacked, before)
    const seen: [string, number, number, number][] = []
    await attack.run(stepByStep(() => seen.push([attack.phase, attack.clank(1), attack.bag, attack.hits(1)])))
    expect(seen[0]).toEqual(['wake', 3, 20, 0])
    expect(seen[1]).toEqual(['gather', 0, 23, 0])
    expect(seen.at(-1)).toEqual(['count', 0, 19, 2])
    expect(seen.map(([, , bag]) => bag)).toEqual([20, 23, 23, 22, 22, 21, 21, 20, 20, 19, 19])
  })

  it('takes no heart for a cube of somebody who is out', () => {
    const attack = new Attack(attacked, before)
    attack.shown = 4
    expect([attack.hits(0), attack.hits(1)]).toEqual([0, 2])
  })
})
