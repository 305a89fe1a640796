/** What somebody at a table of Zapp Zerapp does in the tests of all engines. */
import type { Tester } from '../../../tests/engines/tester'

export const tester: Tester = {
  title: 'Zapp Zerapp',
  bots: 1,
  options: ['Keins'],
  zones: { 'main [data-seat]': 1, 'main [data-barrel]': 10 },
  isNoNewcomer: { selector: '[data-lesson] button', name: /^Ohne Erklärung/ },
  offers: [
    { selector: '[data-reveal]' },
    { selector: '[data-deed=ready]' },
    { selector: '[data-deed=choose]:not(:disabled)', by: 'hold' },
    { selector: '[data-deed=run]' },
    { selector: 'main [data-run]' },
    { selector: '[data-deed=stay]' },
    { selector: 'main [data-barrel]' },
  ],
}
