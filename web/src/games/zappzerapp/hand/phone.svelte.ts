/** A phone that is really shaken shakes the barrel in the hand that was used last. */
import type { Hands } from './hands.svelte'
import { PHONE, Stirring, strengthOf } from './strength'

/**
 * `off`: nobody has asked for it. `asking`: it may take a moment. `denied`: the person or the browser said no.
 * `absent`: there is no sensor, or pages like this one do not get at it.
 */
export type PhoneState = 'off' | 'asking' | 'on' | 'denied' | 'absent'

type Asking = typeof DeviceMotionEvent & { requestPermission?: () => Promise<'granted' | 'denied'> }

/** A sensor that has not said anything after so many milliseconds is none. */
const FIRST_WORD_WITHIN = 1_500
const GRAVITY = 9.81

export class Phone {
  state = $state<PhoneState>('off')
  readonly #stirring = new Stirring()
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(readonly hands: Pick<Hands, 'ready' | 'shake' | 'rest'>) {}

  /** Worth offering only where things are held in the hand. */
  static readonly offered = typeof matchMedia === 'function' && matchMedia('(any-pointer: coarse)').matches

  async start(): Promise<void> {
    this.state = 'asking'
    if (typeof DeviceMotionEvent === 'undefined') return this.#give('absent')
    if (!(await isGranted())) return this.#give('denied')
    addEventListener('devicemotion', this.#feel)
    this.#waiting = setTimeout(() => this.#give('absent'), FIRST_WORD_WITHIN)
  }

  stop(): void {
    this.#give('off')
  }

  readonly #feel = ({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent): void => {
    const force = strengthIn(acceleration) ?? besidesGravity(accelerationIncludingGravity)
    if (force === null) return
    clearTimeout(this.#waiting)
    this.state = 'on'
    const now = performance.now()
    this.#stirring.add(force, now)
    this.hands.shake(this.hands.ready, strengthOf(this.#stirring.mean(now), PHONE))
  }

  #give(state: PhoneState): void {
    clearTimeout(this.#waiting)
    globalThis.removeEventListener?.('devicemotion', this.#feel)
    if (this.state === 'on') this.hands.rest()
    this.state = state
  }
}

async function isGranted(): Promise<boolean> {
  const { requestPermission } = DeviceMotionEvent as Asking
  if (!requestPermission) return true
  // Asked at the wrong moment, or refused for this page, it throws instead of answering.
  return (await requestPermission().catch(() => 'denied')) === 'granted'
}

function strengthIn(force: DeviceMotionEventAcceleration | null): number | null {
  if (!force || force.x === null || force.y === null || force.z === null) return null
  return Math.hypot(force.x, force.y, force.z)
}

function besidesGravity(force: DeviceMotionEventAcceleration | null): number | null {
  const whole = strengthIn(force)
  return whole === null ? null : Math.abs(whole - GRAVITY)
}
