/** A browser engine as the tests need it: Chromium, Firefox and WebKit are driven by different protocols behind it. */
export interface Size {
  width: number
  height: number
}

export const WINDOW: Size = { width: 1280, height: 800 }
export const PHONE: Size = { width: 390, height: 844 }
/** Where one engine is enough: the smallest phone, one on its side, a tablet held upright and a television. */
export const FURTHER_SIZES: Size[] = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
]

export interface Point {
  x: number
  y: number
}

export type Step = Point | 'down' | 'up'

export type Evaluate = <Args extends unknown[], Result>(
  run: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>

export interface Engine {
  name: string
  /** Without it the tests are green, but say so. */
  isOptional: boolean
  /** In which the table of every game is looked at, besides the phone and the window. */
  furtherSizes: Size[]
  /** Whether this machine has it. */
  isHere: () => boolean
  start: () => Promise<Browser>
}

export interface Browser {
  /** A page of somebody who was never here, reads German and likes things calm. */
  open: (url: string, size: Size) => Promise<Page>
  stop: () => Promise<void>
}

export interface Page {
  /** Until the page has drawn itself anew. */
  resize: (size: Size) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs in the page: what it needs comes as arguments, and what it promises is awaited. */
  evaluate: Evaluate
  /** Moves the mouse to places, presses and lets go. */
  point: (...steps: Step[]) => Promise<void>
  /** A key by the name that the web gives it: Escape, Enter, a. */
  press: (key: string) => Promise<void>
  /** As PNG. */
  screenshot: () => Promise<Uint8Array>
  /** What nobody caught in this page, so far. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** In the page: how large the window is, once styles have followed it and whatever measures its room has done so. */
export const drawnSize = (): Promise<readonly [number, number]> =>
  new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell([innerWidth, innerHeight]))))
