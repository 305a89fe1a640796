/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../lib/messages'
import type { SechserreiheView } from './view'

export const SECTIONS = [
  'goal',
  'start',
  'slide',
  'place',
  'lines',
  'several',
  'used',
  'stuck',
  'winning',
  'alone',
  'notation',
  'readings',
] as const
export type Section = (typeof SECTIONS)[number]

/** `slid`: whoever looks has a stone slid already and is about to place. */
export function sectionFor(view: SechserreiheView, outcome: Outcome | null, slid = false): Section {
  const alone = view.goal === 0
  if (outcome) return alone ? 'alone' : 'winning'
  if (view.phase === 'place' || (view.phase === 'open' && view.last)) return 'stuck'
  if (view.free) return 'alone'
  if (slid) return 'place'
  if (alone) return 'alone'
  if (view.phase === 'open') return 'start'
  return view.threats.length > 0 ? 'lines' : 'slide'
}
