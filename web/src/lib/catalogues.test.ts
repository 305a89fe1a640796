import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const catalogues = Object.entries(files).filter(([, source]) => source.includes(' catalogue({'))
/** Without the catalogues' own pages, a key that is found is a key that is used. */
const code = Object.values(files)
  .map((source) => source.replace(/catalogue\(\{[\s\S]*?\n? *\}\)/g, ''))
  .join('\n')
/** A template that is all slots, such as a key of the log, would pass for every text. */
const composed = [...code.matchAll(/`((?=[^`]*\.)(?:[\w.-]|\$\{[^}`.]*(?:\.\w+)*\})+)`/g)]
  .map(([, template = '']) => template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+'))
  .filter((pattern) => /[a-z]/.test(pattern.replaceAll('[\\w-]+', '')))
  .map((pattern) => new RegExp(`^${pattern}$`))

const keysOf = (source: string): string[] => {
  const german = /\bde: \{([\s\S]*?)\},?\s*en: \{/.exec(source)?.[1] ?? ''
  return [...german.matchAll(/(?:^|,)\s*(?:'([\w.-]+)'|(\w+)):\s*['"]/gm)].map(([, quoted, plain]) => quoted ?? plain!)
}

const isUsed = (key: string): boolean => code.includes(`'${key}'`) || composed.some((template) => template.test(key))

test.each(catalogues)('every text of %s is used', (_, source) => {
  const keys = keysOf(source).map((key) => key.replace(/_one$/, ''))
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !isUsed(key))).toEqual([])
})
