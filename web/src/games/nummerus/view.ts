/** What the server tells about a position of Nummerus Zahlus. The rules live there; here it is only shown. */

export interface Choice {
  move: number
  chip: number
  field: number
  jump: boolean
  opens: number[]
  chain: number[]
}

export interface Join {
  chip: number
  lower: number[]
  upper: number[]
}

export interface LastMove {
  seat: number
  chip: number
  origin: number
  field: number
  jump: boolean
}

export interface HandView {
  chips: number[]
  chains: number[][]
  points: number
  swaps: number
}

/** [give, take, move] */
export type Trade = [number, number, number]

export interface NummerusView {
  scoring: 'longest' | 'tournament' | 'solitaire'
  rounds: number
  swap: boolean
  start: number
  round: number
  phase: 'take' | 'join' | 'swap' | 'over'
  turn: number
  next: number
  fields: number[]
  star: number
  last: LastMove | null
  hands: HandView[]
  finished: number[][]
  choices: Choice[]
  join: Join | null
  trades: Trade[]
}

export const JOIN_LOWER = 48
export const JOIN_UPPER = 49
export const KEEP = 50

/** What is told of a round that is over. Games begun long ago tell no chains. */
export interface RoundEnd {
  round: number
  points: number[]
  /** by seat, those of two chips or more */
  chains?: number[][][]
}

/** Solitär clears chains of this length away; used only to show which ones are safe. */
export const SAFE_CHAIN = 6

export const asView = (view: unknown): NummerusView => view as NummerusView

/** The chip of the choice joins the hand: its chain as the server foretells it, all others as they are. */
export function foretell(hand: HandView, choice: Choice): number[][] {
  const untouched = hand.chains.filter((chain) => !chain.some((chip) => choice.chain.includes(chip)))
  return [...untouched, choice.chain].sort((a, b) => b.length - a.length || a[0] - b[0])
}

/** A position right after its last chip was taken; the server goes straight on to the next layout. */
export function cleared(view: NummerusView, last: LastMove): NummerusView {
  const choice = view.choices.find(({ chip }) => chip === last.chip)
  const hands = view.hands.map((hand, seat) =>
    seat === last.seat && choice
      ? { ...hand, chips: [...hand.chips, last.chip], chains: foretell(hand, choice) }
      : hand,
  )
  return { ...view, hands, last, star: last.field, fields: view.fields.map(() => 0), choices: [], next: -1 }
}

export const gives = (trades: Trade[]): number[] => [...new Set(trades.map(([give]) => give))]
export const takes = (trades: Trade[], give: number | null): number[] => [
  ...new Set(trades.filter((trade) => give === null || trade[0] === give).map(([, take]) => take)),
]
export const tradeMove = (trades: Trade[], give: number | null, take: number | null): number | null =>
  trades.find((trade) => trade[0] === give && trade[1] === take)?.[2] ?? null

/** Points of each seat over all rounds, the running one included. */
export const totals = (view: NummerusView): number[] =>
  view.hands.map((hand, seat) =>
    view.finished.reduce((sum, round) => sum + round[seat], view.finished.length < view.round ? hand.points : 0),
  )

export const chipsLeft = (view: NummerusView): number => view.fields.filter((chip) => chip > 0).length
