/** The map's window on the page; large screens magnify the whole table. */
import type { Point } from '../../../lib/plane'
import type { Area } from './board'
import type { Camera } from './camera.svelte'

export class Frame {
  constructor(
    private element: () => HTMLElement,
    private camera: Camera,
  ) {}

  /** A place of the page, in pixels of the window. */
  within({ x, y }: Point): Point {
    const { left, top, magnified } = this.#onPage()
    return { x: (x - left) / magnified, y: (y - top) / magnified }
  }

  /** A part of the map, in pixels of the window: its middle and size. */
  shown({ x, y, width, height }: Area): Area {
    const { shift, zoom } = this.camera
    return { x: shift.x + x * zoom, y: shift.y + y * zoom, width: width * zoom, height: height * zoom }
  }

  /** A part of the map on the page. */
  place(area: Area): DOMRect {
    const { left, top, magnified } = this.#onPage()
    const { x, y, width, height } = this.shown(area)
    return new DOMRect(
      left + (x - width / 2) * magnified,
      top + (y - height / 2) * magnified,
      width * magnified,
      height * magnified,
    )
  }

  #onPage(): { left: number; top: number; magnified: number } {
    const { left, top, width } = this.element().getBoundingClientRect()
    return { left, top, magnified: width / (this.camera.window.width || width || 1) }
  }
}
