/** What somebody at a table of Sechserreihe does in the tests of all engines. */
import type { Tester } from '../../../tests/engines/tester'

export const tester: Tester = {
  title: 'Sechserreihe',
  bots: 1,
  zones: { 'main [data-field]': 36, 'main [data-seat]': 2 },
  offers: [
    { selector: 'main button', name: /^Hinlegen$/ },
    { selector: '[data-offer=lay]' },
    { selector: '[data-offer=place]' },
    { selector: '[data-offer=slide]' },
    { selector: '[data-offer=stone]' },
  ],
}
