/** What the server tells about a position of ZONG!. The rules live there; here it is only shown. */

export type Size = 'large' | 'small'
export type Reason = 'on' | 'between' | 'red' | 'edge' | 'target' | 'start' | 'off'

/** Where a piece that came to rest belongs, and why. */
export interface Reading {
  reason: Reason
  field: number
  /** the field's name for people */
  place: string
}

/** A piece that lies so close to a limit that the players decide. */
export interface Doubt {
  /** whose piece */
  seat: number
  /** what was measured, and what it could be as well */
  readings: [Reading, Reading]
  /** hundredths of a millimetre between the two */
  gap: number
}

/** Discs of each kind. */
export type Hand = [blue: number, risk: number, lightning: number]
/** A disc that was thrown: its kind and the side that came up. */
export type Thrown = [kind: number, face: number]
/** A field and the seats that stand there, lowest first. */
export type Tower = [field: number, ...seats: number[]]

export interface ZongView {
  board: string
  vote: boolean
  disc: string
  first: number
  /** the start field in use */
  start: number
  phase: 'pick' | 'throw' | 'flick' | 'vote' | 'attack' | 'over'
  /** whose turn, also while others vote; -1 when over */
  turn: number
  next: number
  round: number
  turns: number
  flicks: number
  /** by seat; nothing where it is not chosen yet */
  discs: (Size | '')[]
  /** by seat: five before the throw, two after it and while waiting */
  hands: Hand[]
  /** what may be thrown now */
  throws: [move: number, ...Hand][]
  /** the latest throw, blue discs first */
  thrown: Thrown[]
  /** still to come in this turn */
  zongs: number
  spirals: number
  points: number
  fields: Tower[]
  /** phase "vote": where each piece lies in 1/100 mm; nothing for one off the board */
  lying: number[][]
  doubt: Doubt | null
  voted: boolean[]
  /** own vote on its way: 0, 1, or -1 for none */
  mine: number
  /** phase "attack": who can be taken along, lowest first */
  companions: number[]
  winner: number
}

export const asView = (view: unknown): ZongView => view as ZongView

/** The field a seat's piece stands on; the target when it has won. */
export const fieldOf = (fields: Tower[], seat: number): number =>
  fields.find(([, ...seats]) => seats.includes(seat))?.[0] ?? -1
