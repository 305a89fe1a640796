/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'
import type { NummerusView } from '../view'

export const SECTIONS = [
  'goal',
  'turn',
  'jump',
  'chains',
  'tie',
  'tournament',
  'swap',
  'solitaire',
  'readings',
] as const
type Section = (typeof SECTIONS)[number]

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
