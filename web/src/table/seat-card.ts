/** What a seat's card says: one thing at a time, the most urgent one, in as many words as there is room for. */
import type { Seat } from '../feed/messages'
import { clockText } from './clock'
import { hasStandIn, isAway, kindText, levelText } from './seat-kind'
import { t } from './texts'

/** 292 × 52, 180 × 54, 183 × 44 and 88 × 50; the width is that of its place, the height is always the same. */
export type Size = 'wide' | 'narrow' | 'half' | 'quarter'

export interface Situation {
  seat: Pick<Seat, 'kind' | 'level' | 'online'>
  /** Its turn now, and after this one. */
  on: boolean
  next: boolean
  /** No longer in the game: what became of it. */
  fate: string
  /** What the game says of it now. */
  says: string
  /** Seconds it has left to move. */
  clock: number | null
  /** Seconds for which the others wait for it, and minutes since it left. */
  waited: number | null
  gone: number | null
}

export type Word = 'fate' | 'clock' | 'says' | 'stand-in' | 'waited' | 'away' | 'turn' | 'next' | 'kind' | 'nothing'

/** `shared`: the game's things lie beside it. Whose turn it is can be seen as well, by the lamp or the rim. */
export function wordOf({ seat, on, next, fate, says, clock, waited }: Situation, size: Size, shared = false): Word {
  if (fate) return 'fate'
  if (clock !== null) return 'clock'
  if (says) return 'says'
  if (hasStandIn(seat)) return 'stand-in'
  if (isAway(seat)) return waited === null ? 'away' : 'waited'
  if (on && (size === 'wide' || hasRoom(size, shared))) return 'turn'
  if (next && (size === 'wide' || hasRoom(size, shared))) return 'next'
  return seat.kind === 'bot' ? 'kind' : 'nothing'
}

/** Besides its stand-in, of whom a card of one line tells under the name. */
export function wordBesideStandIn(situation: Situation, size: Size, shared = false): Word {
  const { seat } = situation
  return wordOf(
    hasStandIn(seat) ? { ...situation, seat: { ...seat, online: true, level: null } } : situation,
    size,
    shared,
  )
}

/** In as many words as there is room for. */
export function textOf(word: Word, situation: Situation, size: Size, shared = false): string {
  const { fate, says, clock, seat } = situation
  switch (word) {
    case 'fate':
      return fate
    case 'clock':
      return clockText(clock ?? 0)
    case 'says':
      return says
    case 'stand-in':
      return size === 'quarter' && shared ? '' : standInText(seat, size === 'wide')
    case 'waited':
    case 'away':
      return absenceText(situation, hasRoom(size, shared))
    case 'turn':
      return size === 'wide' ? t('seat.onTurn') : ''
    case 'next':
      return t('seat.next')
    case 'kind':
      if (size === 'quarter' && shared) return ''
      return size === 'wide' || hasRoom(size, shared) ? kindText(seat) : levelText(seat)
    case 'nothing':
      return ''
  }
}

/** Before that text, if there is room for it: without it the badge must do. */
export function leadOf(word: Word, situation: Situation, size: Size, shared = false): string {
  const isCounted = situation.waited !== null || Boolean(situation.gone)
  return (word === 'waited' || word === 'away') && isCounted && !hasRoom(size, shared) ? t('seat.away') : ''
}

const hasRoom = (size: Size, shared: boolean): boolean => (size === 'wide' || size === 'half') && !shared

const standInText = (seat: Situation['seat'], full: boolean): string =>
  full ? t('seat.standInLevel', { level: levelText(seat) }) : t('seat.standIn')

function absenceText({ waited, gone }: Situation, full: boolean): string {
  if (waited !== null) return t(full ? 'waited.full' : 'waited.brief', { seconds: waited })
  return gone ? t(full ? 'away.full' : 'away.brief', { minutes: gone }) : t('seat.away')
}

/** What a screen reader is told of a card besides the name: everything that is drawn or left out for lack of room. */
export function spokenOf(situation: Situation): string {
  const { seat, on, next, fate, says } = situation
  return [
    seat.kind === 'bot' && kindText(seat),
    hasStandIn(seat) && standInText(seat, true),
    isAway(seat) && absenceText(situation, true),
    fate || says,
    on ? t('seat.onTurn') : next && !fate && t('seat.next'),
  ]
    .filter(Boolean)
    .join(', ')
}
