/** What somebody at a table of Nummerus Zahlus does in the tests of all engines. */
import type { Tester } from '../../../tests/engines/tester'

const BOARD = '[aria-label^="Spielfeld"]'

export const tester: Tester = {
  title: 'Nummerus Zahlus',
  bots: 1,
  zones: { [`${BOARD} svg text`]: 40, 'main [data-seat]': 2 },
  offers: [
    { selector: 'button', name: /^(An die .* anlegen|Nicht tauschen|Weiter zur)/ },
    { selector: 'main button', name: /^\d+ nehmen$/ },
    { selector: `${BOARD} button[data-chip]` },
  ],
}
