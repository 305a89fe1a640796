/** Who won, in words that are the same at every table; nothing where nobody did. */
import type { Outcome } from '../feed/messages'
import { enumerate } from '../lib/words'
import { isYou } from './seating'
import { t } from './texts'

export function verdict({ places }: Pick<Outcome, 'places'>, names: string[], mine: number[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1)
  if (winners.length === 0) return ''
  if (winners.length > 1) return t('end.sharedWin', { names: enumerate(winners) })
  return isYou(mine, places.indexOf(1)) ? t('end.youWin') : t('end.winner', { name: winners[0] })
}
