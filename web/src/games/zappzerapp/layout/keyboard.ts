/**
 * The table by keys. Each hand has a column of them: shake, take, put back, by where they lie on the keyboard; numbers set
 * down. Arrows lead to the drawing, where they go from barrel to barrel or from apprentice to apprentice.
 */
import { announce } from '../../../lib/announce.svelte'
import { distance } from '../../../lib/plane'
import { least } from '../../../lib/sure'
import type { Hands } from '../hand/hands.svelte'
import { LEFT, RIGHT, type Hand } from '../moves'
import { t } from '../texts'

const SHAKE: Partial<Record<string, Hand>> = { KeyQ: LEFT, KeyE: RIGHT }
const TAKE: Partial<Record<string, Hand>> = { KeyA: LEFT, KeyD: RIGHT }
const BACK: Partial<Record<string, Hand>> = { KeyZ: LEFT, KeyC: RIGHT }
const CHOOSE: Partial<Record<string, Hand>> = { Digit1: LEFT, Digit2: RIGHT, Numpad1: LEFT, Numpad2: RIGHT }
/** How hard a key shakes, and with Shift. */
const USUAL = 3
const HARD = 5

/** What the keys act on. */
interface Played {
  hands: Pick<Hands, 'ready' | 'shake' | 'take' | 'putBack' | 'choose'>
  /** nothing can be taken before the signal */
  counting: boolean
}

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'repeat' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
> & {
  target: unknown
}

export class Keyboard {
  #shaking = new Map<string, Hand>()

  constructor(
    readonly table: Played,
    readonly scene: () => { enter: () => void },
    /** ends what moves; whether anything did */
    readonly hurry: () => boolean,
  ) {}

  readonly press = (event: Pressed): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (this.#do(event)) event.preventDefault()
  }

  readonly release = ({ code }: Pick<Pressed, 'code'>): void => {
    const hand = this.#shaking.get(code)
    if (hand === undefined) return
    this.#shaking.delete(code)
    this.table.hands.shake(hand, 0)
  }

  /** Whoever looks elsewhere lets go of everything. */
  readonly drop = (): void => {
    for (const hand of this.#shaking.values()) this.table.hands.shake(hand, 0)
    this.#shaking.clear()
  }

  #do(event: Pressed): boolean {
    const { code } = event
    const { hands } = this.table
    const [shaken, taken, returned, chosen] = [SHAKE[code], TAKE[code], BACK[code], CHOOSE[code]]
    if (shaken !== undefined) return this.#shake(event, shaken)
    if (code === 'Space' && this.#isFree(event)) return this.hurry() || this.#shake(event, hands.ready)
    if (code.startsWith('Arrow')) return (this.scene().enter(), true)
    if (event.repeat) return false
    if (taken !== undefined) return this.#take(taken)
    if (returned !== undefined) return (hands.putBack(returned), true)
    if (code === 'Backspace') return (hands.putBack(hands.ready), true)
    if (chosen !== undefined) return (hands.choose(chosen), true)
    return false
  }

  /** A button under the focus is pressed with the space bar, but a barrel is taken with its own keys. */
  #isFree({ target }: Pressed): boolean {
    return (
      !(target instanceof HTMLElement) ||
      !target.closest('button, a, input') ||
      target.matches('[data-barrel], [data-held]')
    )
  }

  #shake(event: Pressed, hand: Hand): boolean {
    this.#shaking.set(event.code, hand)
    this.table.hands.shake(hand, event.shiftKey ? HARD : USUAL)
    return true
  }

  /** The barrel under the focus; where there is none, it is found first. */
  #take(hand: Hand): boolean {
    if (this.table.counting) return (announce(t('hand.wait')), true)
    if (!isBarrel(document.activeElement)) this.scene().enter()
    const barrel = document.activeElement
    if (!isBarrel(barrel)) return false
    nearestTo(barrel)?.focus({ preventScroll: true })
    return this.table.hands.take(hand, Number(barrel.dataset.barrel))
  }
}

const isBarrel = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && 'barrel' in element.dataset

/** A barrel that is taken is not there any more: the focus goes to the next one. */
function nearestTo(barrel: HTMLElement): HTMLElement | null {
  const others = [...document.querySelectorAll<HTMLElement>('[data-barrel]')].filter((other) => other !== barrel)
  const far = (other: HTMLElement): number => distance(other.getBoundingClientRect(), barrel.getBoundingClientRect())
  return others.length > 0 ? least(others, far) : null
}
