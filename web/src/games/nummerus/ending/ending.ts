/** The end in steps: which chains are laid against each other, and how whoever played alone is praised. */
import type { Outcome } from '../../../feed/messages'
import { t } from '../texts'
import { first } from '../../../lib/sure'
import { handOf, type NummerusView } from '../view'

interface Comparison {
  rank: number
  decides: boolean
  chains: { seat: number; chain: number[] }[]
}

/** The tied seats' chains, rank by rank, up to the one that decides; without a tie there is nothing to compare. */
export function comparison(view: NummerusView, { reason, scores, values }: Outcome): Comparison[] {
  if (reason !== 'tie-break' && reason !== 'shared') return []
  const tied = [...scores.keys()].filter((seat) => scores[seat] === values.length)
  const chainsOf = (seat: number): number[][] => handOf(view, seat).chains.filter((chain) => chain.length > 1)
  const decisive = typeof values.rank === 'number' ? values.rank : null
  const last = decisive ?? Math.max(...tied.map((seat) => chainsOf(seat).length))
  return Array.from({ length: last }, (_, i) => ({
    rank: i + 1,
    decides: i + 1 === decisive,
    chains: tied.map((seat) => ({ seat, chain: chainsOf(seat)[i] ?? [] })),
  }))
}

/** For whoever played alone; others are told who won. */
export function praise({ scores, reason }: Outcome): string {
  if (reason !== 'solitaire-alone') return ''
  const left = first(scores)
  if (left === 0) return t('end.alone.0')
  if (left === 1) return t('end.alone.1')
  return t(left === 2 ? 'end.alone.2' : 'end.alone')
}
