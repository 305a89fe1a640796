/** How stones lie that were poured out of a barrel: in rows that can be counted, none in line with a ruler. */
import { random, short, times } from '../../../lib/draw'
import type { Point } from '../../../lib/plane'

export const STONE = 9.5
const IN_A_ROW = 5
const ACROSS = 21
const DOWN = 14
const LOOSE = 3.4

/** How much less broad it lies than a whole row, in hundredths of the barrel's width. */
export const narrowerBy = (count: number): number => Math.max(0, IN_A_ROW - count) * ACROSS

/** In hundredths of the barrel's width, from its mouth to the right and towards whoever looks. */
export function poured(count: number): Point[] {
  const chance = random(count)
  return times(count, (i) => {
    const row = Math.floor(i / IN_A_ROW)
    return {
      x: short((i % IN_A_ROW) * ACROSS + (row % 2) * (ACROSS / 2) + (chance() - 0.5) * LOOSE),
      y: short(row * DOWN + (chance() - 0.5) * LOOSE),
    }
  })
}
