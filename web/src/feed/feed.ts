/**
 * Table feed: all that is known of a table and all that can be said to it, wherever it comes from: a live connection, a
 * recorded game or a demonstration. The rest of the client knows only this interface.
 */
import type { Advice, Command, LogEntry, Position, Presence, Shaking, Step, Table } from './messages'

export type Status = 'connecting' | 'live' | 'lost' | 'gone'

/** Called for each step after it is shown. The next step waits for the promise: movements follow each other. */
export type StepListener = (step: Step, before: Position | null) => Promise<void> | void

/** Called when somebody else at the table shakes something. */
export type ShakingListener = (shaking: Shaking) => void

/** Ends a subscription. */
export type Unsubscribe = () => void

export interface TableFeed {
  readonly id: string
  readonly status: Status
  /** Why the table is gone, as a sentence; of meaning only when it is. */
  readonly farewell: string
  readonly table: Table | null
  readonly position: Position | null
  readonly log: LogEntry[]
  readonly presence: Presence | null
  /** Commands on their way: sent or waiting for the connection, not yet answered. */
  readonly waiting: number
  /** Steps that are known but not shown yet, the next one first. */
  readonly ahead: Step[]

  /** Seats that act through this screen. */
  readonly mine: number[]
  /** The seat of this screen that may move now, or null. */
  readonly acting: number | null
  /** Tells the moments of a game apart. Unlike the ply, no number comes twice when moves are taken back. */
  readonly moment: number

  /** The server's clock, in seconds, for deadlines. */
  now(): number
  /** Resolves when the command is durable; rejects with a `Refusal` that has a sentence. */
  send(command: Command): Promise<number>
  /** Plays a move for a seat, else the acting one, at the position shown. */
  move(move: number, seat?: number | null): Promise<number>
  /** What a master would do on the acting seat at the position shown; null when the game has gone on meanwhile. */
  ask(): Promise<Advice | null>
  /** Shakes the thing in that hand and resolves with what is to be heard. */
  shake(seat: number, thing: number, strength: number): Promise<Int16Array>

  onStep(listener: StepListener): Unsubscribe
  onShaking(listener: ShakingListener): Unsubscribe
  /** Called when the table is told anew from the start: whatever still moves belongs to a past that nobody sees. */
  onReset(listener: () => void): Unsubscribe
  /** Lets the movement being shown be over at once. */
  catchUp(): void
}
