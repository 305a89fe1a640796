/** The score sheet adds up before one's eyes: source after source, and the totals grow with them. */
import { play } from '../../../lib/sound'
import type { Pace } from '../../../table/pace.svelte'
import type { SheetLine } from '../view'

export const SOURCES = ['artifacts', 'mastery', 'idols', 'chalices', 'eggs', 'goods', 'gold', 'cards'] as const
export type Source = (typeof SOURCES)[number]

const APART = 620

export const pointsFrom = (account: SheetLine, source: Source): number =>
  source === 'artifacts' ? account.artifacts.reduce((sum, value) => sum + value, 0) : account[source]

/** Only what somebody has is worth a line. */
export const sourcesOf = (sheet: SheetLine[]): Source[] =>
  SOURCES.filter((source) => sheet.some((account) => pointsFrom(account, source) > 0))

export class Adding {
  /** How many lines are written. */
  lines = $state(0)
  readonly sources: Source[]
  readonly sheet: SheetLine[]

  constructor(sheet: SheetLine[]) {
    this.sheet = sheet
    this.sources = sourcesOf(sheet)
  }

  get done(): boolean {
    return this.lines >= this.sources.length
  }

  /** What a seat has so far; whoever is lost is crossed out when all is written. */
  total(seat: number): number {
    const account = this.sheet[seat]
    if (!account) return 0
    if (this.done && account.fate === 'lost') return 0
    return this.sources.slice(0, this.lines).reduce((sum, source) => sum + pointsFrom(account, source), 0)
  }

  async run(pace: Pace): Promise<void> {
    while (!this.done) {
      await pace.pause(APART)
      this.lines += 1
      play('coin')
    }
  }
}
