/** The examples of the rules, moment by moment. Their data is played through the real rules by a test. */
import { times } from '../../lib/draw'
import examples from './rules-examples.json'
import { columnOf, LINES, nameOf, rowOf, SIDE } from './geometry'
import { gapsOf, type Scene, type SceneStone } from './scene'
import type { Section } from './sections'

export type ExampleKey = keyof typeof examples

/** What a turn goes through: untouched, a stone in the hand, slid, the new stone laid, full lines cleared away. */
export type Moment = 'before' | 'picked' | 'slid' | 'placed' | 'cleared'

/** Which example moves in which section of the rules, and what of it. */
export const MOVING = {
  start: { example: 'start', moments: ['before', 'placed'] },
  slide: { example: 'turn', moments: ['before', 'picked', 'slid'] },
  place: { example: 'turn', moments: ['slid', 'placed'] },
  lines: { example: 'line', moments: ['before', 'slid', 'placed', 'cleared'] },
  several: { example: 'several', moments: ['before', 'slid', 'placed', 'cleared'] },
  used: { example: 'used', moments: ['before', 'slid', 'placed'] },
  stuck: { example: 'stuck', moments: ['before', 'picked', 'placed', 'cleared'] },
  alone: { example: 'alone', moments: ['before', 'slid', 'placed'] },
} satisfies Partial<Record<Section, { example: ExampleKey; moments: Moment[] }>>

interface Turn {
  slide: { origin: number; target: number } | null
  placed: number[]
}

const NAMES = times(SIDE * SIDE, nameOf)
const fieldOf = (name: string): number => NAMES.indexOf(name)
const fieldsOf = (names: string): number[] => (names ? names.split(' ').map(fieldOf) : [])

export const turnOf = (key: ExampleKey): string => examples[key].turn

export function sceneOf(key: ExampleKey, moment: Moment): Scene {
  const { stones, ways, places, lines } = examples[key]
  const turn = read(turnOf(key))
  const offered = moment === (turn.slide ? 'slid' : 'picked') ? fieldsOf(places) : []
  const shown = stonesAt(moment, fieldsOf(stones), turn, lines)
  const gaps = gapsOf(shown.flatMap(({ field, state }) => (state === 'lies' ? [field] : [])))
  return {
    stones: shown,
    ways: moment === 'picked' ? fieldsOf(ways) : [],
    places: offered,
    gains: lines.length > 0 ? turn.placed : [],
    barred: turn.slide ? barredAt(moment, turn.slide.origin, fieldsOf(stones), [...fieldsOf(ways), ...offered]) : [],
    trace: moment === 'slid' || (moment === 'placed' && gaps.length === 0) ? turn.slide : null,
    lines: moment === 'placed' ? lines : [],
    coins: moment === 'cleared' ? lines : [],
    gaps,
  }
}

/** `c3-c5 +c1`: the slide, where there is one, then what is laid. */
function read(text: string): Turn {
  const [origin, target] = /^(..)-(..)/.exec(text)?.slice(1).map(fieldOf) ?? []
  const placed = [...text.matchAll(/\+(..)/g)].map(([, name]) => fieldOf(name))
  return { slide: origin === undefined ? null : { origin, target }, placed }
}

function stonesAt(moment: Moment, before: number[], { slide, placed }: Turn, lines: number[]): SceneStone[] {
  const slid = moment !== 'before' && moment !== 'picked'
  const laid = slid && moment !== 'slid'
  const leaving = moment === 'cleared' ? [...new Set(lines.flatMap((line) => LINES[line]))] : []
  const stone = (key: string, field: number, state: SceneStone['state'], order = 0): SceneStone =>
    leaving.includes(field) ? { key, field, state: 'gone', order: leaving.indexOf(field) } : { key, field, state, order }
  return [
    ...before.map((field) => {
      if (field !== slide?.origin) return stone(nameOf(field), field, 'lies')
      return stone(nameOf(field), slid ? slide.target : field, moment === 'picked' || moment === 'slid' ? 'picked' : 'lies')
    }),
    ...placed.map((field, order) => stone(`+${nameOf(field)}`, field, laid ? 'lies' : 'waits', order)),
  ]
}

/** While a stone is in the hand: fields behind other stones. Once it has slid: the field that it left. */
function barredAt(moment: Moment, origin: number, stones: number[], open: number[]): number[] {
  if (moment === 'slid') return open.includes(origin) ? [] : [origin]
  if (moment !== 'picked') return []
  const onItsLines = LINES[rowOf(origin)].concat(LINES[SIDE + columnOf(origin)])
  return onItsLines.filter((field) => !stones.includes(field) && !open.includes(field))
}
