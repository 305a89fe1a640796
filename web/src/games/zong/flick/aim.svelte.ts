/** A flick in the making: where the disc lies, where it points, how far the cord is pulled. */
import type { Point } from '../../../lib/plane'
import type { BoardData } from '../board/board'
import { firstContact, reachOf } from './contact'
import { angleOf, clamp, directionOf, isOnTarget, nearestSpot, spotAt, STRENGTHS, wayAt, wayOf } from './flick'
import type { Lying, Plan } from '../board/geometry'
import { flick, flickIn } from '../moves'
import type { Size } from '../view'

/** A pull so short that nobody means it. */
const LEAST_PULL = 20
/** What the keyboard begins with. */
const USUAL_PULL = 500

/** How far one press of a key goes, and with Shift. */
const TURN = { plain: 1, fine: 0.05 }
const DRAW = { plain: 20, fine: 1 }
const SHIFT = { plain: 2, fine: 0.2 }

interface Pressed {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

export class Aim {
  u = $state(0)
  v = $state(0)
  /** to the left of straight up the board, as finely as it was meant */
  degrees = $state(0)
  /** per mille; 0: the cord is not pulled */
  strength = $state(0)
  /** what a pointer holds */
  held = $state<'cord' | 'disc' | null>(null)
  /** The disc itself is moved by the next press, not the cord. */
  placing = $state(false)
  /** The disc has left. */
  flicked = $state(false)

  readonly radius: number
  readonly spot = $derived.by(() => spotAt(this.board, this.radius, this.u, this.v))
  readonly direction = $derived(directionOf(wayAt(this.degrees)))
  readonly way = $derived(wayOf(this.direction))
  readonly contact = $derived.by(() =>
    firstContact(
      this.board,
      { ...this.spot, radius: this.radius },
      this.way,
      reachOf(this.board, this.strength / STRENGTHS),
      this.pieces(),
    ),
  )
  /** The number of the flick as it is aimed now; null while the cord is not pulled. */
  readonly move = $derived(
    this.strength === 0 ? null : flick({ u: this.u, v: this.v, d: this.direction, s: this.strength }),
  )

  constructor(
    readonly board: BoardData,
    readonly size: Size,
    readonly pieces: () => Lying[],
    readonly onflick: (move: number) => void,
  ) {
    this.radius = board[size]
    this.put(board.target.spot)
  }

  /** Aims as a known flick does. */
  take(move: number): void {
    const known = flickIn(move)
    if (!known) return
    this.u = known.u
    this.v = known.v
    this.degrees = angleOf(wayOf(known.d))
    this.strength = known.s
  }

  put(place: Point): void {
    const { u, v } = nearestSpot(this.board, this.radius, place)
    this.u = u
    this.v = v
  }

  /**
   * A pointer goes down at a place of the board, with a fingertip's slack. True: it holds the disc or its cord now;
   * elsewhere on the target the disc comes to it.
   */
  grab(place: Point, slack: number, grip: Point | null): boolean {
    if (this.flicked || this.held) return false
    const onDisc = near(place, this.spot, Math.max(slack, this.radius))
    const onGrip = grip !== null && near(place, grip, slack)
    if (!this.placing && (onDisc || onGrip)) this.held = 'cord'
    else if (onDisc || isOnTarget(this.board, place)) this.held = 'disc'
    if (this.held === 'disc') this.#carry(place)
    return this.held !== null
  }

  /** The pointer moves on; `full` is how far, from the middle of the disc, the whole strength is. */
  drag(place: Point, full: number): void {
    if (this.held === 'disc') this.#carry(place)
    if (this.held === 'cord') this.#pull(place, full)
  }

  /** The pointer goes up: a pulled cord flicks. */
  letGo(): void {
    const { held } = this
    this.held = null
    if (held === 'disc') this.placing = false
    if (held === 'cord') this.flick()
  }

  flick(): void {
    if (this.move === null || this.flicked) return
    this.flicked = true
    this.onflick(this.move)
  }

  /** Lets the cord go slack; nothing is flicked. */
  cancel(): void {
    this.held = null
    this.placing = false
    this.strength = 0
    this.degrees = 0
  }

  /** True: the key meant something here. */
  press(event: Pressed, plan: Plan): boolean {
    if (this.flicked || event.ctrlKey || event.metaKey) return false
    const step = event.shiftKey ? 'fine' : 'plain'
    const shift = shiftBy(event)
    if (shift) this.#nudge(plan.turnBack(shift), SHIFT[step])
    else if (event.key === 'ArrowLeft') this.#turn(TURN[step])
    else if (event.key === 'ArrowRight') this.#turn(-TURN[step])
    else if (event.key === 'ArrowUp') this.#draw(DRAW[step])
    else if (event.key === 'ArrowDown') this.#draw(-DRAW[step])
    else if (event.key === 'Escape') this.cancel()
    else if (event.key === 'Enter' || event.key === ' ') this.#enter()
    else return false
    return true
  }

  #carry(place: Point): void {
    this.put(place)
    this.strength = 0
  }

  #pull(place: Point, full: number): void {
    const [x, y] = [this.spot.x - place.x, this.spot.y - place.y]
    const pulled = Math.hypot(x, y) - this.radius
    const strength = Math.round(clamp(pulled / (full - this.radius), 0, 1) * STRENGTHS)
    this.strength = strength < LEAST_PULL ? 0 : strength
    if (this.strength > 0) this.degrees = angleOf({ x, y })
  }

  #turn(by: number): void {
    this.#begin()
    this.degrees = angleOf(wayAt(this.degrees + by))
  }

  #draw(by: number): void {
    const before = this.strength
    this.#begin()
    if (before > 0) this.strength = clamp(before + by, 1, STRENGTHS)
  }

  /** Moves the disc on the screen's way; at least to the next spot there is. */
  #nudge(way: Point, millimetres: number): void {
    const long = Math.hypot(way.x, way.y)
    const { x, y } = this.spot
    this.put({ x: x + (way.x / long) * millimetres, y: y + (way.y / long) * millimetres })
  }

  #enter(): void {
    if (this.strength === 0) this.#begin()
    else this.flick()
  }

  #begin(): void {
    if (this.strength === 0) this.strength = USUAL_PULL
  }
}

const SHIFTS: Record<string, Point> = {
  w: { x: 0, y: -1 },
  a: { x: -1, y: 0 },
  s: { x: 0, y: 1 },
  d: { x: 1, y: 0 },
}
const LETTERS: Record<string, string> = { ArrowUp: 'w', ArrowLeft: 'a', ArrowDown: 's', ArrowRight: 'd' }

/** The way on the screen that a key moves the disc. */
function shiftBy({ key, altKey }: Pressed): Point | null {
  const letter = altKey ? LETTERS[key] : key.toLowerCase()
  return letter === undefined ? null : (SHIFTS[letter] ?? null)
}

const near = (a: Point, b: Point, within: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= within
