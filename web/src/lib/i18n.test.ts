import { beforeEach, expect, test } from 'vitest'
import { catalogue, fill } from './i18n.svelte'
import { settings } from './settings.svelte'

const t = catalogue({
  de: { hello: 'Hallo {name}', left: 'noch {count} Chips', left_one: 'noch ein Chip' },
  en: { hello: 'Hello {name}', left: '{count} chips left', left_one: 'one chip left' },
})

beforeEach(() => {
  settings.lang = 'de'
})

test('speaks German and, after a switch at run time, English', () => {
  expect(t('hello', { name: 'Lene' })).toBe('Hallo Lene')
  settings.lang = 'en'
  expect(t('hello', { name: 'Lene' })).toBe('Hello Lene')
})

test('has a form of its own for one', () => {
  expect(t('left', { count: 24 })).toBe('noch 24 Chips')
  expect(t('left', { count: 1 })).toBe('noch ein Chip')
})

test('leaves a slot without a value as it is', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})
