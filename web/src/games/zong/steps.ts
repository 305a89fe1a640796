/** The steps of a turn, as they are written on the note. */
import { prospectOf, tally } from './discs'
import { t } from './texts'
import type { Thrown, ZongView } from './view'

export interface Step {
  text: string
  /** under way, still to come, over, or not part of this turn */
  state: 'now' | 'open' | 'done' | 'none'
}

type Left = Pick<ZongView, 'zongs' | 'spirals' | 'points'>
export type Running = 'zong' | 'spiral' | 'points' | null

/** What is under way: lightnings come first, then spirals, then points. A vote still belongs to its flick. */
export function running({ zongs, spirals, points }: Left, phase: ZongView['phase']): Running {
  if (zongs > 0 || phase === 'vote') return 'zong'
  if (spirals > 0) return 'spiral'
  return points > 0 ? 'points' : null
}

export function stepsOf(thrown: Thrown[], left: Left, now: Running): Step[] {
  const all = tally(thrown)
  const flicked = all.zongs - left.zongs + 1
  const zong = all.zongs > 1 && now === 'zong' ? t('step.zongOf', { number: flicked, of: all.zongs }) : named('zong', all.zongs)
  return [
    { text: zong, state: stateOf('zong', all.zongs, left.zongs, now) },
    { text: named('retreat', all.spirals), state: stateOf('spiral', all.spirals, left.spirals, now) },
    { text: attack(all.points, all.points), state: stateOf('points', all.points, left.points, now) },
  ]
}

/** What throwing these kinds can bring. */
export function chances(kinds: number[]): Step[] {
  const { zong, spiral, least, most } = prospectOf(kinds)
  const percent = (chance: number): number => Math.round(chance * 100)
  return [
    { text: zong > 0 ? t('chance.zong', { percent: percent(zong) }) : t('step.zongNone'), state: lit(zong) },
    { text: spiral > 0 ? t('chance.retreat', { percent: percent(spiral) }) : t('step.retreatNone'), state: lit(spiral) },
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

function stateOf(step: Running, all: number, left: number, now: Running): Step['state'] {
  if (all === 0) return 'none'
  if (now === step) return 'now'
  return left === 0 ? 'done' : 'open'
}

const lit = (chance: number): Step['state'] => (chance > 0 ? 'open' : 'none')
