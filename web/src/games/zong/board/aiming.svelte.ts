/** While a flick is aimed, pointer and keys on the board are the hand at the disc. Lengths in units of the drawing. */
import { announce } from '../../../lib/announce.svelte'
import type { Point } from '../../../lib/plane'
import { play } from '../../../lib/sound'
import type { Aim } from '../flick/aim.svelte'
import { STRENGTHS } from '../flick/flick'
import { cordOf, fullPull, type Cord } from '../flick/pull'
import type { Box } from './flags'
import type { Plan } from './geometry'

/** A fingertip, in pixels. */
const FINGER = 26
/** Milliseconds without a key before it is said where the flick would go. */
const SILENCE = 350

export class Aiming {
  /** The board on the page. */
  root = $state.raw<HTMLElement>()
  /** What of the drawing the window shows. */
  screen = $state.raw<Box | null>(null)
  #pressed = $state(0)

  /** `words`: what a flick would do as it is aimed now. */
  constructor(
    readonly given: () => Aim | null,
    readonly plan: () => Plan,
    readonly words: () => string,
  ) {
    $effect(() => {
      if (this.aim) this.measure()
    })
    // Whoever aims by keys hears once they rest where the flick would go.
    $effect(() => {
      const words = this.words()
      if (this.#pressed === 0 || words === '') return
      const timer = setTimeout(() => announce(words), SILENCE)
      return () => clearTimeout(timer)
    })
  }

  /** The flick that can still be changed. */
  readonly aim = $derived.by(() => {
    const aim = this.given()
    return aim?.flicked ? null : aim
  })
  readonly pulled = $derived.by(() => (this.aim && this.aim.strength > 0 ? this.aim : null))
  readonly cord = $derived.by<(Cord & { tied: Point }) | null>(() => {
    if (!this.pulled) return null
    const plan = this.plan()
    const at = plan.at(this.pulled.spot)
    const ahead = unit(plan.turn(this.pulled.way))
    const radius = this.pulled.radius * plan.scale
    const full = fullPull(at, ahead, this.screen, plan.vertical)
    return {
      ...cordOf(at, ahead, radius, full, this.pulled.strength / STRENGTHS),
      tied: { x: at.x - ahead.x * radius, y: at.y - ahead.y * radius },
    }
  })

  readonly measure = (): void => {
    if (!this.root || !this.aim) return
    const { left, top } = this.root.getBoundingClientRect()
    const units = this.#unitsAPixel()
    this.screen = { x: -left * units, y: -top * units, width: innerWidth * units, height: innerHeight * units }
  }

  readonly down = (event: PointerEvent): void => {
    if (!this.aim || event.button !== 0) return
    this.measure()
    const plan = this.plan()
    const slack = (FINGER * this.#unitsAPixel()) / plan.scale
    if (!this.aim.grab(this.#placeUnder(event), slack, this.cord && plan.from(this.cord.grip))) return
    this.root?.setPointerCapture(event.pointerId)
    play('lift')
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.aim?.held || !this.root?.hasPointerCapture(event.pointerId)) return
    const plan = this.plan()
    const place = this.#placeUnder(event)
    const [from, to] = [plan.at(this.aim.spot), plan.at(place)]
    const ahead = unit({ x: from.x - to.x, y: from.y - to.y })
    this.aim.drag(place, fullPull(from, ahead, this.screen, plan.vertical) / plan.scale)
  }

  readonly up = (event: PointerEvent): void => {
    if (this.root?.hasPointerCapture(event.pointerId)) this.aim?.letGo()
  }

  readonly cancel = (): void => this.aim?.cancel()

  readonly press = (event: KeyboardEvent): void => {
    if (!this.aim?.press(event, this.plan())) return
    event.preventDefault()
    event.stopPropagation()
    this.measure()
    this.#pressed++
  }

  #placeUnder({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.root?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const units = this.#unitsAPixel()
    return this.plan().from({ x: (clientX - left) * units, y: (clientY - top) * units })
  }

  #unitsAPixel(): number {
    return this.plan().width / (this.root?.getBoundingClientRect().width ?? 1)
  }
}

function unit({ x, y }: Point): Point {
  const long = Math.hypot(x, y) || 1
  return { x: x / long, y: y / long }
}
