/** The end: how whoever played alone is praised, and the board as it lay when the last turn had been made. */
import type { Outcome } from '../../../feed/messages'
import { t } from '../texts'
import { first } from '../../../lib/sure'
import { lineOf, nameOf } from '../board/geometry'
import { slideOf } from '../moves'
import type { SechserreiheView } from '../view'

const VERY_CLOSE = 28
const NOT_BAD = 24

/** For whoever played alone; others are told who won. */
export function praise({ scores, reason }: Outcome): string {
  if (reason === 'solved') return t('ending.solved')
  if (reason !== 'line') return ''
  const stones = first(scores)
  if (stones >= VERY_CLOSE) return t('ending.veryClose')
  return t(stones >= NOT_BAD ? 'ending.notBad' : 'ending.ended')
}

/** Full lines are cleared away in the view; here they lie once more. */
export function asItFell(view: SechserreiheView): SechserreiheView {
  const full = (view.last?.lines ?? []).flatMap(lineOf)
  return { ...view, fields: full.reduce((fields, field) => fields.with(field, 1), view.fields) }
}

/** The last turn as people write it. */
export function lastTurn({ last }: SechserreiheView): string {
  if (!last) return ''
  const slide = slideOf(last)
  const way = slide ? [`${nameOf(slide.origin)}-${nameOf(slide.target)}`] : []
  return [...way, ...last.placed.map((field) => `+${nameOf(field)}`)].join(' ')
}
