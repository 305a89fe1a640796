/** What each sign means, in a sentence or two. */
import { texts } from '../../../lib/words'
import { cardOf, PIECES, secretOf } from '../data'
import type { SymbolKey } from './symbols'

const t = texts('klong/meaning')

const POINTS: Partial<Record<SymbolKey, number | undefined>> = {
  idol: PIECES.idols.points,
  tome: cardOf('secret-tome').points,
  chalice: secretOf('chalice').points,
  egg: secretOf('dragon-egg').points,
  mastery: PIECES.mastery,
}

export const symbolMeaning = (symbol: SymbolKey): string => t(symbol, { price: PIECES.price, points: POINTS[symbol] })
