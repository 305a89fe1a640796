/** A turn shown as movement: a stone slides, one comes from the supply, full lines go back and bring their coins. */
import { tick } from 'svelte'
import { distance } from '../../lib/plane'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound'
import type { Flight } from '../../table/flight'
import { Pace } from '../../table/pace.svelte'
import { CELL, FIELDS, LINES } from './geometry'
import { isAlone, type Last, type SechserreiheView, type Turn } from './view'

/** Where things lie on the screen; what is folded away lies nowhere. */
export interface Places {
  field: (field: number) => DOMRect
  supply: () => DOMRect | null
  bank: () => DOMRect | null
  /** the next empty hollow of a seat's purse */
  purse: (seat: number) => DOMRect | null
}

export interface PieceFlight extends Flight {
  piece: 'stone' | 'coin'
}

/** What lies where in the midst of a movement. */
type Scene = Pick<SechserreiheView, 'fields' | 'supply' | 'coins' | 'bank'>

const SHORT_SLIDE = 220
const SLIDE_PER_FIELD = 45
const FLIGHT = 320
const COIN_FLIGHT = 400
const GLOW = 260
/** The stones of a line leave one after the other, so much apart. */
const APART = 75

export class Movement {
  scene = $state.raw<Scene | null>(null)
  /** a stone off its field */
  carried = $state.raw<{ from: number; at: number } | null>(null)
  /** milliseconds it takes for its way */
  slide = $state(0)
  /** full lines on their way out */
  lit = $state.raw<number[]>([])
  flights = $state.raw<PieceFlight[]>([])
  #pace = new Pace()
  #launched = 0

  get busy(): boolean {
    return this.#pace.busy
  }

  hurry(): void {
    this.#pace.hurry()
  }

  /** Called when the new position is known but not drawn yet. What was played at this screen already lies there. */
  show(before: SechserreiheView, after: SechserreiheView, places: Places, played: Turn | null): Promise<void> {
    return this.#pace.during(async () => {
      const last = after.last
      if (!last) return
      this.scene = { fields: before.fields, supply: before.supply, coins: before.coins, bank: before.bank }
      if (played && isSame(played, last)) this.#settle(last)
      else await this.#turn(last, places)
      for (const line of last.lines) {
        this.lit = [line]
        await this.#pace.pause(GLOW)
        if (isAlone(after)) continue
        await this.#clear(line, places)
        if (this.scene.coins[last.seat] < after.coins[last.seat]) await this.#earn(last.seat, places)
      }
      this.scene = null
      this.lit = []
    })
  }

  #settle({ origin, target, placed }: Last): void {
    if (origin >= 0) this.#lay(target, this.#without(origin))
    for (const field of placed) this.#lay(field)
    this.#change({ supply: this.#scene.supply - placed.length })
  }

  async #turn({ origin, target, placed }: Last, places: Places): Promise<void> {
    if (origin >= 0) await this.#slide(origin, target)
    for (const field of placed) {
      this.#change({ supply: this.#scene.supply - 1 })
      await this.#fly('stone', places.supply(), places.field(field), FLIGHT)
      this.#lay(field)
      play('place')
    }
  }

  async #slide(from: number, to: number): Promise<void> {
    this.#change({ fields: this.#without(from) })
    this.slide = 0
    this.carried = { from, at: from }
    await tick()
    this.slide = slideTime(from, to)
    this.carried = { from, at: to }
    play('slide')
    await this.#pace.pause(this.slide)
    this.#lay(to)
    this.carried = null
    this.slide = 0
  }

  /** Stones that lie in two full lines leave with the first. */
  async #clear(line: number, places: Places): Promise<void> {
    const landings: Promise<void>[] = []
    for (const field of LINES[line].filter((each) => this.#scene.fields[each] > 0)) {
      const from = places.field(field)
      this.#change({ fields: this.#without(field) })
      play('lift')
      landings.push(this.#return(from, places))
      await this.#pace.pause(APART)
    }
    await Promise.all(landings)
  }

  async #return(from: DOMRect, places: Places): Promise<void> {
    await this.#fly('stone', from, places.supply(), FLIGHT)
    this.#change({ supply: this.#scene.supply + 1 })
  }

  async #earn(seat: number, places: Places): Promise<void> {
    const from = places.bank()
    this.#change({ bank: this.#scene.bank - 1 })
    await this.#fly('coin', from, places.purse(seat), COIN_FLIGHT)
    this.#change({ coins: this.#scene.coins.map((coins, each) => (each === seat ? coins + 1 : coins)) })
    play('coin')
  }

  async #fly(piece: PieceFlight['piece'], from: DOMRect | null, to: DOMRect | null, ms: number): Promise<void> {
    if (!from || !to) return
    const flight = { key: this.#launched++, piece, from, to, ms }
    this.flights = [...this.flights, flight]
    await this.#pace.pause(ms)
    this.flights = this.flights.filter((each) => each !== flight)
  }

  get #scene(): Scene {
    return this.scene!
  }

  #change(change: Partial<Scene>): void {
    this.scene = { ...this.#scene, ...change }
  }

  #lay(field: number, fields = this.#scene.fields): void {
    this.#change({ fields: fields.with(field, 1) })
  }

  #without(field: number): number[] {
    return this.#scene.fields.with(field, 0)
  }
}

/** Longer ways take longer, but not in proportion. */
export function slideTime(from: number, to: number): number {
  if (settings.calm) return 0
  return SHORT_SLIDE + SLIDE_PER_FIELD * (distance(FIELDS[from], FIELDS[to]) / CELL - 1)
}

const isSame = ([, origin, target, ...placed]: Turn, last: Last): boolean =>
  origin === last.origin && target === last.target && placed.join() === last.placed.join()
