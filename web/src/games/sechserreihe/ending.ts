/** The end: who is hailed, and the board as it lay when the last turn had been made. */
import type { Outcome } from '../../lib/messages'
import { t } from './ending-texts'
import { LINES, nameOf } from './geometry'
import { gapsOf, type Scene } from './scene'
import type { SechserreiheView } from './view'

const VERY_CLOSE = 28
const NOT_BAD = 24

export function verdict({ places, scores, reason }: Outcome, names: string[], mine: number[]): string {
  if (reason === 'solved') return t('solved')
  if (reason === 'line') return praise(scores[0])
  const winner = places.indexOf(1)
  return mine.length === 1 && mine[0] === winner ? t('youWin') : t('winner', { name: names[winner] })
}

function praise(stones: number): string {
  if (stones >= VERY_CLOSE) return t('veryClose')
  return t(stones >= NOT_BAD ? 'notBad' : 'ended')
}

/** Full lines are cleared away in the view; here they lie once more, in the light. */
export function lastScene({ fields, last }: SechserreiheView): Scene {
  const lines = last?.lines ?? []
  const full = lines.flatMap((line) => LINES[line])
  const stones = [...fields.keys()].filter((field) => fields[field] > 0 || full.includes(field))
  const gaps = lines.length === 0 ? gapsOf(stones) : []
  return {
    stones: stones.map((field) => ({ key: nameOf(field), field, state: 'lies', order: 0 })),
    ways: [],
    places: [],
    gains: [],
    barred: [],
    trace: last && last.origin >= 0 && gaps.length === 0 ? { origin: last.origin, target: last.target } : null,
    lines,
    coins: [],
    gaps,
  }
}

/** The last turn as people write it. */
export function lastTurn({ last }: SechserreiheView): string {
  if (!last) return ''
  const slide = last.origin >= 0 ? [`${nameOf(last.origin)}-${nameOf(last.target)}`] : []
  return [...slide, ...last.placed.map((field) => `+${nameOf(field)}`)].join(' ')
}
