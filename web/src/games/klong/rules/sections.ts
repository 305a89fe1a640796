/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'
import type { Pages } from '../../../generated/texts'
import type { SectionOf } from '../../../lib/words'

type Section = SectionOf<Pages['klong/rules']>

const FOR_QUESTION: Partial<Record<string, Section>> = {
  take: 'markers',
  reach: 'markers',
  spring: 'markers',
  order: 'rulings',
}

interface Moment {
  turns: number
  clock: number[]
  question: { kind: string } | null
}

/** In the first turns the whole turn is told; a question opens what it is about. */
export function sectionFor({ turns, clock, question }: Moment, outcome: Outcome | null): Section {
  if (outcome) return 'score'
  if (question) return FOR_QUESTION[question.kind] ?? 'cards'
  return clock.length > 0 ? 'countdown' : turns <= 4 ? 'turn' : 'walk'
}
