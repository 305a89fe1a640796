/** What a person asks for while the table is made. A refusal stays readable until the next wish. */
import { sentenceOf } from '../lib/api'
import { randomHex } from '../lib/random'
import type { TableFeed } from '../feed/feed'
import type { Command } from '../feed/messages'
import type { SeatWish } from './places'

export class Wishes {
  /** The server's sentence about the last wish, or nothing. */
  refused = $state('')
  /** Grows with each refusal: what shows a choice falls back to what holds. */
  refusals = $state(0)
  #unanswered = new Set<Promise<boolean>>()
  #isStarting = false

  constructor(readonly feed: TableFeed) {}

  /** True when it was done. */
  async ask(...commands: Command[]): Promise<boolean> {
    this.refused = ''
    const answer = this.#sendAll(commands)
    this.#unanswered.add(answer)
    const isDone = await answer
    this.#unanswered.delete(answer)
    return isDone
  }

  seat(...wishes: SeatWish[]): Promise<boolean> {
    return this.ask(...wishes.map((wish): Command => ({ t: 'seat', salt: pinch(), ...wish })))
  }

  sit(seat: number): Promise<boolean> {
    return this.ask({ t: 'sit', seat, salt: pinch() })
  }

  /** Waits for what was asked for before: nobody wants to begin with something else than what they have just chosen. */
  async start(): Promise<boolean> {
    if (this.#isStarting) return false
    this.#isStarting = true
    const answers = await Promise.all(this.#unanswered)
    const isBegun = !answers.includes(false) && (await this.ask({ t: 'start', salt: pinch() }))
    this.#isStarting = false
    return isBegun
  }

  note(reason: unknown): void {
    this.refused = sentenceOf(reason)
    this.refusals++
  }

  async #sendAll(commands: Command[]): Promise<boolean> {
    try {
      for (const command of commands) await this.feed.send(command)
      return true
    } catch (reason) {
      this.note(reason)
      return false
    }
  }
}

const PINCH_BYTES = 16

/** This browser's own pinch of luck: mixed into the server's, so that not even the house can know what comes. */
const pinch = (): string => randomHex(PINCH_BYTES)
