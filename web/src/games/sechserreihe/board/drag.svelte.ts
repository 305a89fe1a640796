/** Dragging: a pointer pulls something over the board. One that hardly moves is a press, not a drag. */
import { distance, type Point } from '../../../lib/plane'
import { BOX } from './geometry'

/** In pixels; a fingertip trembles. */
const SLACK = 9

export class Drag {
  /** Where the pointer is, in units of the drawing; null while nothing is dragged. */
  point = $state.raw<Point | null>(null)
  #start: { pointer: number; at: Point; lift: () => void } | null = null
  #ended = false

  constructor(readonly board: () => HTMLElement | null) {}

  /** The pointer goes down on a stone; `lift` is called once it really is dragged. */
  begin(event: PointerEvent, lift: () => void): void {
    this.#ended = false
    this.#start = { pointer: event.pointerId, at: { x: event.clientX, y: event.clientY }, lift }
  }

  move(event: PointerEvent): void {
    const start = this.#start
    if (!start || event.pointerId !== start.pointer) return
    if (!this.point && distance(start.at, { x: event.clientX, y: event.clientY }) < SLACK) return
    if (!this.point) {
      this.board()?.setPointerCapture(event.pointerId)
      start.lift()
    }
    this.point = this.#inDrawing(event)
  }

  /** True: something was dragged. */
  end(): boolean {
    const dragged = this.point !== null
    this.#ended = dragged
    this.#start = null
    this.point = null
    return dragged
  }

  /** Whether the press that follows is only a dragging pointer going up. */
  hasJustEnded(): boolean {
    const ended = this.#ended
    this.#ended = false
    return ended
  }

  #inDrawing({ clientX, clientY }: PointerEvent): Point {
    const box = this.board()?.getBoundingClientRect() ?? new DOMRect()
    const scale = BOX.width / box.width
    return { x: (clientX - box.left) * scale + BOX.x, y: (clientY - box.top) * scale + BOX.y }
  }
}
