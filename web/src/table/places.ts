/** Places round the table: who sits there, where they lie on the mat, and what the three ways of playing make of them. */
import type { Facts } from '../lib/facts'
import { at, named } from '../lib/sure'
import type { Command, Seat, Table } from '../feed/messages'

export type SeatWish = Omit<Extract<Command, { t: 'seat' }>, 't' | 'salt'>

/** Everybody at a device of their own; all at this screen; this screen as the table and phones as hands. */
export type Mode = 'apart' | 'here' | 'television'
export const modes: Mode[] = ['apart', 'here', 'television']

/** Where the reader sits in person, and not somebody beside them; -1: nowhere. */
export function ownPlace(seats: Seat[], myName: string): number {
  const named = seats.findIndex((seat) => seat.mine && seat.name === myName)
  return named >= 0 ? named : seats.findIndex((seat) => seat.mine)
}

/** The way of playing that the places show. */
export function modeOf(seats: Seat[]): Mode {
  const mine = seats.filter((seat) => seat.mine).length
  if (mine === 0) return 'television'
  return mine > 1 ? 'here' : 'apart'
}

interface Host {
  name: string
  /** How many places the game has at most. */
  most: number
  /** What somebody at this screen is called for a start. */
  nameFor: (place: number) => string
}

/** The wishes, in order, that bring the places into a way of playing. */
export function wishesFor(mode: Mode, seats: Seat[], { name, most, nameFor }: Host): SeatWish[] {
  const mine = indices(seats, (seat) => seat.mine)
  const open = indices(seats, (seat) => seat.kind === 'open')
  if (mode === 'television') return mine.map((seat) => ({ seat, kind: 'open' }))

  const free = open[0] ?? (seats.length < most ? seats.length : undefined)
  const me = mine.length > 0 ? ownPlace(seats, name) : free
  const sitDown: SeatWish[] = mine.length === 0 && me !== undefined ? [{ seat: me, kind: 'me' }] : []
  const others = (mode === 'apart' ? mine : open).filter((seat) => seat !== me)
  const changed = others.map((seat): SeatWish =>
    mode === 'apart' ? { seat, kind: 'open' } : { seat, kind: 'here', name: nameFor(seat) },
  )
  return [...sitDown, ...changed]
}

/** The wishes that leave only the first place, the last taken away first. */
export function wishesToBeAlone(seats: Seat[]): SeatWish[] {
  return seats
    .map((_, seat): SeatWish => ({ seat, kind: 'none' }))
    .slice(1)
    .reverse()
}

/** How many will play: open places stay empty. */
export const playersAt = (seats: Seat[]): number => seats.filter((seat) => seat.kind !== 'open').length

type Obstacle = 'nobody' | 'too-few' | 'alone-or-more'

/** Why the game cannot begin yet, or null. */
export function obstacle(table: Table, facts: Facts): Obstacle | null {
  const players = playersAt(table.seats)
  if (players === 0) return 'nobody'
  if (players < facts.seats[0]) return 'too-few'
  // one player among open places: playing alone is another game, so it must be meant
  return players === 1 && table.seats.length > 1 ? 'alone-or-more' : null
}

/** Whether the one who sits there could also play alone. */
export function mayBeAlone(table: Table, facts: Facts): boolean {
  return facts.seats[0] === 1 && obstacle(table, facts) === 'alone-or-more' && table.seats[0]?.kind !== 'open'
}

/** Where a card lies on the mat, seen from the reader; clockwise from the near edge. */
export type Slot = 'near' | 'left' | 'far' | 'right' | 'near-left' | 'far-left' | 'far-right' | 'near-right'

const rings: Record<string, Slot[]> = {
  1: ['near'],
  2: ['near', 'far'],
  3: ['near', 'left', 'far'],
  4: ['near', 'left', 'far', 'right'],
  5: ['near', 'near-left', 'far-left', 'far-right', 'near-right'],
  6: ['near', 'near-left', 'far-left', 'far', 'far-right', 'near-right'],
}
const twoAndOneMore: Slot[] = ['near', 'far', 'right']

/** A slot for each place, and one more at the end when there is room to add one. The reader's own place is near. */
export function slots(seats: Seat[], roomForMore: boolean): Slot[] {
  const count = seats.length
  const ring = roomForMore && count === 2 ? twoAndOneMore : named(rings, String(count + (roomForMore ? 1 : 0)))
  const first = Math.max(
    0,
    seats.findIndex((seat) => seat.mine),
  )
  const round = seats.map((_, seat) => at(ring, (seat - first + count) % count))
  return roomForMore ? [...round, at(ring, count)] : round
}

function indices(seats: Seat[], test: (seat: Seat) => boolean): number[] {
  return seats.flatMap((seat, index) => (test(seat) ? [index] : []))
}
