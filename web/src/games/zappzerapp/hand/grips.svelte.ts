/** Fingers and mouse on held barrels: each pointer has its own barrel and shakes it by moving. */
import type { Point } from '../../../lib/plane'
import type { Hands } from './hands.svelte'
import { LEFT, type Hand } from '../moves'
import { POINTER, Stirring, strengthOf } from './strength'

type Pointing = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>

interface Grip {
  hand: Hand
  from: Point
  at: Point
  stirring: Stirring
}

/** How often it is looked whether a hand has stopped, in milliseconds. */
const LOOK = 50
/** How far a barrel follows its pointer, in pixels. */
const REACH = 34
const STILL: Point = { x: 0, y: 0 }

export class Grips {
  /** How far each barrel is from where its hand rests, in pixels. */
  offsets = $state.raw<[Point, Point]>([STILL, STILL])
  #grips = new Map<number, Grip>()
  #looking: ReturnType<typeof setInterval> | undefined

  constructor(readonly hands: Pick<Hands, 'ready' | 'shake' | 'rest'>) {}

  /** From now on this pointer moves what that hand holds. */
  hold({ pointerId, clientX: x, clientY: y }: Pointing, hand: Hand): void {
    this.#grips.set(pointerId, { hand, from: { x, y }, at: { x, y }, stirring: new Stirring() })
    this.hands.ready = hand
    this.#looking ??= setInterval(() => this.#look(), LOOK)
  }

  readonly move = ({ pointerId, clientX: x, clientY: y }: Pointing): void => {
    const grip = this.#grips.get(pointerId)
    if (!grip) return
    grip.stirring.add(Math.hypot(x - grip.at.x, y - grip.at.y), performance.now())
    grip.at = { x, y }
    this.#put(grip.hand, reached({ x: x - grip.from.x, y: y - grip.from.y }))
    this.#shake(grip)
  }

  readonly release = ({ pointerId }: Pointing): void => {
    const grip = this.#grips.get(pointerId)
    if (!grip) return
    this.#grips.delete(pointerId)
    this.#put(grip.hand, STILL)
    this.hands.shake(grip.hand, 0)
    if (this.#grips.size > 0) return
    clearInterval(this.#looking)
    this.#looking = undefined
  }

  /** The table is left. */
  close(): void {
    clearInterval(this.#looking)
    this.hands.rest()
  }

  #look(): void {
    for (const grip of this.#grips.values()) this.#shake(grip)
  }

  #shake({ hand, stirring }: Grip): void {
    this.hands.shake(hand, strengthOf(stirring.speed(performance.now()), POINTER))
  }

  #put(hand: Hand, offset: Point): void {
    const [left, right] = this.offsets
    this.offsets = hand === LEFT ? [offset, right] : [left, offset]
  }
}

/** Further and further away it follows less and less. */
function reached({ x, y }: Point): Point {
  const far = Math.hypot(x, y)
  const share = REACH / (REACH + far)
  return { x: x * share, y: y * share }
}
