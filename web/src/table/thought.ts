/** What bots and masters saw, in words. */
import type { TableFeed } from '../feed/feed'
import type { Thinking } from '../feed/messages'
import { settings } from '../lib/settings.svelte'
import { verdictOf } from './advice.svelte'
import { t } from './texts'

/** What there is to hope for: proven, or in percent. Who plays alone cannot lose to anybody. */
export function outlookWords(thinking: Thinking, alone: boolean): string {
  const verdict = verdictOf(thinking)
  if (alone) return t(`light.${verdict}`)
  if (verdict === 'unknown') return t('thought.outlook', { percent: Math.round(thinking.outlook * 100) })
  return t(verdict === 'possible' ? 'thought.won' : 'thought.lost')
}

/** How far and how fast it looked: "9 Züge weit · 1,2 Mio. Stellungen/s". */
export function searchWords({ depth, nodes, seconds }: Thinking): string {
  const words = []
  if (depth > 0) words.push(t('thought.depth', { count: depth }))
  if (nodes > 0 && seconds > 0) words.push(t('thought.pace', { pace: rounded(nodes / seconds) }))
  else if (nodes > 0) words.push(t('thought.nodes', { nodes: rounded(nodes) }))
  return words.join(' · ')
}

/** What the bots saw since a person at this screen last moved, by seat. */
export function recentThoughts({ log, mine }: Pick<TableFeed, 'log' | 'mine'>): Map<number, Thinking> {
  const seen = new Map<number, Thinking>()
  for (const { kind, happenings, thought } of log.toReversed()) {
    if (kind === 'start' || kind === 'takeback' || happenings.some(({ seat }) => seat !== null && mine.includes(seat)))
      break
    if (thought && !seen.has(thought.seat)) seen.set(thought.seat, thought)
  }
  return seen
}

const DIGITS = 2

function rounded(count: number): string {
  return new Intl.NumberFormat(settings.lang, { notation: 'compact', maximumSignificantDigits: DIGITS }).format(count)
}
