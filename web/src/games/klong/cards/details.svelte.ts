/** Which card is looked at closely: hovered for a moment, pressed for long, or asked for by key. */
import type { Attachment } from 'svelte/attachments'
import { isPlain } from '../../../table/shortcut'
import type { CardKey } from '../data'

/** Milliseconds a mouse rests on a card before it is shown large, and a finger before it counts as a long press. */
const REST = 420
const PRESS = 450
/** Pixels a finger may tremble. */
const TREMBLE = 10

export type Whereabouts = 'hand' | 'row' | 'pile'

class Details {
  card = $state<CardKey | null>(null)
  where = $state<Whereabouts>('pile')
  /** what it is shown beside while the mouse rests on it; without it as a sheet, until that is closed */
  beside = $state<DOMRect | null>(null)

  open(card: CardKey, where: Whereabouts): void {
    this.card = card
    this.where = where
    this.beside = null
  }

  peek(card: CardKey, where: Whereabouts, beside: DOMRect): void {
    if (this.card !== null && !this.beside) return
    this.card = card
    this.where = where
    this.beside = beside
  }

  close(): void {
    this.card = null
    this.beside = null
  }

  endPeek(): void {
    if (this.beside) this.close()
  }
}

export const details = new Details()

/** Lets a card be looked at closely; a long press is no tap. */
export function looksClosely(card: CardKey, where: Whereabouts): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let pressedLong = false
    let hovered = false

    const still = (): void => clearTimeout(timer)
    const on = {
      pointerleave: () => {
        hovered = false
        still()
        details.endPeek()
      },
      pointerdown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        still()
        details.endPeek()
        pressedLong = false
        hovered = true
        if (pointerType === 'mouse') return
        from = { x: clientX, y: clientY }
        timer = setTimeout(() => {
          pressedLong = true
          details.open(card, where)
        }, PRESS)
      },
      // Not when it enters: a card may come to lie under a mouse that nobody moves.
      pointermove: ({ clientX, clientY, pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') {
          if (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) still()
        } else if (!hovered) {
          hovered = true
          timer = setTimeout(() => details.peek(card, where, surroundings(node, where)), REST)
        }
      },
      pointerup: still,
      pointercancel: still,
      contextmenu: (event: MouseEvent) => {
        if (pressedLong) event.preventDefault()
      },
      keydown: (event: KeyboardEvent) => {
        pressedLong = false
        if (!isPlain(event, 'i')) return
        event.preventDefault()
        details.open(card, where)
      },
    }
    /** At the document, before the button itself hears of it. */
    const click = (event: MouseEvent): void => {
      if (!pressedLong || !node.contains(event.target as Node)) return
      pressedLong = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const [kind, listener] of Object.entries(on)) node.addEventListener(kind, listener as EventListener)
    document.addEventListener('click', click, true)
    return () => {
      still()
      if (details.beside && details.card === card) details.close()
      for (const [kind, listener] of Object.entries(on)) node.removeEventListener(kind, listener as EventListener)
      document.removeEventListener('click', click, true)
    }
  }
}

/** What must not be covered: of a card to buy all that lies beside it, otherwise the card alone. */
function surroundings(node: HTMLElement, where: Whereabouts): DOMRect {
  const card = node.getBoundingClientRect()
  const group = where === 'row' ? node.closest('[role="group"]')?.getBoundingClientRect() : undefined
  return group ? new DOMRect(group.x, card.y, group.width, card.height) : card
}
