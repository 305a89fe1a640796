/** What every feed has in common: it shows how far its playback has come. */
import { Refusal } from '../lib/api'
import type { ShakingListener, Status, StepListener, TableFeed, Unsubscribe } from './feed'
import { some } from './legal'
import type { Advice, Command, Shaking } from './messages'
import { Playback } from './playback.svelte'

export abstract class ShownFeed implements TableFeed {
  abstract readonly id: string
  abstract readonly status: Status
  abstract readonly farewell: string
  abstract readonly waiting: number
  abstract now(): number
  abstract send(command: Command): Promise<number>
  abstract shake(seat: number, thing: number, strength: number): Promise<Int16Array>
  /** What a master would do at this ply, whoever is shown a later one by then. */
  protected abstract advise(seat: number, ply: number): Promise<Advice>

  protected readonly playback = new Playback()
  #shakingListeners = new Set<ShakingListener>()

  readonly table = $derived.by(() => this.playback.table)
  readonly position = $derived.by(() => this.playback.position)
  readonly log = $derived.by(() => this.playback.log)
  readonly presence = $derived.by(() => this.playback.presence)
  readonly ahead = $derived.by(() => this.playback.ahead)
  readonly mine = $derived.by(() => this.table?.seats.flatMap((seat, index) => (seat.mine ? [index] : [])) ?? [])
  readonly acting = $derived.by(() => this.mine.find((seat) => some(this.position?.legal[seat])) ?? null)
  readonly moment = $derived.by(() => this.log.findLast(({ kind }) => kind !== 'table')?.seq ?? 0)

  move(move: number, seat = this.acting): Promise<number> {
    if (seat === null || !this.position) return Promise.reject(new Refusal('not-your-turn', ''))
    return this.send({ t: 'move', seat, ply: this.position.ply, move })
  }

  async ask(): Promise<Advice | null> {
    const { acting, position, moment } = this
    if (acting === null || !position) throw new Refusal('not-your-turn', '')
    try {
      const advice = await this.advise(acting, position.ply)
      return moment === this.moment ? advice : null
    } catch (reason) {
      if (reason instanceof Refusal && moment !== this.moment) return null
      throw reason
    }
  }

  onStep(listener: StepListener): Unsubscribe {
    return this.playback.onStep(listener)
  }

  onReset(listener: () => void): Unsubscribe {
    return this.playback.onReset(listener)
  }

  onShaking(listener: ShakingListener): Unsubscribe {
    this.#shakingListeners.add(listener)
    return () => this.#shakingListeners.delete(listener)
  }

  catchUp(): void {
    this.playback.hurry()
  }

  protected tellShaking(shaking: Shaking): void {
    for (const listener of this.#shakingListeners) listener(shaking)
  }
}
