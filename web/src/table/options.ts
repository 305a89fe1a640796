/** The choices before a game, as the host meets them: only what matters now, only what goes together. */
import { matters, valuesFor, type Facts, type Option, type Options, type OptionValue } from '../lib/facts'
import type { Seat, Table } from '../lib/messages'

const IN_TURN = 'in-turn'

/** The options that change something for this number of places and these choices. */
export function visibleOptions(facts: Facts, places: number, chosen: Options): Option[] {
  return (facts.options ?? []).filter((option) => matters(option, places, chosen))
}

/**
 * What to ask the server for when choices change: the changes, and with them every choice that still matters then.
 * What no longer matters is left out, so that it gives way instead of standing in the way.
 */
export function askFor(facts: Facts, places: number, chosen: Options, changes: Options = {}): Options {
  const wished = { ...chosen, ...changes }
  const kept = visibleOptions(facts, places, wished).filter((option) => isPossible(option, places, wished[option.key]))
  return Object.fromEntries(kept.map((option) => [option.key, wished[option.key]!]))
}

function isPossible(option: Option, places: number, value: OptionValue | undefined): boolean {
  if (value === undefined) return false
  return option.kind !== 'choice' || valuesFor(option, places).includes(String(value))
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
  decider === WE_DECIDE ? placesToName(option, values)[0]! : decider

/** Several people at this screen: they cannot act together, so the order is not theirs to choose. */
export const isForced = ({ names }: Option, seats: Seat[]): boolean =>
  names === 'order' && seats.filter(({ mine }) => mine).length > 1

/** The clocks to choose from: where all act in turn, nobody waits for ever. */
export function clocksFor(facts: Facts, chosen: Options): Table['clock'][] {
  const inTurn = facts.options?.some(({ key, names }) => names === 'order' && chosen[key] === IN_TURN)
  return inTurn ? ['relaxed', 'brisk'] : ['none', 'relaxed', 'brisk']
}
