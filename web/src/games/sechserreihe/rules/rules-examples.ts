/** The examples of the rules, moment by moment. Their data is played through the real rules by a test. */
import { times } from '../../../lib/draw'
import { at } from '../../../lib/sure'
import { columnOf, lineOf, nameOf, rowOf, SIDE } from '../board/geometry'
import type { Seen } from '../board/scene'
import type { Slide, Turn } from '../moves'
import { NOTHING, type Gains, type Offer, type Offers, type Thought } from '../offers'
import examples from './rules-examples.json'
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

type MovingSection = keyof typeof MOVING
export const isMoving = (section: Section): section is MovingSection => section in MOVING

/** What the board is given to show a moment. */
interface Picture {
  view: Seen
  thought: Thought
  offers: Offers
  gains: Gains
  lit: number[]
  barred: number[]
  won: number[]
}

const NAMES = times(SIDE * SIDE, nameOf)
const fieldOf = (name: string): number => NAMES.indexOf(name)
const fieldsOf = (names: string): number[] => (names ? names.split(' ').map(fieldOf) : [])

export const turnOf = (key: ExampleKey): string => examples[key].turn

/** The scene with this number of a section's example. */
export function pictureIn(section: MovingSection, index: number): Picture {
  const moments: readonly Moment[] = MOVING[section].moments
  return pictureOf(MOVING[section].example, at(moments, index))
}

export function pictureOf(key: ExampleKey, moment: Moment): Picture {
  const { stones, ways, places, lines, seats, solved } = examples[key]
  const { slide, placed } = read(turnOf(key))
  const before = fieldsOf(stones)
  const isPlacing = moment === (slide ? 'slid' : 'picked')
  const slides = moment === 'picked' ? fieldsOf(ways) : []
  const open = isPlacing ? fieldsOf(places) : []
  const isSolved = solved && moment === 'placed'
  const after = [...before.filter((field) => field !== slide?.origin), ...(slide ? [slide.target] : []), ...placed]
  const full = lines.flatMap(lineOf)
  const lying = moment === 'cleared' ? after.filter((field) => !full.includes(field)) : isSolved ? after : before
  return {
    view: {
      phase: isSolved ? 'over' : 'turn',
      fields: times(SIDE * SIDE, (field) => (lying.includes(field) ? 1 : 0)),
      last: null,
      coins: times(seats, () => 0),
      solved: isSolved,
    },
    thought: isSolved ? NOTHING : thoughtAt(moment, slide, placed),
    offers: new Map([...slides.map(offering('slide')), ...open.map(offering('place'))]),
    gains: new Map(lines.length > 0 ? placed.map((field) => [field, lines]) : []),
    lit: moment === 'placed' ? lines : [],
    barred: slide ? barredAt(moment, slide.origin, before, [...slides, ...open]) : [],
    won: moment === 'cleared' ? lines : [],
  }
}

const offering =
  (offer: Offer) =>
  (field: number): [number, Offer] => [field, offer]

/** `c3-c5 +c1`: the slide, where there is one, then what is laid. */
function read(text: string): Pick<Turn, 'slide' | 'placed'> {
  const [origin, target] = /^(..)-(..)/.exec(text)?.slice(1).map(fieldOf) ?? []
  const placed = [...text.matchAll(/\+(..)/g)].map(([, name = '']) => fieldOf(name))
  return { slide: origin === undefined || target === undefined ? null : { origin, target }, placed }
}

/** What is in the hand: the stone that slides, and what is laid. */
function thoughtAt(moment: Moment, slide: Slide | null, placed: number[]): Thought {
  if (moment === 'before' || moment === 'cleared') return NOTHING
  const target = moment === 'picked' ? null : (slide?.target ?? null)
  return { origin: slide?.origin ?? null, target, laid: moment === 'placed' ? placed : [] }
}

/** While a stone is in the hand: fields behind other stones. Once it has slid: the field that it left. */
function barredAt(moment: Moment, origin: number, stones: number[], open: number[]): number[] {
  if (moment === 'slid') return open.includes(origin) ? [] : [origin]
  if (moment !== 'picked') return []
  const onItsLines = [...lineOf(rowOf(origin)), ...lineOf(SIDE + columnOf(origin))]
  return onItsLines.filter((field) => !stones.includes(field) && !open.includes(field))
}
