/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'

export const SECTIONS = [
  'goal',
  'start',
  'turn',
  'symbols',
  'cards',
  'walk',
  'rooms',
  'markers',
  'market',
  'clank',
  'refill',
  'dragon',
  'out',
  'countdown',
  'score',
  'boards',
  'rulings',
  'choices',
  'figures',
] as const
type Section = (typeof SECTIONS)[number]

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
