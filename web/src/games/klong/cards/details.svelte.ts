/** Which card is looked at closely: hovered for a moment, pressed for long, or asked for by key. */
import type { Attachment } from 'svelte/attachments'
import { longPress } from '../../../kit/long-press'
import { isPlain } from '../../../table/shortcut'
import type { CardKey } from '../data'

/** Milliseconds a mouse rests on a card before it is shown large. */
const REST = 420

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

/** Lets a card be looked at closely. */
export function looksClosely(card: CardKey, where: Whereabouts): Attachment<HTMLElement> {
  return (node) => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let hovered = false

    const stir = (): void => {
      clearTimeout(resting)
      details.endPeek()
    }
    const leave = (): void => {
      hovered = false
      stir()
    }
    const press = (): void => {
      hovered = true
      stir()
    }
    // Not when it enters: a card may come to lie under a mouse that nobody moves.
    const move = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || hovered) return
      hovered = true
      resting = setTimeout(() => details.peek(card, where, surroundings(node, where)), REST)
    }
    const key = (event: KeyboardEvent): void => {
      if (!isPlain(event, 'i')) return
      event.preventDefault()
      details.open(card, where)
    }
    const stop = new AbortController()
    const { signal } = stop
    node.addEventListener('pointerleave', leave, { signal })
    node.addEventListener('pointerdown', press, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('keydown', key, { signal })
    const letGo = longPress(() => details.open(card, where))(node)
    return () => {
      letGo?.()
      stop.abort()
      clearTimeout(resting)
      if (details.beside && details.card === card) details.close()
    }
  }
}

/** What must not be covered: of a card to buy all that lies beside it, otherwise the card alone. */
function surroundings(node: HTMLElement, where: Whereabouts): DOMRect {
  const card = node.getBoundingClientRect()
  const group = where === 'row' ? node.closest('[role="group"]')?.getBoundingClientRect() : undefined
  return group ? new DOMRect(group.x, card.y, group.width, card.height) : card
}
