/** What somebody at a table of Klong! does in the tests of all engines. */
import type { Tester } from '../../../tests/engines/tester'

export const tester: Tester = {
  title: 'Klong!',
  bots: 1,
  zones: {
    '[data-zone=map] [data-room]': 30,
    '[data-zone=row] [data-card]': 6,
    '[data-zone=hand] [data-card]': 5,
    '[data-zone=counters] [data-counter]': 3,
    'main [data-seat]': 2,
  },
  // a press that takes long explains a room or a sign instead
  slips: '[data-zone=question], [data-zone=map] [role=note], [role=tooltip]',
  heaps: '[data-zone=hand]',
  isNoNewcomer: { selector: 'button', name: /^Ich kenne Klong!$/ },
  offers: [
    { selector: '[data-attack]' },
    { selector: '[data-zone=question] :is([data-answer], [data-card])' },
    { selector: 'main button', name: /^Rest ausspielen$/ },
    { selector: '[data-zone=hand] button.able' },
    { selector: ':is([data-zone=row], [data-zone=reserve]) button.able' },
    { selector: '[data-zone=map] [data-room].goal' },
    { selector: '[data-zone=end][aria-disabled=false]' },
  ],
}
