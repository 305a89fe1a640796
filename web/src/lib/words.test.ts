import { beforeEach, expect, test } from 'vitest'
import { settings } from './settings.svelte'
import { keep } from './text-store.svelte'
import { fill, knows, outcome, say, tell, texts } from './words'

const names = ['Lene', 'Mira', 'Kuno']
const took = { kind: 'took', seat: 1, values: { chip: 25, origin: 3, field: 4, jump: false, length: 2 } }

beforeEach(() => {
  settings.lang = 'de'
})

test('tells what somebody did by name', () => {
  expect(tell('nummerus', took, names, [0])).toContain('Mira')
  expect(tell('nummerus', took, names, [0])).toContain('25')
})

test('speaks to the reader who did it', () => {
  expect(tell('nummerus', took, names, [1])).toMatch(/^Du /)
  settings.lang = 'en'
  expect(tell('nummerus', took, names, [1])).toMatch(/^You /)
})

test('falls back to the texts common to all games', () => {
  expect(say('nummerus', 'level.meister')).toBe(say(null, 'level.meister'))
  expect(knows('nummerus', 'level.meister')).toBe(true)
})

test('shows a key without a sentence as it is', () => {
  expect(say('nummerus', 'no.such.key')).toBe('no.such.key')
  expect(knows('nummerus', 'no.such.key')).toBe(false)
})

test('calls cards and other things by their names in the current language', () => {
  const bought = { kind: 'bought', seat: 1, values: { card: 'pickaxe', cost: 4 } }
  const replaced = { kind: 'replaced', seat: 1, values: { card: 'ogre', by: 'ladder' } }
  for (const lang of ['de', 'en'] as const) {
    settings.lang = lang
    const name = (card: string) => say('klong', `card.${card}.name`)
    expect(name('pickaxe')).not.toContain('card.')
    expect(tell('klong', bought, names)).toContain(name('pickaxe'))
    expect(tell('klong', replaced, names)).toContain(name('ogre'))
    expect(tell('klong', replaced, names)).toContain(name('ladder'))
  }
})

test('names the winners', () => {
  const won = { places: [2, 1, 3], scores: [5, 7, 4], reason: 'longest', values: { length: 7 } }
  expect(outcome('nummerus', won, names)).toContain('Mira')
})

test('a part of the client speaks German and, after a switch at run time, English', () => {
  const t = texts('house/shelf', 'shelf')
  expect(t('card', { name: 'Lene' })).toBe('Deine Platzkarte: Lene')
  settings.lang = 'en'
  expect(t('card', { name: 'Lene' })).toBe('Your place card: Lene')
})

test('has a form of its own for one', () => {
  const t = texts('house/shelf', 'shelf')
  expect(t('more', { count: 24 })).toBe('24 weitere Tische')
  expect(t('more', { count: 1 })).toBe('Noch ein Tisch')
})

interface Templates {
  names: string[]
  texts: Record<string, string>
  case: Case[]
}
interface Case {
  what: string
  key: string
  values?: Record<string, unknown>
  seat?: number
  reader?: number
  says: string
}
const [templates] = Object.values(
  import.meta.glob<Templates>('../../../tests/texts/templates.toml', { eager: true, import: 'default' }),
)

test.each(templates!.case)('$what, on the server, too', ({ key, values, seat, reader, says }) => {
  keep('de', { dungeon: templates!.texts })
  const told = { values, names: templates!.names, seat, reader: reader === undefined ? [] : [reader] }
  expect(say('dungeon', key, told)).toBe(says)
})

test('leaves a slot without a value as it is', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})
