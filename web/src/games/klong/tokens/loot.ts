/** What a thief carries besides gold and cards, each kind once. */
import { named } from '../../../lib/sure'
import { POTIONS } from '../data'
import type { IconName } from './icons'
import { goodsName, secretName } from '../speech'
import { t } from '../texts'
import type { KlongSeat } from '../view'

interface Loot {
  key: string
  icon: IconName
  count: number
  name: string
}

/** Artifacts are drawn as shields and not among these. */
export function lootOf(thief: KlongSeat): Loot[] {
  const loot: Loot[] = [
    { key: 'mastery', icon: 'robber', count: thief.mastery ? 1 : 0, name: t('loot.mastery') },
    { key: 'crown', icon: iconOf('crown'), count: thief.crowns.length, name: goodsName('crown') },
    { key: 'master-key', icon: iconOf('master-key'), count: thief.keys, name: goodsName('master-key') },
    { key: 'backpack', icon: iconOf('backpack'), count: thief.backpacks, name: goodsName('backpack') },
    { key: 'idol', icon: 'monkey', count: thief.idols, name: t('loot.idols') },
    { key: 'chalice', icon: iconOf('chalice'), count: thief.chalices, name: t('loot.chalices') },
    { key: 'dragon-egg', icon: iconOf('dragon-egg'), count: thief.eggs, name: t('loot.eggs') },
    ...POTIONS.map(({ key }, i): Loot => ({
      key,
      icon: iconOf(key),
      count: thief.potions[i] ?? 0,
      name: secretName(key),
    })),
  ]
  return loot.filter(({ count }) => count > 0)
}

/** By the keys of secrets and goods. */
const ICONS: Record<string, IconName> = {
  chalice: 'jeweled-chalice',
  'greater-healing': 'heart-bottle',
  'greater-skill': 'upgrade',
  'greater-treasure': 'two-coins',
  flash: 'brainstorm',
  'dragon-egg': 'big-egg',
  healing: 'health-potion',
  skill: 'upgrade',
  treasure: 'two-coins',
  strength: 'standing-potion',
  swiftness: 'fizzing-flask',
  'magic-spring': 'water-splash',
  'master-key': 'key',
  backpack: 'knapsack',
  crown: 'crown',
}

/** The picture of a secret or a piece of goods, wherever it is drawn. */
export const iconOf = (key: string): IconName => named(ICONS, key)
