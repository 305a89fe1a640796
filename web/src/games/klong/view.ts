/** What the server tells about a position of Klong!, and what can be read from it. The rules live there. */
import type { Happenings, Views } from '../../feed/messages'
import { klong } from '../../generated/constants'
import { at } from '../../lib/sure'

export type KlongView = Views['klong']
export type KlongHappening = Happenings['klong']
/** What everybody sees of one thief. */
export type KlongSeat = KlongView['seats'][number]
export type Question = NonNullable<KlongView['question']>
/** All points of one thief by where they come from. */
export type SheetLine = KlongView['sheet'][number]

/** What a card of row or reserve costs whoever is to move, what is missing for it, and where one would have to be. */
export type Price = KlongView['prices'][number]

/** Cubes that knock a thief out. */
export const HEALTH = klong.health

export const thiefOf = ({ seats }: KlongView, seat: number): KlongSeat => at(seats, seat)

/** Whose turn it is; at the end it is nobody's, and the first seat's things are seen. */
export const turningIn = ({ turn }: KlongView): number => Math.max(0, turn)

/** The value of the artifact that lies in a room; 0 where none does. */
export const artifactIn = ({ artifacts }: KlongView, room: number): number =>
  artifacts.find(([at]) => at === room)?.[1] ?? 0

/** Without it a card costs what is printed on it. */
export const priceIn = (prices: Price[], card: string): Price | undefined => prices.find(([key]) => key === card)

/** A list without one of these, wherever it lies in it. */
export function without<Item>(items: Item[], item: Item): Item[] {
  const place = items.indexOf(item)
  return place < 0 ? items : items.toSpliced(place, 1)
}

/** What is left in the own draw pile, in no order: everybody can count along. */
export const drawPile = ({ cards, play, discard, trashed }: KlongSeat, hand: string[]): string[] =>
  [...play, ...discard, ...trashed, ...hand].reduce(without<string>, cards)
