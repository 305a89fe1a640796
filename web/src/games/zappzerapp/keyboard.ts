/**
 * The table by keys. Each hand has a column of them: shake, take, put back, by where they lie on the keyboard; numbers set
 * down. Arrows lead from barrel to barrel, or from apprentice to apprentice.
 */
import { isForTable } from '../../table/shortcut'
import type { Intent } from './intent.svelte'
import { LEFT, RIGHT, type Hand } from './move'

const SHAKE: Record<string, Hand> = { KeyQ: LEFT, KeyE: RIGHT }
const TAKE: Record<string, Hand> = { KeyA: LEFT, KeyD: RIGHT }
const BACK: Record<string, Hand> = { KeyZ: LEFT, KeyC: RIGHT }
const CHOOSE: Record<string, Hand> = { Digit1: LEFT, Digit2: RIGHT, Numpad1: LEFT, Numpad2: RIGHT }
const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How hard a key shakes, and with Shift. */
const USUAL = 3
const HARD = 5
/** What lies aside of the way counts as so much further off. */
const ASIDE = 2.2

export class Keyboard {
  #shaking = new Map<string, Hand>()

  constructor(
    readonly intent: Intent,
    readonly table: () => HTMLElement,
    /** ends what moves; whether anything did */
    readonly hurry: () => boolean,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    if (!isForTable(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (this.#do(event)) event.preventDefault()
  }

  readonly release = ({ code }: KeyboardEvent): void => {
    const hand = this.#shaking.get(code)
    if (hand === undefined) return
    this.#shaking.delete(code)
    this.intent.hands.shake(hand, 0)
  }

  /** Whoever looks elsewhere lets go of everything. */
  readonly drop = (): void => {
    for (const hand of this.#shaking.values()) this.intent.hands.shake(hand, 0)
    this.#shaking.clear()
  }

  #do(event: KeyboardEvent): boolean {
    const { code } = event
    const { hands } = this.intent
    if (code in SHAKE) return this.#shake(event, SHAKE[code])
    if (code === 'Space' && this.#isFree(event)) return this.hurry() || this.#shake(event, hands.ready)
    if (code in WAYS) return this.#step(WAYS[code])
    if (event.repeat) return false
    if (code === 'Escape') return this.intent.stepBack(), false
    if (code in TAKE) return this.#take(TAKE[code])
    if (code in BACK) return hands.putBack(BACK[code]), true
    if (code === 'Backspace') return hands.putBack(hands.ready), true
    if (code in CHOOSE) return hands.choose(CHOOSE[code]), true
    return false
  }

  /** A button under the focus is pressed with the space bar, but a barrel is taken with its own keys. */
  #isFree({ target }: KeyboardEvent): boolean {
    return !(target instanceof HTMLElement) || !target.closest('button, a, input') || target.matches('[data-barrel], [data-held]')
  }

  #shake(event: KeyboardEvent, hand: Hand): boolean {
    this.#shaking.set(event.code, hand)
    this.intent.hands.shake(hand, event.shiftKey ? HARD : USUAL)
    return true
  }

  /** The barrel under the focus, or the first there is. */
  #take(hand: Hand): boolean {
    const focused = document.activeElement
    const barrel = focused?.matches('[data-barrel]') ? (focused as HTMLElement) : this.#targets()[0]
    if (!barrel?.dataset.barrel) return false
    const place = Number(barrel.dataset.barrel)
    this.#step([hand === LEFT ? 1 : -1, 0])
    this.intent.hands.take(hand, place)
    return true
  }

  #targets(): HTMLElement[] {
    return [...this.table().querySelectorAll<HTMLElement>('[data-barrel], [data-run]')]
  }

  /** To the nearest one in that direction; from elsewhere to the first one. */
  #step([x, y]: [number, number]): boolean {
    const [from, targets] = [document.activeElement, this.#targets()]
    if (targets.length === 0) return false
    if (!targets.includes(from as HTMLElement)) return targets[0].focus({ preventScroll: true }), true
    const here = middle(from as HTMLElement)
    const ranked = targets
      .map((target) => ({ target, at: middle(target) }))
      .map(({ target, at }) => ({ target, along: (at.x - here.x) * x + (at.y - here.y) * y, aside: Math.abs((at.x - here.x) * y) + Math.abs((at.y - here.y) * x) }))
      .filter(({ along }) => along > 1)
      .toSorted((a, b) => a.along + a.aside * ASIDE - (b.along + b.aside * ASIDE))
    ranked[0]?.target.focus({ preventScroll: true })
    return true
  }
}

function middle(target: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = target.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
