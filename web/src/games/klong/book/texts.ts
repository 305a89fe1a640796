/** The rules in the current language, with the cards called by their names. */
import { settings } from '../../../lib/settings.svelte'
import { say } from '../../../lib/words'
import { de } from './texts-de'
import { en } from './texts-en'

const words = { de, en }

export const rulesWords = (): typeof de => named(words[settings.lang])

/** Every `{key}` in a text is a card's key and becomes its name. */
function named<Part>(part: Part): Part {
  if (typeof part === 'string') return part.replace(/\{([\w-]+)\}/g, (_, key: string) => say('klong', `card.${key}.name`)) as Part
  if (Array.isArray(part)) return part.map(named) as Part
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, named(value)])) as Part
  return part
}
