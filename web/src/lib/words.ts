/**
 * Sentences in the current language. Templates follow the same rules as on the server, where words.py tells them; what server
 * and client both say comes from the same files.
 */
import type { Pages, Sentences } from '../generated/texts'
import type { Happening, Outcome } from '../feed/messages'
import { first } from './sure'
import { textsOf, want, type Texts } from './text-store.svelte'

type Values = Record<string, unknown>

export interface Told {
  values?: Values
  /** Names by seat. */
  names?: string[]
  /** The acting seat: fills `{name}`. */
  seat?: number | null
  /** The seats of the reader: where the acting seat is among them, the `_you` form is taken. */
  reader?: number[]
}

/** The keys of a set, or of one of its sections. */
type Within<Keys, Section extends string> = {
  [Key in keyof Keys as Key extends `${Section}.${infer Rest}` ? Rest : never]: Keys[Key]
}
type PrefixOf<Keys> = keyof Keys extends infer Key ? (Key extends `${infer Prefix}.${string}` ? Prefix : never) : never
type Filled<Slot> = [Slot] extends [never] ? [values?: Values] : [values: Values & Record<Slot & string, unknown>]
type Say<Keys> = <Key extends keyof Keys & string>(key: Key, ...values: Filled<Keys[Key]>) => string

const COMMON = 'house'
const PEOPLE = ['name', 'names']
const OWN_SECTION = 'term'
const SLOT = /\{(?:(\w+)\.([\w-]+)|(\w+)(?::(\w+))?)\}/g

/**
 * The `t` of one part of the client: `t('join')`, `t('left', { count: 3 })`. It is made when the module is loaded, so that
 * whoever waits for the part waits for its texts, too.
 */
export function texts<Set extends keyof Sentences>(set: Set): Say<Sentences[Set]>
export function texts<Set extends keyof Sentences, Section extends string & PrefixOf<Sentences[Set]>>(
  set: Set,
  section: Section,
): Say<Within<Sentences[Set], Section>>
export function texts(set: string, section?: string): (key: string, values?: Values) => string {
  want(set)
  const prefix = section ? `${section}.` : ''
  return (key, values) => spoken([set, ...sourcesOf(ownerOf(set))], prefix + key, { values })
}

/** A page with its paragraphs, such as the rules. */
export function page<Set extends keyof Pages>(set: Set): () => Pages[Set] {
  want(set)
  return () => filledIn(textsOf(set), sourcesOf(ownerOf(set))) as unknown as Pages[Set]
}

/** What a page tells one after the other under headings of their own. */
export type SectionOf<Page> = Exclude<keyof Page & string, 'title'>
export const sectionsOf = <Page extends object>(page: Page): SectionOf<Page>[] =>
  Object.keys(page).filter((key): key is SectionOf<Page> => key !== 'title')

/** The sentence for this key, the game's own before the one common to all. A key without a sentence is shown as it is. */
export const say = (game: string | null, key: string, told: Told = {}): string => spoken(sourcesOf(game), key, told)

export const knows = (game: string | null, key: string): boolean => find(sourcesOf(game), [key]) !== undefined

/** One event of the story as a line of the log. */
export function tell(game: string, { kind, seat, values }: Happening, names: string[], reader: number[] = []): string {
  return say(game, `story.${kind}`, { values, names, seat, reader })
}

/** How a game ended, in words; `{winners}` are the names of those who came first. */
export function outcome(game: string, { places, reason, values }: Outcome, names: string[]): string {
  const winners = names.filter((_, seat) => places[seat] === 1)
  return say(game, `result.${reason}`, { values: { ...values, winners }, names })
}

/** Names or numbers one after the other: "4, 7 und 9". */
export function enumerate(items: unknown[]): string {
  const all = items.map(written)
  if (items.some(Array.isArray)) return all.join('; ')
  if (all.length < 2) return all.join('')
  return `${all.slice(0, -1).join(', ')} ${say(null, 'word.and')} ${all.at(-1)}`
}

/** A template that does not lie in a set, such as a paragraph of a page. */
export const fill = (template: string, values: Values): string => filled(template, [COMMON], { values })

const ownerOf = (set: string): string => first(set.split('/'))

const sourcesOf = (game: string | null): string[] => (game === null ? [COMMON] : [game, `${game}/shelf`, COMMON])

function spoken(sources: string[], key: string, told: Told): string {
  const { values, seat = null, reader = [] } = told
  const spokenTo = seat !== null && reader.includes(seat) ? ['_you', ''] : ['']
  const counted = values?.count === 1 ? ['_one', ''] : ['']
  const forms = spokenTo.flatMap((you) => counted.map((one) => key + you + one))
  const template = find(sources, forms)
  return template === undefined ? key : filled(template, sources, told)
}

function find(sources: string[], forms: string[]): string | undefined {
  for (const source of sources) {
    const said = textsOf(source)
    for (const form of forms) {
      const text = said[form]
      if (typeof text === 'string') return text
    }
  }
}

function filled(template: string, sources: string[], { values = {}, names = [], seat = null }: Told): string {
  const known: Values = seat !== null && seat < names.length ? { ...values, name: names[seat] } : values
  return template.replace(SLOT, (slot: string, section?: string, thing?: string, what = '', of?: string) => {
    if (section) return termed(sources, section, thing, known)
    if (of && PEOPLE.includes(what)) return named(names, known[of])
    if (!(what in known)) return slot
    return of ? termed(sources, of === OWN_SECTION ? what : of, known[what], known) : written(known[what])
  })
}

function filledIn(part: Texts[string], sources: string[]): Texts[string] {
  if (typeof part === 'string') return filled(part, sources, {})
  if (part instanceof Array) return part.map((line) => filled(line, sources, {}))
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filledIn(value, sources)]))
}

function named(names: string[], seat: unknown): string {
  return Array.isArray(seat) ? enumerate(seat.map((one) => named(names, one))) : (names[Number(seat)] ?? '?')
}

function termed(sources: string[], section: string, value: unknown, values: Values): string {
  if (Array.isArray(value)) return enumerate(value.map((one) => termed(sources, section, one, values)))
  return spoken(sources, `${section}.${String(value)}.name`, { values })
}

function written(value: unknown): string {
  if (typeof value === 'boolean') return say(null, value ? 'word.yes' : 'word.no')
  return Array.isArray(value) ? enumerate(value) : String(value)
}
