/** What the map shows and what can be done on it. */

/** A way to a room that whoever is to move can take now; `moves` are the legal moves that go there. */
export interface Destination {
  room: number
  boots: number
  heads: number
  kind: 'walk' | 'teleport' | 'reach'
  moves: number[]
}

/** Who plays, by seat; `token` is the number of colour and shape. */
export interface Pawn {
  name: string
  token: number
}

/** The part of a view that the map draws. */
export interface Scene {
  board: string
  seats: { room: number; fate: string; clank: number }[]
  bag: number
  rage: number
  strength: number
  /** [seat, space] of the countdown, empty before */
  clock: number[]
  /** [room, value] */
  artifacts: number[][]
  majors: number[]
  /** [room, how many] */
  minors: number[][]
  idols: number
  /** [key, left, points of the next one] */
  goods: (string | number)[][]
}
