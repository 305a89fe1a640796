/** What can be done with a card at this moment, in a sentence: what it lacks if it cannot be had. */
import { deedOf, type CardKey } from '../data'
import { priceIn, type Price } from '../view'
import type { Whereabouts } from './details.svelte'
import { t } from './texts'

export interface Means {
  /** none where it is not your turn */
  prices: Price[]
  playable: ReadonlySet<CardKey>
  gettable: ReadonlySet<CardKey>
}

export function standingOf(key: CardKey, where: Whereabouts, { prices, playable, gettable }: Means): string {
  if (where === 'hand') return playable.has(key) ? t('canPlay') : ''
  if (where !== 'row') return ''
  const price = priceIn(prices, key)
  return gettable.has(key) ? t('canGet') : price ? lackOf(price) : ''
}

function lackOf([card, , lacking, elsewhere]: Price): string {
  const price = lacking > 0 ? [t(deedOf(card) === 'fight' ? 'lacksSwords' : 'lacksSkill', { count: lacking })] : []
  const place = elsewhere ? [t(elsewhere === 'depths' ? 'notDepths' : 'notCave')] : []
  return [...price, ...place].join(' ')
}
