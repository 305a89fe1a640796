/** Views and events with the types of their game. The server has checked them against the very schema the types are made from. */
import type { GameKey, Happening, Happenings, Position, Views } from './messages'

/** What this position shows of that game. */
export function viewOf<Game extends GameKey>(_game: Game, { view }: Pick<Position, 'view'>): Views[Game] {
  return view as Views[Game]
}

/** The events of a game that are of this kind. */
export type EventOf<Game extends GameKey, Kind extends Happenings[Game]['kind']> = Extract<
  Happenings[Game],
  { kind: Kind }
>

/** Tells events of one kind from the others, e.g. `story.find(isA('ran'))`. */
export const isA =
  <Kind extends string>(kind: Kind) =>
  <Event extends { kind: string }>(event: Event): event is Extract<Event, { kind: Kind }> =>
    event.kind === kind

/** What a move of that game brought about; what happens to the table itself is told in entries of their own. */
export function happeningsOf<Game extends GameKey>(_game: Game, happenings: Happening[]): Happenings[Game][] {
  return happenings as Happenings[Game][]
}
