/** What a person asks for while the table is made. A refusal stays readable until the next wish. */
import { Refusal } from '../lib/api'
import type { LiveTable } from '../lib/live.svelte'
import type { Command } from '../lib/messages'
import type { SeatWish } from './places'

export class Wishes {
  /** The server's sentence about the last wish, or nothing. */
  refused = $state('')
  /** Grows with each refusal: what shows a choice falls back to what holds. */
  refusals = $state(0)
  busy = $state(false)

  constructor(readonly live: LiveTable) {}

  /** True when it was done. */
  async ask(...commands: Command[]): Promise<boolean> {
    this.refused = ''
    this.busy = true
    try {
      for (const command of commands) await this.live.send(command)
      return true
    } catch (reason) {
      this.note(reason)
      return false
    } finally {
      this.busy = false
    }
  }

  seat(...wishes: SeatWish[]): Promise<boolean> {
    return this.ask(...wishes.map((wish): Command => ({ t: 'seat', salt: pinch(), ...wish })))
  }

  sit(seat: number): Promise<boolean> {
    return this.ask({ t: 'sit', seat, salt: pinch() })
  }

  start(): Promise<boolean> {
    return this.ask({ t: 'start', salt: pinch() })
  }

  note(reason: unknown): void {
    if (!(reason instanceof Refusal)) throw reason
    this.refused = reason.message
    this.refusals++
  }
}

const PINCH_BYTES = 16

/** This browser's own pinch of luck: mixed into the server's, so that not even the house can know what comes. */
function pinch(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PINCH_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
