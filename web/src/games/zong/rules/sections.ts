/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'
import type { ZongView } from '../view'

export const SECTIONS = [
  'goal',
  'material',
  'start',
  'turn',
  'wander',
  'zong',
  'aiming',
  'tidy',
  'between',
  'beside',
  'off',
  'target',
  'towers',
  'retreat',
  'attack',
  'end',
  'vote',
  'disc',
  'boards',
  'choices',
  'figures',
] as const
export type Section = (typeof SECTIONS)[number]

const FITTING: Record<ZongView['phase'], Section> = {
  pick: 'disc',
  throw: 'wander',
  flick: 'aiming',
  vote: 'vote',
  attack: 'attack',
  over: 'end',
}

/** Before the first throw the whole turn is told. */
export function sectionFor({ phase, thrown }: Pick<ZongView, 'phase' | 'thrown'>, outcome: Outcome | null): Section {
  if (outcome) return 'end'
  return phase === 'throw' && thrown.length === 0 ? 'turn' : FITTING[phase]
}
