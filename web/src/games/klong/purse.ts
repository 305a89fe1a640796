/** What a thief can pay with, and where it stands: some cards are to be had in the Depths or in a cave only. */
import type { Purse } from './cards/standing'
import { boardOf } from './data'
import type { KlongView } from './view'

export function purseOf({ board, seats, skill, swords, cheaper }: KlongView, seat: number): Purse {
  const room = boardOf(board).rooms.find(({ id }) => id === seats[seat].room)
  return { skill, swords, cheaper, depths: room?.zone === 'depths', cave: room?.cave === true }
}
