/** A position to try things on: Lene holds nothing yet, Mara has a barrel, Ben has chosen. */
import { seatOf, tableOf } from '../../feed/fake-feed.svelte'
import type { Table } from '../../feed/messages'
import type { ZappZerappView } from './view'

const example: ZappZerappView = {
  phase: 'listen',
  turn: -1,
  round: 3,
  thrower: 0,
  dice: [4, 5],
  magic: 9,
  sides: [0, 1, 2],
  start: 'lot',
  listening: 'together',
  signs: true,
  hill: Array.from({ length: 13 }, (_, place) => place !== 4 && place !== 7),
  hands: [
    [-1, -1],
    [4, -1],
    [-1, -1],
  ],
  chosen: [-1, -1, 7],
  stones: [0, 0, 0],
  too_many: [false, false, false],
  order: [],
  apprentices: [
    [0, 3, 25],
    [0, 0, 12],
    [1, 1, 9],
  ],
  runs: [],
  last: [0, 0, 0],
  banished: [0, 0, 0],
  valid: [],
  winner: -1,
  reason: '',
}

export const exampleView = (change: Partial<ZappZerappView> = {}): ZappZerappView => ({ ...example, ...change })

/** `mine`: the seats of this screen. */
export const exampleTable = (mine = [0]): Table =>
  tableOf({
    game: 'zappzerapp',
    seats: ['Lene', 'Mara', 'Ben'].map((name, i) => seatOf({ name, token: i + 1, mine: mine.includes(i) })),
  })
