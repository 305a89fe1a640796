/** What the map shows and what can be done on it. */
import type { KlongSeat, KlongView } from '../view'

/** A way to a room that whoever is to move can take now; `moves` are the legal moves that go there. */
export interface Destination {
  room: number
  boots: number
  heads: number
  kind: 'walk' | 'teleport' | 'reach'
  moves: number[]
}

/** The part of a view that the map draws. */
export interface Scene extends Pick<
  KlongView,
  'board' | 'bag' | 'rage' | 'strength' | 'clock' | 'artifacts' | 'majors' | 'minors' | 'idols' | 'goods'
> {
  seats: Pick<KlongSeat, 'room' | 'fate' | 'clank'>[]
}
