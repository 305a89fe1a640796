/** What the server tells about a position of Sechserreihe. The rules live there; here it is only shown. */

export interface Last {
  seat: number
  /** -1 where nothing slid */
  origin: number
  target: number
  /** one field; two at an opening */
  placed: number[]
  /** lines it completed */
  lines: number[]
}

/** Two fields are placed at an opening; nothing slides where origin and target are -1. */
export type Turn = [move: number, origin: number, target: number, ...placed: number[]]

export interface SechserreiheView {
  /** coins that win; 0 alone */
  goal: number
  start: number
  layout: 'own' | 'lot' | 'daily'
  phase: 'open' | 'turn' | 'place' | 'over'
  turn: number
  next: number
  /** 36 times 0 or 1 */
  fields: number[]
  supply: number
  /** by seat */
  coins: number[]
  bank: number
  last: Last | null
  /** alone, 30th stone: it may lie on any empty field */
  free: boolean
  turns: Turn[]
  /** [move, line, …] */
  completes: number[][]
  /** lines that whoever is on turn could complete now */
  threats: number[]
}

export const asView = (view: unknown): SechserreiheView => view as SechserreiheView

export const stonesLaid = (view: SechserreiheView): number => view.fields.filter((stone) => stone > 0).length

/** Alone there are no coins: whoever completes a line has to begin again. */
export const isAlone = (view: SechserreiheView): boolean => view.coins.length === 1

/** The lines that a move completes. */
export const linesOf = (view: SechserreiheView, move: number): number[] =>
  view.completes.find(([completing]) => completing === move)?.slice(1) ?? []
