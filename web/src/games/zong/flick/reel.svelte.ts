/** Plays a film: the time that runs, what is heard while it runs, and where everything is now. */
import { settings } from '../../../lib/settings.svelte'
import { impact } from '../../../lib/sound'
import { readFilm, type Film, type Moment } from './film'
import { Footage, type Seen, type SeenPiece } from './footage'
import type { Size } from '../view'

interface SeenZong extends Seen {
  size: Size
}

/** A longer pause between two pictures is not made up for: nothing jumps. */
const LONGEST_FRAME = 100
/** The blow that is as loud as it gets, in mm/s, and how loudness follows what is weaker. */
const HARDEST = 2_200
const LOUDNESS = 0.65

export class Reel {
  readonly footage: Footage
  /** Milliseconds of the film that have been seen. */
  at = $state(0)
  /** 1 as it happened, less is slow motion. */
  speed = $state(1)
  playing = $state(false)
  #frame = 0
  #stopped: () => void = () => {}

  /**
   * @param film as text, or read already
   * @param aloud whether its blows are heard
   */
  constructor(
    film: Film | string,
    readonly disc: Size = 'large',
    readonly aloud = true,
  ) {
    this.footage = new Footage(typeof film === 'string' ? readFilm(film) : film)
  }

  get duration(): number {
    return this.footage.duration
  }

  /** Every piece, by seat, now or at another time. */
  lying(ms = this.at): SeenPiece[] {
    return this.footage.pieces(ms)
  }

  zong(ms = this.at): SeenZong {
    return { ...this.footage.zong(ms), size: this.disc }
  }

  /** Plays the film; where things keep still, and in a page nobody sees, it is over at once. */
  play({ speed = 1 }: { speed?: number } = {}): Promise<void> {
    if (!settings.calm && !isUnseen()) return this.run(speed)
    this.hurry()
    return Promise.resolve()
  }

  /** Lets it run on from where it is, from the start once it is over. Settles when it is over or halted. */
  run(speed: number): Promise<void> {
    this.pause()
    this.speed = speed
    if (this.at >= this.duration) this.at = 0
    return new Promise((resolve) => {
      this.#stopped = resolve
      this.playing = true
      document.addEventListener('visibilitychange', this.#leave)
      if (this.aloud && this.at === 0) swish(this.footage.flickSpeed, this.speed)
      this.#roll()
    })
  }

  pause(): void {
    if (!this.playing) return
    cancelAnimationFrame(this.#frame)
    document.removeEventListener('visibilitychange', this.#leave)
    this.playing = false
    this.#stopped()
  }

  /** To the end at once, without a sound. */
  hurry(): void {
    this.seek(this.duration)
    this.pause()
  }

  seek(ms: number): void {
    this.at = Math.min(this.duration, Math.max(0, ms))
  }

  /** No pictures come in a page that nobody sees: whoever waits for the end would wait for ever. */
  #leave = (): void => {
    if (isUnseen()) this.hurry()
  }

  #roll(): void {
    let last: number | null = null
    const step = (now: number): void => {
      const passed = last === null ? 0 : Math.min(LONGEST_FRAME, now - last)
      last = now
      this.#advance(passed * this.speed)
      if (this.at >= this.duration) this.pause()
      else this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  #advance(by: number): void {
    const before = this.at === 0 ? -1 : this.at
    this.at = Math.min(this.duration, this.at + by)
    if (!this.aloud) return
    for (const moment of this.footage.between(before, this.at)) hear(moment, this.footage.seats, this.speed)
  }
}

const isUnseen = (): boolean => document.visibilityState === 'hidden'

/** From 0 to 1: weak blows are still heard, as ears would. */
export const loudnessOf = (amount: number): number => Math.min(1, (amount / HARDEST) ** LOUDNESS)

const DROP_LOUDNESS = 0.5
const SOUNDS = { disc: 'wood', rail: 'rubber', post: 'rubber', hop: 'clatter', drop: 'tap' } as const
/** Slowed down everything sounds lower and softer. */
const SLOW_PITCH = 0.4
const SLOW_LOUDNESS = 0.5

function hear({ kind, disc, amount }: Moment, zong: number, speed: number): void {
  const loudness = kind === 'drop' ? DROP_LOUDNESS : loudnessOf(amount)
  impact(SOUNDS[kind], loudness * speed ** SLOW_LOUDNESS, voiceOf(disc, zong) * speed ** SLOW_PITCH)
}

function swish(flickSpeed: number, speed: number): void {
  impact('swish', loudnessOf(flickSpeed) * speed ** SLOW_LOUDNESS, speed ** SLOW_PITCH)
}

/** The heavy disc sounds deeper, and no two pieces of wood quite the same. */
const voiceOf = (disc: number, zong: number): number => (disc === zong ? 0.86 : 0.96 + 0.02 * ((disc * 2) % 5))
