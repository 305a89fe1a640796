/** The score sheet adds up before one's eyes: source after source, and the totals grow with them. */
import { play } from '../../../lib/sound'
import { at } from '../../../lib/sure'
import type { Pace } from '../../../table/pace.svelte'
import type { SheetLine } from '../view'

export const SOURCES = ['artifacts', 'mastery', 'idols', 'chalices', 'eggs', 'goods', 'gold', 'cards'] as const
export type Source = (typeof SOURCES)[number]

const COUNTING = 460
const APART = 260
/** The last moment in which the lost still hope. */
const SUSPENSE = 700

export const pointsFrom = (account: SheetLine, source: Source): number =>
  source === 'artifacts' ? account.artifacts.reduce((sum, value) => sum + value, 0) : account[source]

/** Only what somebody has is worth a line. */
const sourcesOf = (sheet: SheetLine[]): Source[] =>
  SOURCES.filter((source) => sheet.some((account) => pointsFrom(account, source) > 0))

export class Adding {
  /** How many lines are written. */
  lines = $state(0)
  /** All is counted, and whoever is lost is crossed out. */
  settled = $state(false)
  /** How much of the last line has reached the totals, from 0 to 1. */
  #share = $state(1)
  readonly sources: Source[]

  constructor(
    readonly sheet: SheetLine[],
    /** what counts in the end, by seat */
    readonly scores: number[],
  ) {
    this.sources = sourcesOf(sheet)
  }

  /** What a seat has so far. */
  total(seat: number): number {
    if (this.settled) return at(this.scores, seat)
    const account = at(this.sheet, seat)
    const written = this.sources.slice(0, this.lines).map((source) => pointsFrom(account, source))
    const last = written.pop() ?? 0
    return written.reduce((sum, points) => sum + points, Math.round(last * this.#share))
  }

  async run(pace: Pick<Pace, 'pause' | 'travel'>): Promise<void> {
    if (this.settled) return
    while (this.lines < this.sources.length) {
      await pace.pause(APART)
      this.#share = 0
      this.lines += 1
      play('coin')
      await pace.travel(COUNTING, (share) => (this.#share = share))
    }
    await pace.pause(SUSPENSE)
    this.settled = true
  }
}
