/** What the moving examples of the rules show, scene by scene. You are blue and sit at the bottom. */
import { times } from '../../../lib/draw'
import { layout } from '../board/layout'
import type { Seen } from '../board/scene'
import type { Way } from '../offers'
import { EMPTY, NOT_YET } from '../view'

const COLOURS = layout.sides.length

/** By seat. */
export const TOKENS = times(COLOURS, (seat) => seat + 1)
export const MY_TOKEN = 1

export interface RingScene {
  /** by seat, in steps from the start */
  apprentices: number[][]
  /** who has come to where they stand by walking: the nth apprentice of a seat, and from where */
  walks?: { seat: number; nth: number; from: number }[]
  /** ways that shine, and the one that is thought of, by where it begins */
  runs?: Way[]
  picked?: number
}

export const seenOf = ({ apprentices, runs = [] }: RingScene): Seen => ({
  phase: 'run',
  turn: runs.length > 0 ? 0 : -1,
  sides: layout.sides.map((_, side) => side),
  hill: layout.places.map(() => true),
  hands: TOKENS.map(() => [EMPTY, EMPTY]),
  chosen: TOKENS.map(() => NOT_YET),
  stones: TOKENS.map(() => 0),
  too_many: TOKENS.map(() => false),
  apprentices,
})

export const AT_THE_START: RingScene = { apprentices: TOKENS.map(() => times(layout.apprentices, () => 0)) }

const OTHERS: number[][] = [
  [0, 0, 11],
  [0, 4, 25],
  [0, 13, 24],
]
const NINE: Way[] = [
  { from: 0, to: 9, banished: [] },
  { from: 5, to: 14, banished: [] },
  { from: 19, to: 25, banished: [] },
]

/** How far nine stones carry each of three apprentices. */
export const RUN_SCENES: RingScene[] = [
  { apprentices: [[0, 5, 19], ...OTHERS], runs: NINE },
  { apprentices: [[9, 5, 19], ...OTHERS], walks: [{ seat: 0, nth: 0, from: 0 }] },
  { apprentices: [[0, 14, 19], ...OTHERS], walks: [{ seat: 0, nth: 1, from: 5 }] },
  { apprentices: [[0, 5, 25], ...OTHERS], walks: [{ seat: 0, nth: 2, from: 19 }] },
]

const SIX: Way = {
  from: 4,
  to: 10,
  banished: [
    [1, 24],
    [2, 22],
  ],
}

/** Six stones: past orange, onto green; another green one stands where the run begins. */
export const BANISH_SCENES: RingScene[] = [
  {
    apprentices: [
      [0, 0, 4],
      [0, 0, 24],
      [0, 16, 22],
      [0, 0, 25],
    ],
    runs: [SIX],
    picked: 4,
  },
  {
    apprentices: [
      [0, 0, 10],
      [0, 0, 24],
      [0, 16, 22],
      [0, 0, 25],
    ],
    walks: [{ seat: 0, nth: 2, from: 4 }],
  },
  {
    apprentices: [
      [0, 0, 10],
      [0, 0, 0],
      [0, 16, 0],
      [0, 0, 25],
    ],
    walks: [
      { seat: 1, nth: 2, from: 24 },
      { seat: 2, nth: 2, from: 22 },
    ],
  },
]

/** Pink is safe on pink; and from the start nobody is banished. */
export const SAFE_SCENES: RingScene[] = [
  {
    apprentices: [
      [0, 0, 4],
      [0, 0, 25],
      [0, 0, 25],
      [0, 0, 13],
    ],
    runs: [{ from: 4, to: 10, banished: [] }],
    picked: 4,
  },
  {
    apprentices: [
      [0, 0, 10],
      [0, 0, 25],
      [0, 0, 25],
      [0, 0, 13],
    ],
    walks: [{ seat: 0, nth: 2, from: 4 }],
  },
  {
    apprentices: [
      [0, 0, 0],
      [0, 0, 21],
      [0, 0, 19],
      [0, 0, 25],
    ],
    runs: [{ from: 0, to: 7, banished: [] }],
    picked: 0,
  },
  {
    apprentices: [
      [0, 0, 7],
      [0, 0, 21],
      [0, 0, 19],
      [0, 0, 25],
    ],
    walks: [{ seat: 0, nth: 2, from: 0 }],
  },
]

export interface RevealScene {
  open: boolean
  sorted: boolean
}

/** By seat, where the magic number is 9; `nth` in the order of running, null: too many. */
export const REVEALED = [
  { stones: 7, nth: 2 },
  { stones: 12, nth: null },
  { stones: 4, nth: 3 },
  { stones: 9, nth: 1 },
]
export const REVEAL_SCENES: RevealScene[] = [
  { open: false, sorted: false },
  { open: true, sorted: false },
  { open: true, sorted: true },
]

/** A rattle as it is seen on the strip, each digit a bar. */
const bars = (digits: string): number[] => [...digits].map((digit) => Number(digit) / 9)

/** Real ones, of two, six and twelve stones shaken for a second and a half. */
const FEW = bars('033200454200430046510451005321004131010434310005410015314210')
const SOME = bars('076410566214664146520553106552456541053103653103621565203420')
const MANY = bars('067541466314564157741564205655145531067634754156642665436553')

export interface HandScene {
  /** what each hand's barrel lets be seen; null: the hand is empty */
  left: number[] | null
  right: number[] | null
  shaking: [number, number]
  /** the right one is set down */
  chosen?: boolean
}

export const DICE = [4, 5]
export const HAND_SCENES: HandScene[] = [
  { left: null, right: null, shaking: [0, 0] },
  { left: FEW, right: null, shaking: [3, 0] },
  { left: FEW, right: MANY, shaking: [0, 4] },
  { left: FEW, right: null, shaking: [0, 0] },
  { left: FEW, right: SOME, shaking: [0, 4] },
  { left: null, right: null, shaking: [0, 0], chosen: true },
]
