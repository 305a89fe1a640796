/** For tests of movements: time passes when it is told to, and places lie on a screen that is not there. */
import { beforeEach, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'

export const PICTURE = 16

class Rect implements DOMRect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number

  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {
    ;[this.left, this.top, this.right, this.bottom] = [x, y, x + width, y + height]
  }

  toJSON = (): unknown => ({ ...this })
}

/** Whoever wants it calm says so in the test. */
export function inMovingTime(): void {
  beforeEach(() => {
    settings.calm = false
    vi.useFakeTimers()
    vi.stubGlobal('DOMRect', Rect)
    vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
      setTimeout(() => draw(performance.now()), PICTURE),
    )
  })
}

export const passes = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** What is seen from moment to moment until everything has been shown, each thing once. */
export async function seen<Thing>(shown: Promise<void>, look: () => Thing): Promise<Thing[]> {
  const found: Thing[] = []
  const note = (): void => {
    const now = look()
    if (found.length === 0 || JSON.stringify(now) !== JSON.stringify(found.at(-1))) found.push(now)
  }
  let isOver = false
  void shown.finally(() => (isOver = true))
  while (!isOver) {
    note()
    await passes(20)
  }
  note()
  return found
}
