/** The choices before a game, as the host meets them: only what matters now, only what goes together. */
import { matters, type Facts, type Option, type Options } from '../lib/facts'
import type { Seat, Table } from '../feed/messages'
import { first } from '../lib/sure'

const IN_TURN = 'in-turn'

/** The options that change something for this number of places and these choices. */
export function visibleOptions(facts: Facts, places: number, chosen: Options): Option[] {
  return (facts.options ?? []).filter((option) => matters(option, places, chosen))
}

/** The place that a value names, or null. */
export const placeNamed = ({ names }: Option, value: string): number | null =>
  names === 'seat' && /^\d+$/.test(value) ? Number(value) - 1 : null

/** Instead of the lot those at the table say which place it is. Only this screen knows it: the server gets the place. */
export const WE_DECIDE = 'we'

/** Who can decide about an option that names a place: what is no place (the lot), and those at the table. */
export function deciders(option: Option, values: string[]): string[] {
  const others = values.filter((value) => placeNamed(option, value) === null)
  return others.length < values.length ? [...others, WE_DECIDE] : others
}

export const whoDecides = (option: Option, value: string): string =>
  placeNamed(option, value) === null ? value : WE_DECIDE

export const placesToName = (option: Option, values: string[]): string[] =>
  values.filter((value) => placeNamed(option, value) !== null)

/** What to ask for when somebody is to decide; those at the table begin with the first place. */
export const valueFor = (option: Option, values: string[], decider: string): string =>
  decider === WE_DECIDE ? first(placesToName(option, values)) : decider

/** Several people at this screen: they cannot act together, so the order is not theirs to choose. */
export const isForced = ({ names }: Option, seats: Seat[]): boolean =>
  names === 'order' && seats.filter(({ mine }) => mine).length > 1

/** The clocks to choose from: where all act in turn, nobody waits for ever. */
export function clocksFor(facts: Facts, chosen: Options): Table['clock'][] {
  const inTurn = facts.options?.some(({ key, names }) => names === 'order' && chosen[key] === IN_TURN)
  return inTurn ? ['relaxed', 'brisk'] : ['none', 'relaxed', 'brisk']
}
