/** Who sits where, seen from this screen: nearest whoever acts here, then clockwise. */
import type { LiveTable } from '../lib/live.svelte'

/** Whoever acted here last stays in front while the others play, so that nobody's things move about. */
export function frontOf({ log, mine }: Pick<LiveTable, 'log' | 'mine'>, acting: number | null): number {
  if (acting !== null) return acting
  for (const { happenings } of log.toReversed()) {
    const mover = happenings.findLast(({ seat }) => seat !== null && mine.includes(seat))
    if (mover) return mover.seat!
  }
  return mine[0] ?? 0
}

export const othersFrom = (front: number, seats: number): number[] =>
  Array.from({ length: Math.max(0, seats - 1) }, (_, i) => (front + 1 + i) % seats)
