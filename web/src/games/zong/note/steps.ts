/** The steps of a turn, as they are written on the note. */
import { prospectOf, running, type Part } from '../hand/discs'
import { t } from '../texts'
import type { Parts } from '../view'

export interface Step {
  text: string
  /** under way, still to come, over, or not part of this turn */
  state: 'now' | 'open' | 'done' | 'none'
}

/** `all`: what the throw brought; `open`: what of it is still to come. */
export function stepsOf(all: Parts, open: Parts): Step[] {
  const now = running(open)
  const stateOf = (part: Part): Step['state'] => {
    if (all[part] === 0) return 'none'
    if (now === part) return 'now'
    return open[part] === 0 ? 'done' : 'open'
  }
  const flicked = all.zongs - open.zongs + 1
  const zong =
    all.zongs > 1 && now === 'zongs' ? t('step.zongOf', { number: flicked, of: all.zongs }) : named('zong', all.zongs)
  return [
    { text: zong, state: stateOf('zongs') },
    { text: named('retreat', all.spirals), state: stateOf('spirals') },
    { text: attack(all.points, all.points), state: stateOf('points') },
  ]
}

/** What throwing these kinds can bring. */
export function chances(kinds: number[]): Step[] {
  const { zong, spiral, least, most } = prospectOf(kinds)
  return [
    { text: zong > 0 ? t('chance.zong', { percent: zong }) : t('step.zongNone'), state: lit(zong) },
    { text: spiral > 0 ? t('chance.retreat', { percent: spiral }) : t('step.retreatNone'), state: lit(spiral) },
    { text: attack(least, most), state: lit(most) },
  ]
}

function named(step: 'zong' | 'retreat', count: number): string {
  if (count === 0) return t(`step.${step}None`)
  return count === 1 ? t(`step.${step}`) : t(`step.${step}s`, { count })
}

function attack(least: number, most: number): string {
  if (most === 0) return t('step.attackNone')
  return least === most ? t('step.attack', { points: most }) : t('chance.attack', { least, most })
}

const lit = (chance: number): Step['state'] => (chance > 0 ? 'open' : 'none')
