/** An attack of the dragon as a scene: what lies in the lair goes into the bag, then one cube after the other comes out. */
import type { EventOf } from '../../../feed/typed'
import { play } from '../../../lib/sound'
import type { Pace } from '../../../table/pace.svelte'

export type Attacked = EventOf<'klong', 'attacked'>['values']

/** A cube out of the bag: black, or of a seat; it hits whoever is still inside. */
export interface Drawn {
  owner: number | null
  hit: boolean
}

/** What the scene needs to know of the position before. */
export interface Before {
  bag: number
  seats: { clank: number; damage: number }[]
}

const WAKE = 900
const GATHER = 1_000
const REACH = 340
const LOOK = 420
const COUNT = 1_500

export class Attack {
  /** The dragon lifts its head, the cubes are gathered, drawn one by one, and counted. */
  phase = $state<'wake' | 'gather' | 'draw' | 'count'>('wake')
  /** How many cubes have come out. */
  shown = $state(0)
  readonly cause: Attacked['cause']
  /** Cubes drawn more than the rage says, because of the countdown. */
  readonly extra: number
  readonly drawn: Drawn[]
  readonly before: Before

  constructor({ cause, extra, drawn }: Attacked, before: Before) {
    this.cause = cause
    this.extra = extra
    this.drawn = drawn.map(([owner, hit]) => ({ owner: owner < 0 ? null : owner, hit: hit === 1 }))
    this.before = before
  }

  get out(): Drawn[] {
    return this.drawn.slice(0, this.shown)
  }

  get latest(): Drawn | null {
    return this.phase === 'draw' ? (this.drawn[this.shown - 1] ?? null) : null
  }

  /** Cubes in the bag at this moment of the scene. */
  get bag(): number {
    const loud = this.before.seats.reduce((sum, { clank }) => sum + clank, 0)
    return this.before.bag + (this.phase === 'wake' ? 0 : loud) - this.shown
  }

  /** Cubes of this seat that still lie in the lair. */
  clank(seat: number): number {
    return this.phase === 'wake' ? (this.before.seats[seat]?.clank ?? 0) : 0
  }

  /** Hearts this seat has lost in the scene so far. */
  hits(seat: number): number {
    return this.out.filter(({ owner, hit }) => hit && owner === seat).length
  }

  /** Runs the scene to its end; somebody who taps sees the end at once. */
  async run(pace: Pick<Pace, 'pause' | 'read'>): Promise<void> {
    play('dragon')
    await pace.pause(WAKE)
    this.phase = 'gather'
    play('pour')
    await pace.pause(GATHER)
    this.phase = 'draw'
    for (const { hit } of this.drawn) {
      await pace.pause(REACH)
      this.shown += 1
      play(hit ? 'hurt' : 'cube')
      await pace.pause(LOOK)
    }
    this.shown = this.drawn.length
    this.phase = 'count'
    await pace.read(COUNT)
  }
}
