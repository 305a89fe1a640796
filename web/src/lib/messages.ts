/** The messages between browser and server, named for use here; the types themselves are generated from the server. */
import type { components } from './schema'

type Schemas = components['schemas']

export type Me = Schemas['Me']
export type MyTable = Schemas['MyTable']
export type Best = Schemas['Best']
export type Problem = Schemas['Problem']
export type Seat = Schemas['Seat']
export type Table = Schemas['Table']
export type Happening = Schemas['Happening']
export type Outcome = Schemas['Outcome']
export type Position = Schemas['Position'] & { may_ask?: boolean }
export type LogEntry = Schemas['LogEntry'] & { thought?: Thinking | null }
export type Snapshot = Omit<Schemas['Snapshot'], 'position' | 'log'> & { position: Position | null; log: LogEntry[] }
export type Step = Omit<Schemas['Step'], 'position' | 'entry'> & { position: Position | null; entry: LogEntry }
export type Presence = Schemas['Presence']
export type Ack = Schemas['Ack']
export type Refused = Schemas['Refused']


export interface Thinking {
  seat: number
  level: NonNullable<Seat['level']>
  depth: number
  nodes: number
  seconds: number
  outlook: number
  proven: boolean
  line: string[]
}

export interface Advice {
  t: 'advice'
  id: string
  ply: number
  seat: number
  move: number
  thinking: Thinking
}

type Advise = { t: 'advise'; id: string; seat: number; ply: number }
type TakeBack = { t: 'takeback'; id: string; ply: number; whole?: boolean }

export type Incoming = Exclude<Schemas['Incoming'], { t: 'takeback' }> | TakeBack | Advise
export type Outgoing = Snapshot | Step | Presence | Ack | Refused | Advice

/** Something said as the screens write it; the id that makes a repeat harmless is added when it is sent. */
type Unsent<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** What is made durable, or refused. */
export type Command = Unsent<Exclude<Incoming, { t: 'advise' }>>
/** What is only answered. */
export type Question = Unsent<Extract<Incoming, { t: 'advise' }>>
