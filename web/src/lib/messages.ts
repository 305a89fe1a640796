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
export type Position = Schemas['Position']
export type LogEntry = Schemas['LogEntry']
export type Snapshot = Schemas['Snapshot']
export type Step = Schemas['Step']
export type Presence = Schemas['Presence']
export type Ack = Schemas['Ack']
export type Refused = Schemas['Refused']

export type Incoming = Schemas['Incoming']
export type Outgoing = Schemas['Outgoing']

/** A command as the screens write it; the id that makes a repeat harmless is added when it is sent. */
export type Command = Incoming extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never
