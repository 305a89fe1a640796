/** Who sits where, seen from this screen: nearest whoever acts here, then clockwise. */
import type { TableFeed } from '../feed/feed'

/** Whoever acted here last stays in front while the others play, so that nobody's things move about. */
export function frontOf({ log, mine }: Pick<TableFeed, 'log' | 'mine'>, acting: number | null): number {
  if (acting !== null) return acting
  for (const { happenings } of log.toReversed()) {
    const mover = happenings.map(({ seat }) => seat).findLast((seat) => seat !== null && mine.includes(seat))
    if (typeof mover === 'number') return mover
  }
  return mine[0] ?? 0
}

/** Whether this seat is the one person at a screen, called "Du". */
export const isYou = (mine: number[], seat: number): boolean => mine.length === 1 && mine[0] === seat

export const othersFrom = (front: number, seats: number): number[] =>
  Array.from({ length: Math.max(0, seats - 1) }, (_, i) => (front + 1 + i) % seats)
