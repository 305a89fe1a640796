/** A step shown as movement: the star slides along its line, the chip flies to the hand. A tap ends it at once. */
import { tick } from 'svelte'
import type { Happening } from '../../lib/messages'
import { distance } from '../../lib/plane'
import { settings } from '../../lib/settings.svelte'
import { play } from '../../lib/sound'
import type { Flight } from '../../table/flight'
import { Pace } from '../../table/pace.svelte'
import { CELL, FIELDS } from './geometry'
import type { HandView } from './view'

export interface Places {
  field: (field: number) => DOMRect
  /** Where the chip lies before its player; if hands are folded away, the player's card. */
  chip: (seat: number, chip: number) => DOMRect | null
}

/** Its key is the chip's number. */
export interface ChipFlight extends Flight {
  key: number
}

const SHORT_SLIDE = 280
const LONG_SLIDE = 400
const SLIDE_PER_FIELD = 30
const FLIGHT = 340
/** The chip leaves a little before the star stands still. */
const LIFT_OFF = 0.75

export class Movement {
  slide = $state(0)
  /** Lies on its field until the star has come. */
  leaving = $state.raw<{ chip: number; field: number } | null>(null)
  /** Belong to a hand already, but are still on the way. */
  awaited = $state.raw<number[]>([])
  flights = $state.raw<ChipFlight[]>([])
  #pace = new Pace()

  get busy(): boolean {
    return this.#pace.busy
  }

  /** Called when the new position is known but not drawn yet, so what is measured first is still the old picture. */
  show(happenings: Happening[], hands: HandView[], places: Places): Promise<void> {
    return this.#pace.during(async () => {
      for (const happening of happenings) {
        if (happening.kind === 'took') await this.#take(happening, hands, places)
        if (happening.kind === 'swapped') await this.#swap(happening, places)
      }
      this.slide = 0
    })
  }

  hurry(): void {
    this.slide = 0
    this.#pace.hurry()
  }

  async #take({ seat, values }: Happening, hands: HandView[], places: Places): Promise<void> {
    const { chip, origin, field } = values as { chip: number; origin: number; field: number }
    if (seat === null || !hands[seat].chips.includes(chip)) return
    this.slide = slideTime(origin, field)
    this.leaving = { chip, field }
    this.awaited = [chip]
    play('slide')
    await this.#pace.pause(this.slide * LIFT_OFF)
    const target = places.chip(seat, chip)
    const from = places.field(field)
    this.leaving = null
    if (target) await this.#fly([{ key: chip, from, to: target, ms: FLIGHT }])
    this.awaited = []
    play('take')
  }

  async #swap({ seat, values }: Happening, places: Places): Promise<void> {
    const { give, take, from: owner } = values as { give: number; take: number; from: number }
    if (seat === null) return
    const givenFrom = places.chip(seat, give)
    const takenFrom = places.chip(owner, take)
    this.awaited = [give, take]
    await tick()
    const ways = [
      { key: give, from: givenFrom, to: places.chip(owner, give), ms: FLIGHT },
      { key: take, from: takenFrom, to: places.chip(seat, take), ms: FLIGHT },
    ]
    play('swap')
    await this.#fly(ways.filter((way): way is ChipFlight => way.from !== null && way.to !== null))
    this.awaited = []
  }

  async #fly(flights: ChipFlight[]): Promise<void> {
    this.flights = flights
    await this.#pace.pause(FLIGHT)
    this.flights = []
  }
}

/** Longer ways take longer, but not in proportion. */
export function slideTime(origin: number, field: number): number {
  if (settings.calm) return 0
  const steps = distance(FIELDS[origin], FIELDS[field]) / CELL
  return Math.min(LONG_SLIDE, SHORT_SLIDE + SLIDE_PER_FIELD * Math.max(0, steps - 1))
}
