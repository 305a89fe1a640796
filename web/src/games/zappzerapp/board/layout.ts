/** The ring and the hill, from the very file the rules read. */
import { zappzerapp } from '../../../generated/constants'
import { at, first, named } from '../../../lib/sure'

export interface Side {
  /** the ring field of the first step */
  entry: number
  /** fields on which its own apprentices are safe */
  own: number[]
}

interface LayoutFile {
  fields: number
  /** nobody's fields */
  white: number[]
  /** how many there are of each colour */
  apprentices: number
  /** clockwise round the ring */
  sides: Side[]
  /** by number of players: at which sides they sit */
  seating: Record<string, number[]>
  /** by number of players: their entry fields, where those are not the sides' own */
  entries: Record<string, number[] | undefined>
  /** where the barrels stand, -1 to 1 each way */
  hill: { places: [number, number][] }
}

const file = first(
  Object.values(
    import.meta.glob<LayoutFile>('../../../../../src/spieltisch/games/zappzerapp/data/layout.toml', {
      eager: true,
      import: 'default',
    }),
  ),
)

export const layout = { ...file, places: file.hill.places }

/** How many steps it is from the start into the city. */
export const CITY: number = zappzerapp.city

/** Most that can play: as many as there are sides. */
const ALL = layout.sides.length

const seating = (players: number): number[] => named(layout.seating, String(players))

/** The ring field of a side's first step, where so many play. */
export const entryAt = (side: number, players = ALL): number =>
  layout.entries[players]?.[seating(players).indexOf(side)] ?? at(layout.sides, side).entry

export const isSeated = (side: number, players = ALL): boolean => seating(players).includes(side)

/** The ring field that is so many steps from a side's start, where so many play; -1 at the start and in the city. */
export function fieldOf(side: number, progress: number, players = ALL): number {
  if (progress <= 0 || progress >= CITY) return -1
  return (entryAt(side, players) + progress - 1) % layout.fields
}

/** The side that is safe on a field; -1 on white ones. */
export const ownerOf = (field: number): number => layout.sides.findIndex(({ own }) => own.includes(field))
