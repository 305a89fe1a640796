/** At which place the rules open, for the moment at the table. */
import type { Outcome } from '../../../feed/messages'
import type { Pages } from '../../../generated/texts'
import type { SectionOf } from '../../../lib/words'
import type { ZongView } from '../view'

export type Section = SectionOf<Pages['zong/rules']>

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
