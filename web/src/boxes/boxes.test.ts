import { expect, test } from 'vitest'
import { boxes } from '.'
import { games } from '../games'
import { facts } from '../lib/facts'
import { settings, type Lang } from '../lib/settings.svelte'
import { lineOf, nameOf } from './words'

const languages: Lang[] = ['de', 'en']

test.each(languages)('every box has a name and a line in %s', (lang) => {
  settings.lang = lang
  for (const { game } of boxes) {
    expect(nameOf(game)).toMatch(/\w/)
    expect(lineOf(game)).toMatch(/\w/)
  }
})

test('every game has a box, and every box a game', () => {
  const keys = boxes.map(({ game }) => game).toSorted()
  expect(keys).toEqual(Object.keys(facts).toSorted())
  expect(keys).toEqual(Object.keys(games).toSorted())
})
