/** Facts about the games, from the very files beside their rules. */
import type { Table } from '../feed/messages'
import type { Pieces } from './rattle'
import { first, named } from './sure'

export type OptionValue = Table['options'][string]
export type Options = Table['options']

export interface Option {
  key: string
  kind: 'choice' | 'number' | 'switch'
  default: OptionValue
  values?: string[]
  least?: number
  most?: number
  seats?: number[]
  needs?: Record<string, string[]>
  value_seats?: Record<string, number[]>
  /** What its values stand for: places by their number, the day, together or in turn, how long somebody away is waited for. */
  names?: 'seat' | 'day' | 'order' | 'absence'
}

/** How things sound that a seat can shake. */
export interface Sound extends Pieces {
  /** what anybody may hear for practice */
  examples?: number[]
}

/** What the client needs of them. */
export interface Facts {
  key: string
  seats: [number, number]
  minutes: number
  /** How far taking back goes: the whole game where all share a screen, or a turn wherever they are. */
  take_back?: 'never' | 'screen' | 'turn'
  /** Seconds to move, where they are not those of the house. */
  clocks?: Record<string, number>
  sound?: Sound
  options?: Option[]
}

const house = first(
  Object.values(
    import.meta.glob<{ clocks: Record<string, number | undefined> }>('../../../src/spieltisch/table/house.toml', {
      eager: true,
      import: 'default',
    }),
  ),
)

const files = import.meta.glob<Facts>('../../../src/spieltisch/games/*/game.toml', { eager: true, import: 'default' })

export const facts: Readonly<Record<string, Facts>> = Object.fromEntries(
  Object.values(files).map((file) => [file.key, file]),
)

export const factsOf = (game: string): Facts => named(facts, game)

export function soundOf(game: string): Sound {
  const { sound } = factsOf(game)
  if (!sound) throw new Error(`Nothing can be shaken in ${game}.`)
  return sound
}

/** All the time there is for a move at this table; null: no clock runs. */
export const secondsToMove = ({ game, clock }: Pick<Table, 'game' | 'clock'>): number | null =>
  facts[game]?.clocks?.[clock] ?? house.clocks[clock] ?? null

/** Whether the option changes anything for this number of seats and these other choices. */
export function matters(option: Option, seats: number, chosen: Options): boolean {
  const fitsSeats = !option.seats?.length || option.seats.includes(seats)
  const others = Object.entries(option.needs ?? {})
  return fitsSeats && others.every(([key, values]) => values.includes(String(chosen[key])))
}

/** The values of a choice that this number of seats allows. */
export function valuesFor(option: Option, seats: number): string[] {
  return (option.values ?? []).filter((value) => option.value_seats?.[value]?.includes(seats) ?? true)
}
