/** What is printed on cards besides words. */
import { texts } from '../../../lib/words'

export const SYMBOLS = [
  'skill',
  'swords',
  'boots',
  'gold',
  'clank',
  'draw',
  'heal',
  'teleport',
  'discard',
  'trash',
  'replace',
  'secret',
  'points',
  'dragon',
  'danger',
  'depths',
  'cave',
  'companion',
  'gem',
  'device',
  'monster',
  'artifact',
  'idol',
  'crown',
  'tome',
  'chalice',
  'egg',
  'mastery',
  'others',
  'everybody',
  'bag',
] as const

export type SymbolKey = (typeof SYMBOLS)[number]

/** What the sign is called. */
export const symbolName = texts('klong/cards', 'symbol')
