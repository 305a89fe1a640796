/** The last flick once more, as slowly as one likes. What others do meanwhile is shown when it is closed. */
import type { LogEntry } from '../../../feed/messages'
import { happeningsOf, isA, type EventOf } from '../../../feed/typed'
import { settings } from '../../../lib/settings.svelte'
import { MalformedFilm } from './film'
import { Reel } from './reel.svelte'

export const SPEEDS = [1, 0.5, 0.2] as const
export type Speed = (typeof SPEEDS)[number]

export class SlowMotion {
  reel = $state.raw<Reel | null>(null)
  speed = $state<Speed>(0.2)
  #closed: Promise<void> = Promise.resolve()
  #close: () => void = () => {}

  /** Shows the last flick that the log tells of; nothing without one. */
  open(log: LogEntry[]): void {
    const flicked = lastFlick(log)
    const reel = flicked && reelOf(flicked)
    if (!reel) return
    this.close()
    this.reel = reel
    this.#closed = new Promise((resolve) => (this.#close = resolve))
    if (!settings.calm) this.play()
  }

  close(): void {
    this.reel?.pause()
    this.reel = null
    this.#close()
  }

  /** Settles once nothing is looked at again. */
  get closed(): Promise<void> {
    return this.#closed
  }

  play(): void {
    void this.reel?.run(this.speed)
  }

  toggle(): void {
    if (this.reel?.playing) this.reel.pause()
    else this.play()
  }

  slowTo(speed: Speed): void {
    this.speed = speed
    if (this.reel) this.reel.speed = speed
  }

  seek(ms: number): void {
    this.reel?.pause()
    this.reel?.seek(ms)
  }
}

export function lastFlick(log: LogEntry[]): EventOf<'zong', 'flicked'> | null {
  for (const { happenings } of log.toReversed()) {
    const flicked = happeningsOf('zong', happenings).findLast(isA('flicked'))
    if (flicked) return flicked
  }
  return null
}

/** A film that cannot be read is not shown: the position is true without it. */
export function reelOf({ values: { film, disc } }: EventOf<'zong', 'flicked'>): Reel | null {
  try {
    return new Reel(film, disc)
  } catch (error) {
    if (error instanceof MalformedFilm) return null
    throw error
  }
}
