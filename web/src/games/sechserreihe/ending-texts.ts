/** What is said when a game of Sechserreihe is over. */
import { catalogue } from '../../lib/i18n.svelte'

export const t = catalogue({
  de: {
    youWin: 'Gewonnen!',
    winner: '{name} gewinnt',
    solved: 'Geschafft!',
    veryClose: 'Ganz knapp!',
    notBad: 'Nicht übel!',
    ended: 'Eine Reihe ist voll',
    coins: 'Münzen: {count}',
    daily: 'Stellung des Tages',
    laid: 'Gelegt',
    fills: '{turn} macht {lines} voll.',
    wins: '{turn} macht {lines} voll. Das war die entscheidende Münze.',
    pattern: 'Sechs Lücken: eine in jeder Zeile, eine in jeder Spalte, und keine Diagonale ist voll.',
  },
  en: {
    youWin: 'You win!',
    winner: '{name} wins',
    solved: 'You did it!',
    veryClose: 'So close!',
    notBad: 'Not bad!',
    ended: 'A line is full',
    coins: 'coins: {count}',
    daily: 'Position of the day',
    laid: 'Placed',
    fills: '{turn} fills {lines}.',
    wins: '{turn} fills {lines}. That was the deciding coin.',
    pattern: 'Six gaps: one in every row, one in every column, and neither diagonal is full.',
  },
})
