/** What can be done with a card at this moment, in a sentence: what it lacks if it cannot be had. */
import { cardOf, priceOf, type CardKey } from '../data'
import type { Whereabouts } from './details.svelte'
import { t } from './texts'

export interface Purse {
  skill: number
  swords: number
  /** what gems cost less */
  cheaper: number
  /** where the own pawn stands */
  depths: boolean
  cave: boolean
}

export interface Means {
  /** null: it is not your turn */
  purse: Purse | null
  playable: ReadonlySet<CardKey>
  gettable: ReadonlySet<CardKey>
}

export function standingOf(key: CardKey, where: Whereabouts, { purse, playable, gettable }: Means): string {
  if (where === 'hand') return playable.has(key) ? t('canPlay') : ''
  if (where !== 'row' || !purse) return ''
  return gettable.has(key) ? t('canGet') : lackOf(key, purse)
}

function lackOf(key: CardKey, purse: Purse): string {
  const card = cardOf(key)
  const fights = card.type === 'monster'
  const lack = priceOf(card, purse.cheaper) - (fights ? purse.swords : purse.skill)
  const place = card.only && !purse[card.only] ? [t(card.only === 'depths' ? 'notDepths' : 'notCave')] : []
  const price = lack > 0 ? [t(fights ? 'lacksSwords' : 'lacksSkill', { count: lack })] : []
  return [...price, ...place].join(' ')
}
