/** The rules in the current language. */
import { settings } from '../../../lib/settings.svelte'
import { de } from './texts-de'
import { en } from './texts-en'

const words = { de, en }

export const rulesWords = (): typeof de => words[settings.lang]
