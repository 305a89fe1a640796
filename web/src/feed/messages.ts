/** The messages between browser and server, named for use here; the types themselves are generated from the server. */
import type { components } from '../generated/schema'

type Schemas = components['schemas']

export type Me = Schemas['Me']
export type MyTable = Schemas['MyTable']
export type Best = Schemas['Best']
export type Problem = Schemas['Problem']
export type Seat = Schemas['Seat']
export type Table = Schemas['Table']
export type Happening = Schemas['Happening']
export type Outcome = Schemas['Outcome']
export type Position = Schemas['Position']
export type Span = Schemas['Span']
export type Thinking = Schemas['Thinking']
export type LogEntry = Schemas['LogEntry']
export type Snapshot = Schemas['Snapshot']
export type Step = Schemas['Step']
export type Presence = Schemas['Presence']
export type Ack = Schemas['Ack']
export type Refused = Schemas['Refused']
export type Advice = Schemas['Advice']
export type Shake = Schemas['Shake']
export type Shaking = Schemas['Shaking']

/** What a seat sees, and what can happen, by the key of the game. A happening's `kind` says which `values` it has. */
export type Views = Schemas['Views']
export type Happenings = Schemas['Happenings']
export type GameKey = keyof Views

type Incoming = Schemas['Incoming']
export type Outgoing = Schemas['Outgoing']

/** Something said as the screens write it; the id that makes a repeat harmless is added when it is sent. */
type Unsent<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** What is made durable, or refused. */
export type Command = Unsent<Exclude<Incoming, { t: 'advise' | 'shake' }>>
/** What is only answered. */
export type Question = Unsent<Extract<Incoming, { t: 'advise' }>>
