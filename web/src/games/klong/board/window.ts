/** The map's window on the page; large screens magnify the whole table. */
import { distance, type Point } from '../../../lib/plane'
import type { Area, Board } from './boards'
import type { Camera } from './camera.svelte'

/** How near to a room a tap may be, in pixels. */
const NEAR = 30
const NOWHERE = { left: 0, top: 0, width: 0 }

export class MapWindow {
  constructor(
    private element: () => HTMLElement | undefined,
    private camera: Camera,
  ) {}

  /** A place of the page, in pixels of the window. */
  within({ x, y }: Point): Point {
    const { left, top, magnified } = this.#onPage()
    return { x: (x - left) / magnified, y: (y - top) / magnified }
  }

  /** The room that is nearest to a place of the page, those in `goals` before others. */
  nearest(board: Board, place: Point, goals: number[]): number | null {
    const at = this.camera.under(this.within(place))
    const close = board.rooms
      .map((room) => ({ id: room.id, far: (distance(room, at) - board.roomHeight / 2) * this.camera.zoom }))
      .filter(({ far }) => far < NEAR)
      .toSorted((a, b) => Number(goals.includes(b.id)) - Number(goals.includes(a.id)) || a.far - b.far)
    return close[0]?.id ?? null
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
    const { left, top, width } = this.element()?.getBoundingClientRect() ?? NOWHERE
    return { left, top, magnified: width / (this.camera.window.width || width || 1) }
  }
}
