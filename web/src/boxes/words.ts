/** What is printed on a box: the head of its game's text files. */
import { settings } from '../lib/settings.svelte'

interface Label {
  name: string
  line: string
}

const labels = import.meta.glob<Label>('../../../src/spieltisch/games/*/texts/*.toml', {
  query: '?label',
  import: 'default',
  eager: true,
})

const labelOf = (game: string): Label => labels[`../../../src/spieltisch/games/${game}/texts/${settings.lang}.toml`]!

export const nameOf = (game: string): string => labelOf(game).name
export const lineOf = (game: string): string => labelOf(game).line
