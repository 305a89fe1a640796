/** Which texts are here. Only the language that is read is loaded, and of it what is needed. */
import { untrack } from 'svelte'
import { bundles, loaders } from 'virtual:texts'
import { settings, type Lang } from './settings.svelte'
import { named } from './sure'

/** The sentences of a set by key, or a page with its paragraphs. */
export interface Texts {
  readonly [key: string]: string | readonly string[] | Texts
}
export type TextsBySet = Readonly<Record<string, Texts>>

const NOTHING: Texts = {}
const wanted = new Set<string>()
const loading = new Map<string, Promise<void>>()
let loaded = $state.raw<TextsBySet>({})

/** What a set says in the current language. */
export const textsOf = (set: string): Texts => loaded[`${settings.lang}/${set}`] ?? NOTHING

/** Who says something of a set wants it, and from now on has it in every language that is chosen. */
export function want(set: string): void {
  const bundle = bundles[set]
  if (!bundle || wanted.has(bundle)) return
  wanted.add(bundle)
  load(bundle, langNow()).catch(() => undefined) // Whoever waits for it will hear.
}

/** Fetches what a game says for itself; who shows a game waits for this first. */
export function learn(game: string): Promise<unknown> {
  want(game)
  return heard()
}

/** Waits until everything is here that somebody wants. */
export const heard = (): Promise<unknown> => allIn(langNow())

/** Loads part of the client and then what it has to say. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const there = await part
  await heard()
  return there
}

/** Changes the language, as soon as everything is here in it. */
export async function speak(lang: Lang): Promise<void> {
  await allIn(lang)
  settings.lang = lang
}

export function keep(lang: Lang, sets: TextsBySet): void {
  const entries = Object.entries(sets).map(([set, texts]) => [`${lang}/${set}`, texts])
  loaded = { ...loaded, ...Object.fromEntries(entries) }
}

/** Who waits for texts waits once; another language does not make anybody wait anew. */
const langNow = (): Lang => untrack(() => settings.lang)

async function allIn(lang: Lang): Promise<void> {
  const before = wanted.size
  await Promise.all([...wanted].map((bundle) => load(bundle, lang)))
  if (wanted.size > before) await allIn(lang)
}

function load(bundle: string, lang: Lang): Promise<void> {
  const name = `${lang}/${bundle}`
  const begun = loading.get(name) ?? fetched(bundle, lang)
  loading.set(name, begun)
  begun.catch(() => loading.delete(name))
  return begun
}

async function fetched(bundle: string, lang: Lang): Promise<void> {
  const { default: sets } = await named(loaders, bundle)[lang]()
  keep(lang, sets)
}
