/** The end: how far everybody came. */
import type { BoardData } from '../board/board'
import { t } from '../texts'
import { fieldOf, type ZongView } from '../view'

/** Where a seat's piece stands when it is over, in words. */
export function placeText(view: ZongView, board: BoardData, seat: number): string {
  const field = fieldOf(view.fields, seat)
  if (seat === view.winner || field >= board.fields.length) return t('end.target')
  return field === view.start ? t('end.start') : t('end.field', { place: board.fields[field]?.name ?? '' })
}

/** How long it took. */
export const effort = ({ round, flicks }: ZongView): string =>
  t('end.effort', { rounds: t('end.rounds', { count: round }), flicks: t('end.flicks', { count: flicks }) })
