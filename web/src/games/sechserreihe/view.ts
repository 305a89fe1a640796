/** What the server tells about a position of Sechserreihe, and what can be read from it. The rules live there. */
import type { Happenings, Views } from '../../feed/messages'

export type SechserreiheView = Views['sechserreihe']
export type Last = NonNullable<SechserreiheView['last']>
export type SechserreiheHappening = Happenings['sechserreihe']

export const stonesLaid = ({ fields }: Pick<SechserreiheView, 'fields'>): number =>
  fields.filter((stone) => stone > 0).length

/** Alone there are no coins. */
export const isAlone = ({ coins }: Pick<SechserreiheView, 'coins'>): boolean => coins.length === 1

/** The lines that a move completes. */
export const linesOf = (view: SechserreiheView, move: number): number[] =>
  view.completes.find(([completing]) => completing === move)?.slice(1) ?? []
