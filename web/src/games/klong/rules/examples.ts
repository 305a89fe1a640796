/** What the moving examples of the rules show, scene by scene. */
import { example, seat } from '../example'
import type { Destination } from '../board/scene'
import type { KlongView } from '../view'

const walk = (room: number, boots: number, heads: number): Destination => ({
  room,
  boots,
  heads,
  kind: 'walk',
  moves: [],
})

const thief = (room: number): Pick<KlongView, 'seats'> => ({ seats: [seat({ room })] })

/** From a flagstone room past a monster into a crystal cave. */
export const WALK_SCENES = [
  { board: 'a', view: example(thief(15)), glow: [walk(10, 1, 1), walk(14, 1, 0), walk(16, 1, 0)] },
  { board: 'a', view: example(thief(10)), glow: [] },
]

export interface BagScene {
  /** Cubes in the lair, by token. */
  lair: number[]
  /** In the bag. */
  bag: number
  /** What came out: a token, or null for a black one. */
  drawn: (number | null)[]
  damage: number
}

export const BAG_SCENES: BagScene[] = [
  { lair: [1, 1, 2, 3, 1], bag: 24, drawn: [], damage: 2 },
  { lair: [], bag: 29, drawn: [], damage: 2 },
  { lair: [], bag: 28, drawn: [null], damage: 2 },
  { lair: [], bag: 26, drawn: [null, 1, null], damage: 3 },
]
