// @ts-check
/**
 * Everything that players read. It lies in `texts/` beside the house and beside each game: `<lang>.toml` is what server and
 * client both say, `<part>.<lang>.toml` what only the client says. Each such file is a set: `klong`, `klong/map`, `house/table`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'

/** @typedef {'de' | 'en'} Lang */
/** @typedef {{ [key: string]: string | string[] | Text }} Text */
/** @typedef {{ set: string, owner: string, part: string, lang: Lang, path: string }} TextFile */

/** @type {readonly Lang[]} */
export const LANGS = ['de', 'en']
const SOURCE = fileURLToPath(new URL('../../src/spieltisch', import.meta.url))
const HOUSE = 'house'
/** Only server and command line say these. */
const NOT_IN_THE_BROWSER = ['balance', 'cli', 'house', 'means', 'refusal']
/** The shelf shows these sets and what is printed on every box, so they travel together. */
const ON_THE_SHELF = 'shelf'
const WHEN_OPENED = ['rules', 'guide', 'school', 'dragon', 'ending', 'meaning']

/** @returns {TextFile[]} */
export function textFiles() {
  const owners = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [...textsIn(HOUSE, SOURCE), ...owners.flatMap(({ name }) => textsIn(name, join(SOURCE, 'games', name)))]
}

/** Sets in one bundle travel together. @param {TextFile} file */
export function bundleOf({ owner, part, set }) {
  if (part === ON_THE_SHELF || set === HOUSE) return ON_THE_SHELF
  if (WHEN_OPENED.includes(part)) return set
  return owner === HOUSE ? 'table' : owner
}

/** Rules are pages with paragraphs; all else are sentences, each with its key. @param {TextFile} file */
export const isPage = ({ part }) => part === 'rules'

/** What the browser needs of a file: sentences by dotted keys, or a page as it is. @param {TextFile} file @returns {Text} */
export function textOf(file) {
  if (isPage(file)) return parsed(file.path)
  if (file.part === ON_THE_SHELF) return { ...printedOnTheBox(file), ...flat(parsed(file.path)) }
  const all = Object.entries(parsed(file.path))
  return flat(Object.fromEntries(file.part ? all : all.filter(([section]) => !NOT_IN_THE_BROWSER.includes(section))))
}

/** @param {TextFile} file @returns {Text} */
function printedOnTheBox({ owner, lang, path }) {
  if (owner === HOUSE) return {}
  const { name, line } = parsed(join(path, '..', `${lang}.toml`))
  if (!name || !line) throw new Error(`The box of ${owner} needs a name and a line in ${lang}.`)
  return { name, line }
}

/** @param {string} owner @param {string} folder @returns {TextFile[]} */
function textsIn(owner, folder) {
  let names
  try {
    names = readdirSync(join(folder, 'texts')).sort()
  } catch {
    return []
  }
  return names.flatMap((name) => {
    const [, part = '', lang] = /^(?:([\w-]+)\.)?(de|en)\.toml$/.exec(name) ?? []
    const path = join(folder, 'texts', name)
    return lang ? [{ set: part ? `${owner}/${part}` : owner, owner, part, lang: /** @type {Lang} */ (lang), path }] : []
  })
}

/** @param {string} path @returns {Text} */
const parsed = (path) => /** @type {Text} */ (parse(readFileSync(path, 'utf8')))

/** @param {Text} text @returns {Record<string, string>} */
function flat(text, prefix = '') {
  return Object.fromEntries(
    Object.entries(text).flatMap(([key, value]) =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(flat(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  )
}
