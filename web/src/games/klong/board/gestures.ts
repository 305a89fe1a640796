/** Fingers and mouse on the map: drag, pinch, double tap, long press, and the wheel with Ctrl. */
import { longPress } from '../../../kit/long-press'
import { distance, type Point } from '../../../lib/plane'
import type { Camera } from './camera.svelte'

interface Answers {
  /** a place was tapped, in pixels of the page; whether something came of it */
  tap: (place: Point, target: EventTarget | null) => boolean
  /** tapped twice where nothing else answers */
  doubleTap: (place: Point) => void
  /** held without moving */
  hold: (place: Point, target: EventTarget | null) => void
}

/** Pixels a finger may tremble. */
const TREMBLE = 8
const DOUBLE = 300
const DOUBLE_APART = 30
const WHEEL = 0.01
/** A wheel's notch is larger than what a touchpad tells. */
const NOTCH = 25

/** Listens on the window of the map until the returned function is called; `inWindow` turns places of the page into its own. */
export function listen(
  node: HTMLElement,
  camera: Camera,
  inWindow: (place: Point) => Point,
  answers: Answers,
): () => void {
  const fingers = new Map<number, Point>()
  let begun: Point = { x: 0, y: 0 }
  let isHandled = false
  let last: { place: Point; time: number } | null = null

  const pageOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y })

  function grab(event: PointerEvent): void {
    isHandled = true
    camera.moving = true
    node.setPointerCapture(event.pointerId)
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    const place = pageOf(event)
    camera.hold()
    fingers.set(event.pointerId, place)
    if (fingers.size > 1) return grab(event)
    begun = place
    isHandled = false
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = pageOf(event)
    if (!camera.moving) {
      if (distance(begun, now) < TREMBLE) return
      if (camera.isWhole) return
      grab(event)
    }
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
    fingers.set(event.pointerId, now)
    if (other) pinch(before, now, other)
    else drag(before, now, 1)
  }

  function drag(before: Point, now: Point, share: number): void {
    const [a, b] = [inWindow(before), inWindow(now)]
    camera.pan((b.x - a.x) * share, (b.y - a.y) * share)
  }

  function pinch(before: Point, now: Point, other: Point): void {
    drag(before, now, 0.5)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    camera.zoomAt(distance(now, other) / Math.max(1, distance(before, other)), inWindow(middle))
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) camera.moving = false
  }

  /** The browser calls it a click also after a drag. */
  function click(event: MouseEvent): void {
    const isByKey = event.detail === 0
    if (isHandled && !isByKey) {
      event.stopPropagation()
      event.preventDefault()
      return
    }
    const place = pageOf(event)
    const isSecond =
      last !== null && event.timeStamp - last.time < DOUBLE && distance(last.place, place) < DOUBLE_APART && !isByKey
    const isAnswered = !isSecond && answers.tap(place, event.target)
    if (isSecond) answers.doubleTap(place)
    last = isSecond || isAnswered ? null : { place, time: event.timeStamp }
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return
    event.preventDefault()
    camera.zoomAt(Math.exp(-Math.max(-NOTCH, Math.min(NOTCH, event.deltaY)) * WHEEL), inWindow(pageOf(event)))
  }

  /** A long press is ours, not the browser's; a mouse asks with its other button. */
  function menu(event: MouseEvent): void {
    event.preventDefault()
    if (fingers.size === 0) answers.hold(pageOf(event), event.target)
  }

  const stop = new AbortController()
  const { signal } = stop
  node.addEventListener('pointerdown', down, { signal })
  node.addEventListener('pointermove', move, { signal })
  node.addEventListener('pointerup', up, { signal })
  node.addEventListener('pointercancel', up, { signal })
  node.addEventListener('click', click, { signal })
  node.addEventListener('wheel', wheel, { signal, passive: false })
  node.addEventListener('contextmenu', menu, { signal })
  const letGo = longPress((event) => answers.hold(pageOf(event), event.target), { mouse: true })(node)
  return () => {
    letGo?.()
    stop.abort()
  }
}
