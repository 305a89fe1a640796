import { expect, test } from 'vitest'
import { boxes, type BoxFront } from '.'
import { games } from '../games'
import { facts } from '../lib/facts'
import { settings, type Lang } from '../lib/settings.svelte'
import { knows } from '../lib/words'

const languages: Lang[] = ['de', 'en']

test.each(languages)('every box has a name and a line in %s', (lang) => {
  settings.lang = lang
  const isPrinted = ({ game }: BoxFront): boolean => knows(game, 'name') && knows(game, 'line')
  expect(boxes.filter((box) => !isPrinted(box))).toEqual([])
})

test('every game has a box, and every box a game', () => {
  const keys = boxes.map(({ game }) => game).toSorted()
  expect(keys).toEqual(Object.keys(facts).toSorted())
  expect(keys).toEqual(Object.keys(games).toSorted())
})
