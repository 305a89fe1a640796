/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'
import type { Pages } from '../../../generated/texts'
import type { SectionOf } from '../../../lib/words'
import type { NummerusView } from '../view'

type Section = SectionOf<Pages['nummerus/rules']>

export function sectionFor(view: NummerusView, outcome: Outcome | null): Section {
  if (view.phase === 'swap') return 'swap'
  if (view.scoring === 'solitaire') return view.choices[0]?.jump ? 'jump' : 'solitaire'
  if (outcome) return sectionOfEnd(view, outcome)
  return view.choices[0]?.jump ? 'jump' : 'turn'
}

function sectionOfEnd(view: NummerusView, outcome: Outcome): Section {
  if (view.scoring === 'tournament') return 'tournament'
  return outcome.reason === 'longest' ? 'chains' : 'tie'
}
