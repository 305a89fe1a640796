import { catalogue } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'

/** What is printed on a box whose game is there: the head of its text files. */
interface Label {
  name: string
  line: string
}

const labels = import.meta.glob<Label>('../../../src/spieltisch/games/*/texts/*.toml', {
  query: '?label',
  import: 'default',
  eager: true,
})

/** What the shelf says of games that are still to come. */
export const t = catalogue({
  de: {
    soon: 'bald',
    'zong.name': 'ZONG!',
    'zong.line': 'Werfen, schnipsen, im Zickzack davon.',
    'klong.name': 'Klong!',
    'klong.line': 'Stiehl leise, der Drache lauscht.',
    'zappzerapp.name': 'Zapp Zerapp',
    'zappzerapp.line': 'Fässer schütteln, lauschen, losrennen.',
  },
  en: {
    soon: 'soon',
    'zong.name': 'ZONG!',
    'zong.line': 'Throw, flick, and zigzag away.',
    'klong.name': 'Klong!',
    'klong.line': 'Steal softly, the dragon is listening.',
    'zappzerapp.name': 'Zapp Zerapp',
    'zappzerapp.line': 'Shake barrels, listen, run.',
  },
})

type GameWord = Parameters<typeof t>[0]
const labelOf = (game: string): Label | undefined =>
  labels[`../../../src/spieltisch/games/${game}/texts/${settings.lang}.toml`]

export const nameOf = (game: string): string => labelOf(game)?.name ?? t(`${game}.name` as GameWord)
export const lineOf = (game: string): string => labelOf(game)?.line ?? t(`${game}.line` as GameWord)
