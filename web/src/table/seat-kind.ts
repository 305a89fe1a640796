/** Who plays at a seat: somebody who is here or away, a bot, or a bot for somebody. */
import type { Seat } from '../feed/messages'
import { say } from '../lib/words'

type SeatKind = Pick<Seat, 'kind' | 'level' | 'online'>

export const isAway = ({ kind, level, online }: SeatKind): boolean => kind === 'person' && !online && level === null

/** Somebody is gone, and a bot plays for them. */
export const hasStandIn = ({ kind, level }: SeatKind): boolean => kind === 'person' && level !== null

/** "Bot, Meister": what is written beside a bot's name wherever there is room. */
export const kindText = (seat: Pick<Seat, 'level'>): string =>
  say(null, 'seat.bot', { values: { level: levelText(seat) } })

export const levelText = ({ level }: Pick<Seat, 'level'>): string => say(null, `level.${level}`)
