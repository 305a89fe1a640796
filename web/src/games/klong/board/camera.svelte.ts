/** Which part of the map is seen, and how large. Places are in units of the map, sizes of the window in pixels. */
import type { Point } from '../../../lib/plane'
import { settings } from '../../../lib/settings.svelte'
import { Pace } from '../../../table/pace.svelte'

/** What lies over the upper and lower edge of the window, in pixels. */
export interface Covered {
  top: number
  bottom: number
}
export const UNCOVERED: Covered = { top: 0, bottom: 0 }

interface Size {
  width: number
  height: number
}

/** Drawn smaller than this, rooms are too small to hit: then an excerpt is shown. */
const SMALLEST_WHOLE = 0.55
const EXCERPT = 0.96
const LARGEST = 2.4
export const STEP = 1.3
/** How much nearer a double tap comes. */
const NEAR = 1.8
const GLIDE = 400
const NEARLY = 0.001

export class Camera {
  /** pixels a unit of the map */
  zoom = $state(1)
  /** what lies in the middle of the window */
  middle = $state.raw<Point>({ x: 0, y: 0 })
  window = $state.raw<Size>({ width: 0, height: 0 })
  covered = $state.raw<Covered>(UNCOVERED)
  /** somebody drags or pinches, or it glides: the picture is moved, not drawn anew */
  moving = $state(false)
  #pace = new Pace()
  #isHandled = false

  constructor(private map: Size) {}

  /** The zoom that shows everything. */
  get whole(): number {
    return Math.min(this.window.width / this.map.width, this.window.height / this.map.height)
  }
  get isWhole(): boolean {
    return this.zoom <= this.whole + NEARLY
  }
  get isLargest(): boolean {
    return this.zoom >= this.#most - NEARLY
  }
  /** The window is too small for the whole map. */
  get isExcerpt(): boolean {
    return this.whole < SMALLEST_WHOLE
  }
  get usual(): number {
    return this.isExcerpt ? EXCERPT : this.whole
  }
  /** How far the map's corner is from the window's, in pixels. */
  get shift(): Point {
    return {
      x: this.window.width / 2 - this.middle.x * this.zoom,
      y: this.window.height / 2 - this.middle.y * this.zoom,
    }
  }
  get seen(): Point & Size {
    const [width, height] = [this.window.width / this.zoom, this.window.height / this.zoom]
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height }
  }

  /** A window of another size keeps what was chosen, and otherwise shows what is usual round `focus`. */
  resize(window: Size, focus: Point): void {
    this.window = window
    if (window.width === 0 || window.height === 0) return
    if (this.#isHandled) this.#set(this.zoom, this.middle)
    else this.#set(this.usual, focus)
  }

  /** A place of the window, in pixels from its corner, on the map. */
  under({ x, y }: Point): Point {
    const { x: left, y: top } = this.shift
    return { x: (x - left) / this.zoom, y: (y - top) / this.zoom }
  }

  pan(dx: number, dy: number): void {
    this.#isHandled = true
    this.#set(this.zoom, { x: this.middle.x - dx / this.zoom, y: this.middle.y - dy / this.zoom })
  }

  /** Zooms so that what is under a place of the window stays there. */
  zoomAt(factor: number, place: Point): void {
    this.#isHandled = true
    const fixed = this.under(place)
    const zoom = this.#within(this.zoom * factor)
    this.#set(zoom, {
      x: fixed.x - (place.x - this.window.width / 2) / zoom,
      y: fixed.y - (place.y - this.window.height / 2) / zoom,
    })
  }

  /** One step nearer or further away, in the middle of the window. */
  step(factor: number): void {
    this.zoomAt(factor, { x: this.window.width / 2, y: this.window.height / 2 })
  }

  /** Near at a place of the window, or as usual if it is near already. */
  async nearOrUsual(place: Point): Promise<void> {
    this.#isHandled = true
    const isNear = this.zoom > this.usual * STEP
    await this.#glide(isNear ? this.usual : this.#within(this.usual * NEAR), this.under(place))
  }

  /** Glides there, keeping the zoom. */
  async lookAt(place: Point): Promise<void> {
    await this.#glide(this.zoom, place)
  }

  /**
   * Glides only as far as it must to bring places out of the margin and from under what covers the window. Where not all
   * of them fit, they lie round the middle, and the first is seen in any case.
   */
  async reveal([first, ...others]: [Point, ...Point[]], margin: number): Promise<void> {
    const { width, height } = this.seen
    const [above, below] = [this.covered.top / this.zoom, this.covered.bottom / this.zoom]
    const [aside, upright] = [Math.min(margin, width / 2), Math.min(margin, (height - above - below) / 2)]
    const across = (middle: number, xs: number[]): number => kept(middle, xs, width / 2, aside, aside)
    const along = (middle: number, ys: number[]): number =>
      kept(middle, ys, height / 2, upright + above, upright + below)
    const all = [first, ...others]
    const middle = this.#inside(this.zoom, {
      x: across(
        across(
          this.middle.x,
          all.map(({ x }) => x),
        ),
        [first.x],
      ),
      y: along(
        along(
          this.middle.y,
          all.map(({ y }) => y),
        ),
        [first.y],
      ),
    })
    if (middle.x !== this.middle.x || middle.y !== this.middle.y) await this.#glide(this.zoom, middle)
  }

  async showAll(): Promise<void> {
    this.#isHandled = false
    await this.#glide(this.whole, this.middle)
  }

  hold(): void {
    this.#pace.hurry()
  }

  async #glide(zoom: number, middle: Point): Promise<void> {
    const from = { zoom: this.zoom, middle: this.middle }
    const to = { zoom, middle: this.#inside(zoom, middle) }
    if (settings.calm) return this.#set(to.zoom, to.middle)
    await this.#pace.during(async () => {
      this.moving = true
      await this.#pace.travel(GLIDE, (share) => {
        const s = 1 - (1 - share) ** 3
        this.#set(mix(from.zoom, to.zoom, s), {
          x: mix(from.middle.x, to.middle.x, s),
          y: mix(from.middle.y, to.middle.y, s),
        })
      })
      this.moving = false
    })
  }

  #set(zoom: number, middle: Point): void {
    this.zoom = zoom
    this.middle = this.#inside(zoom, middle)
  }

  get #most(): number {
    return Math.max(LARGEST, this.whole)
  }

  #within(zoom: number): number {
    return clamp(zoom, this.whole, this.#most)
  }

  /**
   * Nothing beyond the map's edges is shown as long as the map fills the window; only what is covered may lie beyond, so
   * that every room can be brought out from under it.
   */
  #inside(zoom: number, { x, y }: Point): Point {
    const [halfWidth, halfHeight] = [this.window.width / 2 / zoom, this.window.height / 2 / zoom]
    const [above, below] = this.isExcerpt ? [this.covered.top / zoom, this.covered.bottom / zoom] : [0, 0]
    return {
      x: 2 * halfWidth >= this.map.width ? this.map.width / 2 : clamp(x, halfWidth, this.map.width - halfWidth),
      y:
        2 * halfHeight - above - below >= this.map.height
          ? this.map.height / 2
          : clamp(y, halfHeight - above, this.map.height - halfHeight + below),
    }
  }
}

/** The middle nearest to this one from which all values are seen, leaving the margins free; else the middle of them all. */
function kept(middle: number, values: number[], half: number, before: number, after: number): number {
  const [least, most] = [Math.max(...values) + after - half, Math.min(...values) - before + half]
  return least <= most ? clamp(middle, least, most) : (least + most) / 2
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const mix = (from: number, to: number, share: number): number => from + (to - from) * share
