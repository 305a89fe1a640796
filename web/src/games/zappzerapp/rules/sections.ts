/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'
import type { Pages } from '../../../generated/texts'
import type { SectionOf } from '../../../lib/words'

type Section = SectionOf<Pages['zappzerapp/rules']>

interface Moment {
  phase: string
  round: number
}

/** In the first round the whole of it is told; then what is being done. */
export function sectionFor({ phase, round }: Moment, outcome: Outcome | null): Section {
  if (outcome) return 'end'
  if (phase === 'run') return 'run'
  return phase === 'ready' ? 'turns' : round <= 1 ? 'round' : 'listen'
}
