/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'
import type { Pages } from '../../../generated/texts'
import type { SectionOf } from '../../../lib/words'
import { isAlone, type SechserreiheView } from '../view'

export type Section = SectionOf<Pages['sechserreihe/rules']>

/** `slid`: a stone has been slid at this screen, and the new one is still to be placed. */
export function sectionFor(view: SechserreiheView, outcome: Outcome | null, slid = false): Section {
  const alone = isAlone(view)
  if (outcome) return alone ? 'alone' : 'winning'
  if (view.phase === 'place' || (view.phase === 'open' && view.last)) return 'stuck'
  if (view.free) return 'alone'
  if (slid) return 'place'
  if (alone) return 'alone'
  if (view.phase === 'open') return 'start'
  return view.threats.length > 0 ? 'lines' : 'slide'
}
