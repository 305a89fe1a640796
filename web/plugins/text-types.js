// @ts-check
/** Writes down which texts there are, as types: a key that is misspelt or a slot that is left empty does not compile. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPage, textFiles, textOf } from './text-files.js'

/** @typedef {import('./text-files.js').Text} Text */

const OUT = fileURLToPath(new URL('../src/generated/texts.d.ts', import.meta.url))
const FORMS = /_(?:one|you)$/

/** The file is left alone when it says the same already, so that nothing is checked or built anew for it. */
export function writeTextTypes() {
  const text = textTypes()
  if (readOr('', OUT) === text) return
  mkdirSync(dirname(OUT), { recursive: true })
  writeFileSync(OUT, text)
}

function textTypes() {
  const files = textFiles().filter(({ part, lang }) => part && lang === 'de')
  const sentences = files.filter((file) => !isPage(file)).map((file) => `  '${file.set}': ${keys(textOf(file))}\n`)
  const pages = files.filter(isPage).map((file) => `  '${file.set}': ${shape(textOf(file), '  ')}\n`)
  return (
    '// Generated from the text files by plugins/text-types.js.\n\n' +
    `/** The sentences of each set by key, with the slots to be filled. */\nexport interface Sentences {\n${sentences.join('')}}\n\n` +
    `export interface Pages {\n${pages.join('')}}\n`
  )
}

/** @param {Text} texts */
function keys(texts) {
  const said = /** @type {Record<string, string>} */ (texts)
  const lines = Object.entries(said)
    .filter(([key]) => !(FORMS.test(key) && key.replace(FORMS, '') in said))
    .map(([key, sentence]) => `    '${key}': ${slots(sentence, `${key}_one` in said)}\n`)
  return `{\n${lines.join('')}  }`
}

/** @param {string} sentence @param {boolean} isCounted */
function slots(sentence, isCounted) {
  const found = new Set([...sentence.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, slot]) => `'${slot}'`))
  if (isCounted) found.add(`'count'`)
  return [...found].join(' | ') || 'never'
}

/** @param {Text[string]} part @param {string} indent @returns {string} */
function shape(part, indent) {
  if (typeof part === 'string') return 'string'
  if (Array.isArray(part)) return 'string[]'
  const lines = Object.entries(part).map(([key, value]) => `${indent}  '${key}': ${shape(value, `${indent}  `)}\n`)
  return `{\n${lines.join('')}${indent}}`
}

/** @param {string} otherwise @param {string} path */
function readOr(otherwise, path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
