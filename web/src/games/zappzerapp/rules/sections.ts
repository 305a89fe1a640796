/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'

export const SECTIONS = [
  'goal',
  'material',
  'round',
  'listen',
  'controls',
  'reveal',
  'run',
  'banish',
  'safe',
  'end',
  'hearing',
  'hard',
  'signs',
  'sound',
  'fair',
  'time',
  'turns',
  'bots',
  'questions',
  'choices',
  'figures',
] as const
type Section = (typeof SECTIONS)[number]

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
