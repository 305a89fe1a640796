/** Who knows one game's folder knows all: the same thing has the same name and the same place. */
import { expect, test } from 'vitest'

const files = Object.keys(import.meta.glob('./*/**/*')).map((path) => path.slice('./'.length))
const games = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))]

/** What every game has. */
const NEEDED = [
  'index.ts',
  'view.ts',
  'texts.ts',
  'tester.ts',
  'moves.ts',
  'offers.ts',
  'story.ts',
  'speech.ts',
  'intent.svelte.ts',
  'movement.svelte.ts',
  'Table.svelte',
  'board/Board.svelte',
  'hand/Hand.svelte',
  'rules/Rules.svelte',
  'rules/sections.ts',
  'ending/Ending.svelte',
  'box/index.ts',
  'box/colours.css',
]
/** What else may lie at the top of a game's folder; everything else has a folder of its own. */
const ALLOWED = ['stories', 'data', 'example', 'Place']

const stemOf = (name: string): string => name.replace(/(\.svelte)?(\.browser)?(\.test)?\.(ts|svelte|json)$/, '')

test.each(games)('%s has what every game has, at its place', (game) => {
  const missing = NEEDED.filter((name) => !files.includes(`${game}/${name}`))
  expect(missing).toEqual([])
})

test.each(games)('%s has nothing at the top of its folder that no other game would have there', (game) => {
  const known = new Set([...NEEDED.map(stemOf), ...ALLOWED])
  const top = files.filter((file) => file.split('/').length === 2 && file.startsWith(`${game}/`))
  expect(top.map((file) => stemOf(file.slice(game.length + 1))).filter((stem) => !known.has(stem))).toEqual([])
})
