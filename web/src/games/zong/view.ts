/** What the server tells about a position of ZONG!, and what can be read from it. The rules live there. */
import type { Happenings, Views } from '../../feed/messages'
import type { EventOf } from '../../feed/typed'

export type ZongView = Views['zong']
export type ZongHappening = Happenings['zong']
/** A piece was put where it belongs. */
export type Tidying = EventOf<'zong', `tidied-${Exclude<Reason, 'target'>}`>
/** A piece went along the track, forth or back. */
export type Walked = EventOf<'zong', 'retreated' | `attacked${'' | '-with' | '-home' | '-home-with'}`>
export type Size = Exclude<ZongView['discs'][number], ''>
/** A piece that lies so close to a limit that the players decide. */
export type Doubt = NonNullable<ZongView['doubt']>
/** Where a piece that came to rest belongs, and why. */
export type Reading = Doubt['readings'][number]
export type Reason = Reading['reason']
/** Discs of each kind. */
export type Hand = ZongView['hands'][number]
/** A disc that was thrown: its kind and the side that came up. */
export type Thrown = ZongView['thrown'][number]
/** A field and the seats that stand there, lowest first. */
export type Tower = ZongView['fields'][number]
/** Lightnings, spirals and points: what a throw brought, or what of it is still to be carried out. */
export type Parts = ZongView['brought']

export const isTidying = (happening: ZongHappening): happening is Tidying => happening.kind.startsWith('tidied-')

export const isWalked = (happening: ZongHappening): happening is Walked => /^(attacked|retreated)/.test(happening.kind)

/** The field a seat's piece stands on; the target when it has won. */
export const fieldOf = (fields: Tower[], seat: number): number =>
  fields.find(([, ...seats]) => seats.includes(seat))?.[0] ?? -1

/** Whether all decide something, each for themselves. */
export const isForAll = ({ phase }: Pick<ZongView, 'phase'>): boolean => phase === 'pick' || phase === 'vote'

/** What a reading is called on its button and on the board. */
export const letterOf = (reading: number): string => 'AB'.charAt(reading)

/** Who stands on a field, lowest first. */
export const standingOn = (fields: Tower[], field: number): number[] =>
  fields.find(([each]) => each === field)?.slice(1) ?? []

/** Whose discs lie open: those of whoever is on turn, in the end those of the winner. */
export const ownerOf = ({ phase, turn, winner }: ZongView): number => (phase === 'over' ? winner : turn)

/** The latest throw lies there until the turn is over; then its discs are in the next hand. */
export const thrownIn = ({ phase, thrown }: Pick<ZongView, 'phase' | 'thrown'>): Thrown[] =>
  phase === 'throw' || phase === 'pick' ? [] : thrown

/** A flick is over only when it is clear where everything belongs. */
export const openIn = ({ phase, zongs, spirals, points }: Parts & Pick<ZongView, 'phase'>): Parts => ({
  zongs: phase === 'vote' ? zongs + 1 : zongs,
  spirals,
  points,
})
