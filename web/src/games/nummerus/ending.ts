/** The end in steps: which chains are laid against each other, and who is hailed. */
import type { Outcome } from '../../lib/messages'
import { enumerate } from '../../lib/words'
import { t } from './texts'
import type { NummerusView } from './view'

export interface Comparison {
  rank: number
  decides: boolean
  chains: { seat: number; chain: number[] }[]
}

/** The tied seats' chains, rank by rank, up to the one that decides; without a tie there is nothing to compare. */
export function comparison(view: NummerusView, { reason, values }: Outcome): Comparison[] {
  if (reason !== 'tie-break' && reason !== 'shared') return []
  const tied = values.seats as number[]
  const chainsOf = (seat: number): number[][] => view.hands[seat].chains.filter((chain) => chain.length > 1)
  const decisive = typeof values.rank === 'number' ? values.rank : null
  const last = decisive ?? Math.max(...tied.map((seat) => chainsOf(seat).length))
  return Array.from({ length: last }, (_, i) => ({
    rank: i + 1,
    decides: i + 1 === decisive,
    chains: tied.map((seat) => ({ seat, chain: chainsOf(seat)[i] ?? [] })),
  }))
}

export function verdict({ places, scores, reason }: Outcome, names: string[], mine: number[]): string {
  if (reason === 'solitaire-alone') return praise(scores[0])
  const winners = names.flatMap((name, seat) => (places[seat] === 1 ? [{ name, seat }] : []))
  if (winners.length > 1) return t('end.sharedWin', { names: enumerate(winners.map(({ name }) => name)) })
  const iWon = mine.length === 1 && mine[0] === winners[0].seat
  return iWon ? t('end.youWin') : t('end.winner', { name: winners[0].name })
}

function praise(left: number): string {
  if (left === 0) return t('end.alone.0')
  if (left === 1) return t('end.alone.1')
  return t(left === 2 ? 'end.alone.2' : 'end.alone')
}
