/**
 * The table by keys. Each hand has a column of them: shake, take, put back, by where they lie on the keyboard; numbers set
 * down. Arrows lead to the drawing, where they go from barrel to barrel or from apprentice to apprentice.
 */
import { announce } from '../../lib/announce.svelte'
import { isForTable } from '../../table/shortcut'
import type { Intent } from './intent.svelte'
import { LEFT, RIGHT, type Hand } from './move'
import { t } from './texts'

const SHAKE: Record<string, Hand> = { KeyQ: LEFT, KeyE: RIGHT }
const TAKE: Record<string, Hand> = { KeyA: LEFT, KeyD: RIGHT }
const BACK: Record<string, Hand> = { KeyZ: LEFT, KeyC: RIGHT }
const CHOOSE: Record<string, Hand> = { Digit1: LEFT, Digit2: RIGHT, Numpad1: LEFT, Numpad2: RIGHT }
/** How hard a key shakes, and with Shift. */
const USUAL = 3
const HARD = 5
export class Keyboard {
  #shaking = new Map<string, Hand>()

  constructor(
    readonly intent: Intent,
    readonly scene: () => { enter: () => void },
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
    if (code.startsWith('Arrow')) return this.scene().enter(), true
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

  /** The barrel under the focus; where there is none, it is found first. */
  #take(hand: Hand): boolean {
    if (this.intent.counting) return announce(t('hand.wait')), true
    if (!isBarrel(document.activeElement)) this.scene().enter()
    const barrel = document.activeElement
    if (!isBarrel(barrel)) return false
    nearestTo(barrel)?.focus({ preventScroll: true })
    return this.intent.hands.take(hand, Number(barrel.dataset.barrel))
  }
}

const isBarrel = (element: Element | null): element is HTMLElement => element instanceof HTMLElement && 'barrel' in element.dataset

/** A barrel that is taken is not there any more: the focus goes to the next one. */
function nearestTo(barrel: HTMLElement): HTMLElement | undefined {
  const here = barrel.getBoundingClientRect()
  const far = (other: HTMLElement): number => {
    const { x, y } = other.getBoundingClientRect()
    return Math.hypot(x - here.x, y - here.y)
  }
  const others = [...document.querySelectorAll<HTMLElement>('[data-barrel]')].filter((other) => other !== barrel)
  return others.toSorted((a, b) => far(a) - far(b))[0]
}
