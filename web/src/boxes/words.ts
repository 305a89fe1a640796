import { catalogue } from '../lib/i18n.svelte'

/** What the shelf says of each game. The names are the same in every language. */
export const t = catalogue({
  de: {
    soon: 'bald',
    'nummerus.name': 'Nummerus Zahlus',
    'nummerus.line': 'Ein Stern, 48 Zahlen: Bau die längste Kette.',
    'sechserreihe.name': 'Sechserreihe',
    'sechserreihe.line': 'Schieben, legen, und ja nichts vorbereiten.',
    'zong.name': 'ZONG!',
    'zong.line': 'Werfen, schnipsen, im Zickzack davon.',
    'klong.name': 'Klong!',
    'klong.line': 'Stiehl leise, der Drache lauscht.',
    'zappzerapp.name': 'Zapp Zerapp',
    'zappzerapp.line': 'Fässer schütteln, lauschen, losrennen.',
  },
  en: {
    soon: 'soon',
    'nummerus.name': 'Nummerus Zahlus',
    'nummerus.line': 'One star, 48 numbers: build the longest chain.',
    'sechserreihe.name': 'Sechserreihe',
    'sechserreihe.line': 'Slide, place, and set nothing up for others.',
    'zong.name': 'ZONG!',
    'zong.line': 'Throw, flick, and zigzag away.',
    'klong.name': 'Klong!',
    'klong.line': 'Steal softly, the dragon is listening.',
    'zappzerapp.name': 'Zapp Zerapp',
    'zappzerapp.line': 'Shake barrels, listen, run.',
  },
})

type GameWord = Parameters<typeof t>[0]
export const nameOf = (game: string): string => t(`${game}.name` as GameWord)
export const lineOf = (game: string): string => t(`${game}.line` as GameWord)
