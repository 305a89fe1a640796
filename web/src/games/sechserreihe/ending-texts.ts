/** What is said when a game of Sechserreihe is over. */
import { catalogue } from '../../lib/i18n.svelte'

export const t = catalogue({
  de: {
    youWin: 'Gewonnen!',
    winner: '{name} gewinnt',
    solved: 'Gelöst!',
    veryClose: 'Ganz knapp!',
    notBad: 'Nicht übel!',
    ended: 'Eine Reihe ist voll',
    wins: '{turn} macht {lines} voll. Das entscheidet!',
    pattern: 'Sechs Lücken: eine in jeder Zeile, eine in jeder Spalte, und keine Diagonale ist voll.',
  },
  en: {
    youWin: 'You win!',
    winner: '{name} wins',
    solved: 'Solved!',
    veryClose: 'So close!',
    notBad: 'Not bad!',
    ended: 'A line is complete',
    wins: '{turn} completes {lines}. That decides it!',
    pattern: 'Six gaps: one in every row, one in every column, and neither diagonal is full.',
  },
})
