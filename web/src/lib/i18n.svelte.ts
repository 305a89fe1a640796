/** Words of the interface. German is written first; a catalogue whose English misses a key does not compile. */
import { settings, type Lang } from './settings.svelte'

export type Values = Record<string, unknown>
type Catalogue<Key extends string> = Record<Lang, Record<Key, string>>

/**
 * Makes the `t` of one part of the client: `t('join')`, `t('left', { count: 3 })`.
 * With `count: 1` the key with the suffix `_one` is taken where there is one.
 */
export function catalogue<Key extends string>(texts: {
  de: Record<Key, string>
  en: Record<NoInfer<Key>, string>
}): (key: Key, values?: Values) => string {
  return (key, values) => {
    const words: Catalogue<string>[Lang] = texts[settings.lang]
    const template = (values?.count === 1 ? words[`${key}_one`] : undefined) ?? words[key] ?? key
    return values ? fill(template, values) : template
  }
}

export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => (name in values ? String(values[name]) : slot))
}
