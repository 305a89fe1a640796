/** The log in words: what is told of each entry, and by rounds. */
import type { Happening, LogEntry, Table, Thinking } from '../feed/messages'
import { knows, tell } from '../lib/words'

/** A piece of a sentence; numbers of the game stand out, numbers in people's names do not. */
export interface Piece {
  text: string
  strong: boolean
}

interface Line {
  key: string
  happening: Happening
  pieces: Piece[]
  /** What the bot saw whose move begins with this line. */
  thought: Thinking | null
}

interface Chapter {
  /** 0: before the first round. */
  round: number
  lines: Line[]
}

/** The whole log, newest first. */
export function chapters(table: Table, log: LogEntry[]): Chapter[] {
  const told: Chapter[] = []
  for (const entry of log) {
    // who begins is drawn before the first round is laid out, and belongs to it
    const opening = entry.kind === 'start' ? entry.happenings.map(roundOf).find((round) => round !== null) : null
    let thought = entry.thought
    for (const [index, happening] of entry.happenings.entries()) {
      const round = roundOf(happening) ?? opening ?? told[0]?.round ?? 0
      if (told[0]?.round !== round) told.unshift({ round, lines: [] })
      if (!isTold(table.game, happening)) continue
      told[0]?.lines.unshift({ key: `${entry.seq}.${index}`, happening, pieces: piecesOf(table, happening), thought })
      thought = null
    }
  }
  return told.filter((chapter) => chapter.lines.length > 0)
}

export function lastLine(table: Table, log: LogEntry[]): Piece[] | null {
  for (const entry of log.toReversed()) {
    const index = entry.happenings.findLastIndex((happening) => isTold(table.game, happening))
    const happening = entry.happenings[index]
    if (happening) return piecesOf(table, happening)
  }
  return null
}

/** What a screen reader hears of an entry. */
export function spoken(table: Table, entry: LogEntry): string {
  return entry.happenings
    .filter((happening) => isTold(table.game, happening))
    .map((happening) => tell(table.game, happening, namesOf(table), readerOf(table)))
    .join(' ')
}

const isTold = (game: string, happening: Happening): boolean => knows(game, `story.${happening.kind}`)

const namesOf = (table: Table): string[] => table.seats.map((seat) => seat.name)

/** Whoever shares a screen is named; "du" would not say who. */
function readerOf(table: Table): number[] {
  const mine = table.seats.flatMap((seat, index) => (seat.mine ? [index] : []))
  return mine.length === 1 ? mine : []
}

function roundOf({ values }: Happening): number | null {
  return typeof values.round === 'number' ? values.round : null
}

const NAME_EDGE = '\u2060'
const NAMES_NUMBERS_WORDS = /\u2060([^\u2060]*)\u2060|(\d+)|\p{L}[\p{L}\d]*|[^\u2060\d\p{L}]+/gu

/** A happening in words. */
export function piecesOf(table: Table, happening: Happening): Piece[] {
  const names = namesOf(table).map((name) => NAME_EDGE + name + NAME_EDGE)
  return pieces(tell(table.game, happening, names, readerOf(table)))
}

/** Splits at numbers, except inside names set between word joiners and in the names of fields, like e3. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = []
  for (const [whole, name, number] of sentence.matchAll(NAMES_NUMBERS_WORDS)) {
    const last = found.at(-1)
    if (number !== undefined) found.push({ text: number, strong: true })
    else if (last && !last.strong) last.text += name ?? whole
    else found.push({ text: name ?? whole, strong: false })
  }
  return found
}
