/** A turn shown as movement: a stone slides, one comes from the supply, full lines go back and bring their coins. */
import { tick } from 'svelte'
import type { Views } from '../../feed/messages'
import { times } from '../../lib/draw'
import { distance } from '../../lib/plane'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound'
import { at } from '../../lib/sure'
import { Movement, type Story } from '../../table/movement.svelte'
import { CELL, middleOf } from './board/geometry'
import type { Carried } from './board/scene'
import { isLast, type Turn } from './moves'
import { happened, withStone } from './story'
import type { SechserreiheHappening } from './view'

/** Where things lie on the screen; what is folded away lies nowhere. */
export interface Places {
  field: (field: number) => DOMRect
  supply: () => DOMRect | null
  bank: () => DOMRect | null
  /** the next empty hollow of a seat's purse */
  purse: (seat: number) => DOMRect | null
}

interface Piece {
  piece: 'stone' | 'coin'
}

const STONE: Piece = { piece: 'stone' }
const COIN: Piece = { piece: 'coin' }
const SHORT_SLIDE = 220
const SLIDE_PER_FIELD = 45
const FLIGHT = 320
const COIN_FLIGHT = 400
const GLOW = 260
/** The stones of a line leave one after the other, so much apart. */
const APART = 75

export class SechserreiheMovement extends Movement<'sechserreihe', Views['sechserreihe'], Piece> {
  carried = $state.raw<Carried | null>(null)
  /** milliseconds it takes for its way */
  slide = $state(0)
  /** full lines on their way out */
  lit = $state.raw<number[]>([])
  /** The turn played last at this screen: it lies there already. */
  played: Turn | null = null

  constructor(readonly places: Places) {
    super()
  }

  protected override async perform({ happenings, before, after }: Story<'sechserreihe'>): Promise<void> {
    const isOwn = this.played !== null && after.last !== null && isLast(this.played, after.last)
    this.scene = { ...before, last: null }
    for (const happening of happenings) {
      const next = happened(this.now, happening)
      if (!isOwn || !LIES_ALREADY.has(happening.kind)) await this.#show(happening)
      this.scene = next
    }
    this.lit = []
  }

  async #show({ kind, seat, values }: SechserreiheHappening): Promise<void> {
    if (kind === 'slid') await this.#slide(values.origin, values.target)
    if (kind === 'placed') await this.#place(values.field)
    if (kind === 'laid') for (const field of values.fields) await this.#place(field)
    if (kind === 'completed') await this.#complete(values.line, values.fields)
    if (kind === 'earned' && seat !== null) for (const _ of times(values.coins, Number)) await this.#earn(seat)
  }

  async #slide(from: number, to: number): Promise<void> {
    this.change({ fields: this.now.fields.with(from, 0) })
    this.slide = 0
    this.carried = { from, at: from }
    await tick()
    this.slide = slideTime(from, to)
    this.carried = { from, at: to }
    play('slide')
    await this.pause(this.slide)
    this.change({ fields: this.now.fields.with(to, 1) })
    this.carried = null
    this.slide = 0
  }

  async #place(field: number): Promise<void> {
    const laid = withStone(this.now, field)
    this.change({ supply: laid.supply })
    await this.fly(this.way(STONE, this.places.supply(), this.places.field(field), FLIGHT))
    this.scene = laid
    play('place')
  }

  async #complete(line: number, fields: number[]): Promise<void> {
    this.lit = [line]
    await this.pause(GLOW)
    await this.#clear(fields)
  }

  /** Stones that lie in two full lines leave with the first. */
  async #clear(line: number[]): Promise<void> {
    const landings: Promise<void>[] = []
    for (const field of line.filter((each) => at(this.now.fields, each) > 0)) {
      const from = this.places.field(field)
      this.change({ fields: this.now.fields.with(field, 0) })
      play('lift')
      landings.push(this.#return(from))
      await this.pause(APART)
    }
    await Promise.all(landings)
  }

  async #return(from: DOMRect): Promise<void> {
    await this.fly(this.way(STONE, from, this.places.supply(), FLIGHT))
    this.change({ supply: this.now.supply + 1 })
  }

  async #earn(seat: number): Promise<void> {
    const from = this.places.bank()
    this.change({ bank: this.now.bank - 1 })
    await this.fly(this.way(COIN, from, this.places.purse(seat), COIN_FLIGHT))
    this.change({ coins: this.now.coins.with(seat, at(this.now.coins, seat) + 1) })
    play('coin')
  }
}

/** What was played at this screen is seen before it is told. */
const LIES_ALREADY: ReadonlySet<SechserreiheHappening['kind']> = new Set(['slid', 'placed', 'laid'])

/** Longer ways take longer, but not in proportion. */
export function slideTime(from: number, to: number): number {
  if (settings.calm) return 0
  return SHORT_SLIDE + SLIDE_PER_FIELD * (distance(middleOf(from), middleOf(to)) / CELL - 1)
}
