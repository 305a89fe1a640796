/** Long press: held down without moving. It is no tap, and no call for the browser's own menu. */
import type { Attachment } from 'svelte/attachments'
import { distance, type Point } from '../lib/plane'

interface Press {
  /** milliseconds */
  after?: number
  /** a mouse may hold it down, too */
  mouse?: boolean
  /** it has been pressed, and is let go of or held long enough */
  onpressing?: (isPressing: boolean) => void
}

const USUAL = 450
/** Pixels a finger may tremble. */
const TREMBLE = 8

export function longPress(
  onhold: (press: PointerEvent) => void,
  { after = USUAL, mouse = false, onpressing }: Press = {},
): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: Point = { x: 0, y: 0 }
    let isHeld = false

    const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

    function press(event: PointerEvent): void {
      // a second finger does something else
      if (timer !== undefined) return release()
      isHeld = false
      if (event.button !== 0 || (event.pointerType === 'mouse' && !mouse)) return
      from = pointOf(event)
      timer = setTimeout(() => {
        isHeld = true
        release()
        onhold(event)
      }, after)
      onpressing?.(true)
    }

    function release(): void {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      onpressing?.(false)
    }

    function move(event: PointerEvent): void {
      if (distance(from, pointOf(event)) > TREMBLE) release()
    }

    /** Browsers call it a click also after a long press; keys click without pointing anywhere. */
    function click(event: MouseEvent): void {
      if (!isHeld || event.detail === 0) return
      isHeld = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    function menu(event: Event): void {
      if (isHeld) event.preventDefault()
    }

    const stop = new AbortController()
    const { signal } = stop
    node.addEventListener('pointerdown', press, { signal })
    node.addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, release, { signal })
    node.addEventListener('click', click, { signal, capture: true })
    node.addEventListener('contextmenu', menu, { signal })
    return () => {
      release()
      stop.abort()
    }
  }
}
