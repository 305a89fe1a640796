/** What somebody at a table of ZONG! does in the tests of all engines. */
import type { Tester } from '../../../tests/engines/tester'

export const tester: Tester = {
  title: 'ZONG!',
  bots: 2,
  zones: { 'main [data-seat]': 3, 'main [aria-label^=Spielbrett] [data-thing^=piece]': 3 },
  offers: [
    { selector: 'main button', name: /^Die (große|kleine) / },
    { selector: 'main button', name: /^(Feld |Startfeld|Im Ziel)/ },
    { selector: 'main button', name: /^(Allein ziehen$|Mit )/ },
    { selector: 'main button', name: /^Werfen$/ },
    { selector: '[role=group][aria-label="Deine fünf Scheiben"] button[aria-pressed=false]:nth-last-child(-n+3)' },
    { selector: '[role=application] [data-thing=zong]', by: 'pull' },
  ],
}
