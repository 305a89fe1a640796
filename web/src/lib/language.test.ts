import { expect, test } from 'vitest'
import { preferredLang } from './language'

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr', 'de-CH', 'en'], 'de'],
  [['fr-FR', 'fr'], 'en'],
  [['den', 'pl'], 'en'],
  [[], 'en'],
])('a browser that asks for %s gets %s', (wished, lang) => {
  expect(preferredLang(wished)).toBe(lang)
})
