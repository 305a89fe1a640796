/** Sentences about a game in the current language, by the same rules and from the same files as on the server. */
import type { Happening, Outcome } from './messages'
import { settings, type Lang } from './settings.svelte'

type Values = Record<string, unknown>
type Texts = Record<string, string>

export interface Told {
  values?: Values
  /** Names by seat. */
  names?: string[]
  /** The acting seat: fills `{name}`. */
  seat?: number | null
  /** The seats of the reader: where the acting seat is among them, the `_you` form is taken. */
  reader?: number[]
}

const common = import.meta.glob<object>('../../../src/spieltisch/texts/*.toml', { eager: true, import: 'default' })
const ofGames = import.meta.glob<object>('../../../src/spieltisch/games/*/texts/*.toml', { import: 'default' })

const COMMON = ''
const PEOPLE = ['name', 'names']
const OWN_SECTION = 'term'
const texts = new Map<string, Texts>()
for (const [path, file] of Object.entries(common)) keep(path, file)

/** Fetches what a game says for itself, in every language; who shows a game waits for this first. */
export async function learn(game: string): Promise<void> {
  const files = Object.entries(ofGames).filter(([path]) => sourceOf(path).game === game)
  await Promise.all(files.map(async ([path, load]) => keep(path, await load())))
}

/** The sentence for this key, the game's own before the one common to all. A key without a sentence is shown as it is. */
export function say(game: string | null, key: string, told: Told = {}): string {
  const lang = settings.lang
  const { values = {}, names = [], seat = null, reader = [] } = told
  const template = find(lang, game, key, seat !== null && reader.includes(seat))
  if (template === undefined) return key
  const filled: Values = seat !== null && seat < names.length ? { ...values, name: names[seat] } : values
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (slot: string, what: string, of?: string) => {
    if (of && PEOPLE.includes(what)) return named(lang, names, filled[of])
    if (!(what in filled)) return slot
    return of ? termed(lang, game, of === OWN_SECTION ? what : of, filled[what], filled) : written(lang, filled[what])
  })
}

/** Names or numbers one after the other: "4, 7 und 9". */
export const enumerate = (items: unknown[]): string => listed(settings.lang, items)

export const knows = (game: string | null, key: string): boolean => find(settings.lang, game, key, false) !== undefined

/** One event of the story as a line of the log. */
export function tell(game: string, { kind, seat, values }: Happening, names: string[], reader: number[] = []): string {
  const key = `story.${kind}`
  return say(game, key, { values, names, seat, reader })
}

/** How a game ended, in words; `{winners}` are the names of those who came first. */
export function outcome(game: string, { places, reason, values }: Outcome, names: string[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1)
  return say(game, `result.${reason}`, { values: { ...values, winners }, names })
}

function find(lang: Lang, game: string | null, key: string, spokenTo: boolean): string | undefined {
  const sources = (game === null ? [COMMON] : [game, COMMON]).map((source) => texts.get(`${lang}/${source}`))
  const forms = spokenTo ? [`${key}_you`, key] : [key]
  return sources.flatMap((source) => forms.map((form) => source?.[form])).find((text) => text !== undefined)
}

function named(lang: Lang, names: string[], seat: unknown): string {
  if (Array.isArray(seat)) return listed(lang, seat.map((one) => named(lang, names, one)))
  return names[Number(seat)] ?? '?'
}

function termed(lang: Lang, game: string | null, section: string, value: unknown, values: Values): string {
  if (Array.isArray(value)) return listed(lang, value.map((one) => termed(lang, game, section, one, values)))
  return say(game, `${section}.${String(value)}.name`, { values })
}

function written(lang: Lang, value: unknown): string {
  if (typeof value === 'boolean') return word(lang, value ? 'yes' : 'no')
  return Array.isArray(value) ? listed(lang, value) : String(value)
}

function listed(lang: Lang, items: unknown[]): string {
  const all = items.map((item) => written(lang, item))
  if (items.some(Array.isArray)) return all.join('; ')
  if (all.length < 2) return all.join('')
  return `${all.slice(0, -1).join(', ')} ${word(lang, 'and')} ${all.at(-1)}`
}

const word = (lang: Lang, key: string): string => texts.get(`${lang}/${COMMON}`)?.[`word.${key}`] ?? key

function keep(path: string, file: object): void {
  const { game, lang } = sourceOf(path)
  texts.set(`${lang}/${game}`, flat(file))
}

function sourceOf(path: string): { game: string; lang: string } {
  const [, game = COMMON, lang = ''] = /(?:games\/(\w+)\/)?texts\/(\w+)\.toml$/.exec(path) ?? []
  return { game, lang }
}

function flat(table: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  )
}
