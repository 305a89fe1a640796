/** Whose turn it is, in words that are the same at every table. */
import { isYou } from './seating'
import { t } from './texts'

export interface Round {
  names: string[]
  bots: boolean[]
  /** seats of this screen */
  mine: number[]
  /** on turn, and after that; -1: nobody */
  turn: number
  next: number
}

/** For who may act at this screen. People who share one are called by name. */
export const yourTurn = ({ names, mine, turn }: Round): string =>
  mine.length > 1 ? t('turn.of', { name: names[turn] }) : t('turn.yours')

export const somebodysTurn = ({ names, bots, turn }: Round): string =>
  t(bots[turn] ? 'turn.thinking' : 'turn.of', { name: names[turn] ?? '' })

/** Who comes then; nothing where the game ends first. */
export function afterwards({ names, mine, next }: Round): string {
  if (next < 0) return ''
  return isYou(mine, next) ? t('turn.thenYou') : t('turn.then', { name: names[next] })
}

/** For people who share a screen, before anything else. */
export const passOn = (): string => t('turn.passOn')
