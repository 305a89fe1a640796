/**
 * Playback: shows the steps of a table in order, each after the movement of the one before. Movements can be hurried,
 * skipped or, in a page that nobody sees, left out.
 */
import type { StepListener, Unsubscribe } from './feed'
import type { LogEntry, Position, Presence, Step, Table } from './messages'

/** Where a table stands. */
export interface Standing {
  table: Table
  position: Position | null
  log: LogEntry[]
}

const LONGEST_SHOW = 25_000

export class Playback {
  table = $state.raw<Table | null>(null)
  position = $state.raw<Position | null>(null)
  log = $state.raw<LogEntry[]>([])
  presence = $state.raw<Presence | null>(null)
  /** Steps that are known but not shown yet, the next one first. */
  ahead = $state.raw<Step[]>([])

  #listeners = new Set<StepListener>()
  #resetListeners = new Set<() => void>()
  #showing = false
  #endShow: (() => void) | null = null

  onStep(listener: StepListener): Unsubscribe {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onReset(listener: () => void): Unsubscribe {
    this.#resetListeners.add(listener)
    return () => this.#resetListeners.delete(listener)
  }

  /** Adds a step to those still to be shown. */
  follow(step: Step): void {
    this.ahead = [...this.ahead, step]
    if (!this.#showing) void this.#showAll()
  }

  /** Lets the movement being shown be over at once. */
  hurry(): void {
    this.#endShow?.()
  }

  /** Shows where all known steps have led, without their movements. */
  skip(): void {
    const last = this.ahead.at(-1)
    if (!last) return this.hurry()
    this.jump({
      table: last.table,
      position: last.position,
      log: [...this.log, ...this.ahead.map(({ entry }) => entry)],
    })
  }

  /** Shows this and nothing that was still to come. */
  jump({ table, position, log }: Standing): void {
    this.ahead = []
    this.hurry()
    this.table = this.presence ? withPresence(table, this.presence) : table
    this.position = position
    this.log = log
    for (const listener of this.#resetListeners) listener()
  }

  /** Forgets everything and begins where the table stands now. */
  reset(standing: Standing): void {
    this.presence = null
    this.jump(standing)
  }

  /** Tells who is here now. Steps that wait to be shown are older than that, so they learn it, too. */
  greet(presence: Presence): void {
    this.presence = presence
    if (this.table) this.table = withPresence(this.table, presence)
    this.ahead = this.ahead.map((step) => ({ ...step, table: withPresence(step.table, presence) }))
  }

  async #showAll(): Promise<void> {
    this.#showing = true
    for (let step = this.ahead[0]; step; step = this.ahead[0]) {
      this.ahead = this.ahead.slice(1)
      const before = this.position
      this.table = step.table
      this.position = step.position
      this.log = [...this.log, step.entry]
      await this.#show(step, before)
    }
    this.#showing = false
  }

  async #show(step: Step, before: Position | null): Promise<void> {
    const movements = [...this.#listeners].map(async (listener) => listener(step, before))
    const shown = Promise.all(movements).catch((stumble: unknown) => reportError(stumble))
    if (document.visibilityState === 'hidden') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>((resolve) => {
      this.#endShow = resolve
      timer = setTimeout(resolve, LONGEST_SHOW)
    })
    await Promise.race([shown, enough])
    clearTimeout(timer)
    this.#endShow = null
  }
}

function withPresence(table: Table, { online, away_since, waited_until }: Presence): Table {
  const seats = table.seats.map((seat, index) => ({
    ...seat,
    online: online[index] ?? seat.online,
    away_since: away_since[index] ?? null,
    waited_until: waited_until[index] ?? null,
  }))
  return { ...table, seats }
}
