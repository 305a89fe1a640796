/** The end: who is hailed, and how far everybody came. */
import type { Outcome } from '../../lib/messages'
import type { BoardData } from './board'
import { t } from './texts'
import { fieldOf, type ZongView } from './view'

export function verdict({ places }: Outcome, names: string[], mine: number[]): string {
  const winner = places.indexOf(1)
  return mine.length === 1 && mine[0] === winner ? t('end.youWin') : t('end.winner', { name: names[winner] })
}

/** Where a seat's piece stands when it is over, in words. */
export function placeText(view: ZongView, board: BoardData, seat: number): string {
  const field = fieldOf(view.fields, seat)
  if (seat === view.winner || field >= board.fields.length) return t('end.target')
  return field === view.start ? t('end.start') : t('end.field', { place: board.fields[field]?.name ?? '' })
}

/** How long it took. */
export const effort = ({ round, flicks }: ZongView): string =>
  t('end.effort', { rounds: t('end.rounds', { count: round }), flicks: t('end.flicks', { count: flicks }) })
