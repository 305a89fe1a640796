import { expect, test } from 'vitest'
import { boxes } from '.'
import { facts } from '../lib/facts'
import { settings, type Lang } from '../lib/settings.svelte'
import { lineOf, nameOf } from './words'

const languages: Lang[] = ['de', 'en']

test.each(languages)('every box has a name and a line in %s', (lang) => {
  settings.lang = lang
  for (const { game } of boxes) {
    expect(nameOf(game)).not.toContain('.name')
    expect(lineOf(game)).not.toContain('.line')
  }
})

test('every game with facts has a box', () => {
  expect(boxes.map(({ game }) => game)).toEqual(expect.arrayContaining(Object.keys(facts)))
})
