/** For tests: what something says in each language. */
import { settings, type Lang } from './settings.svelte'

export function inBoth<Said>(say: () => Said): Record<Lang, Said> {
  const before = settings.lang
  const inLang = (lang: Lang): Said => ((settings.lang = lang), say())
  const said = { de: inLang('de'), en: inLang('en') }
  settings.lang = before
  return said
}
