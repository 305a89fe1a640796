/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../lib/messages'
import type { Phase, ZappZerappView } from './view'

export const SECTIONS = ['goal', 'round', 'run', 'banish', 'end', 'hands'] as const
export type Section = (typeof SECTIONS)[number]

const FITTING: Record<Phase, Section> = { listen: 'round', ready: 'round', run: 'run', over: 'end' }

export const sectionFor = ({ phase }: ZappZerappView, outcome: Outcome | null): Section => (outcome ? 'end' : FITTING[phase])
