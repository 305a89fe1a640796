/** A step shown as movement: the star slides along its line, the chip flies to the hand. A tap ends it at once. */
import { tick } from 'svelte'
import type { Views } from '../../feed/messages'
import type { EventOf } from '../../feed/typed'
import { distance } from '../../lib/plane'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound'
import { Movement, type Story } from '../../table/movement.svelte'
import { CELL, middleOf } from './board/geometry'
import type { Laid } from './board/scene'
import { happened } from './story'

export interface Places {
  field: (field: number) => DOMRect
  /** Where the chip lies before its player; if hands are folded away, the player's card. */
  chip: (seat: number, chip: number) => DOMRect | null
}

const SHORT_SLIDE = 280
const LONG_SLIDE = 400
const SLIDE_PER_FIELD = 30
const FLIGHT = 340
/** The chip leaves a little before the star stands still. */
const LIFT_OFF = 0.75

export class NummerusMovement extends Movement<'nummerus', Views['nummerus'], { chip: number }> {
  slide = $state(0)
  /** Lies on its field until the star has come. */
  leaving = $state.raw<Laid | null>(null)
  /** Belong to a hand already, but are still on the way. */
  awaited = $state.raw<number[]>([])

  constructor(readonly places: Places) {
    super()
  }

  override hurry(): void {
    this.slide = 0
    super.hurry()
  }

  protected override async perform({ happenings, before, after }: Story<'nummerus'>): Promise<void> {
    this.scene = before
    for (const happening of happenings) {
      const go = (): void => void (this.scene = happened(this.now, happening, after))
      if (happening.kind === 'took') await this.#take(happening, go)
      else if (happening.kind === 'swapped') await this.#swap(happening, go)
      else go()
    }
    this.slide = 0
  }

  async #take({ seat, values: { chip, origin, field } }: EventOf<'nummerus', 'took'>, go: () => void): Promise<void> {
    if (seat === null) return
    this.slide = slideTime(origin, field)
    this.leaving = { chip, field }
    this.awaited = [chip]
    go()
    play('slide')
    await this.pause(this.slide * LIFT_OFF)
    const target = this.places.chip(seat, chip)
    const from = this.places.field(field)
    this.leaving = null
    await this.fly(this.way({ chip }, from, target, FLIGHT))
    this.awaited = []
    play('take')
  }

  async #swap(
    { seat, values: { give, take, from: owner } }: EventOf<'nummerus', 'swapped'>,
    go: () => void,
  ): Promise<void> {
    if (seat === null) return
    const { chip } = this.places
    const [givenFrom, takenFrom] = [chip(seat, give), chip(owner, take)]
    this.awaited = [give, take]
    go()
    await tick()
    play('swap')
    await this.fly([
      ...this.way({ chip: give }, givenFrom, chip(owner, give), FLIGHT),
      ...this.way({ chip: take }, takenFrom, chip(seat, take), FLIGHT),
    ])
    this.awaited = []
  }
}

/** Longer ways take longer, but not in proportion. */
export function slideTime(origin: number, field: number): number {
  if (settings.calm) return 0
  const steps = distance(middleOf(origin), middleOf(field)) / CELL
  return Math.min(LONG_SLIDE, SHORT_SLIDE + SLIDE_PER_FIELD * Math.max(0, steps - 1))
}
