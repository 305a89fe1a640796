// Budgets: what the shelf loads, and what each game's table loads beyond it, packed as it travels. Fails above the limits,
// and when rules or a guide come along with a table: they are loaded when somebody opens them.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const SHELF_KB = 125
const TABLE_KB = 150
const LOADED_WHEN_OPENED = [/\/rules\/.*\.svelte$/, /\/Rules\.svelte$/, /\/guide\/.*\.svelte$/, /rules.*texts/]

const built = new URL('../../src/spieltisch/server/static/', import.meta.url)
const manifest = read('.vite/manifest.json')
const modules = read('.vite/modules.json')
const complaints = []

const shelf = closure('src/first-texts.ts', closure('index.html'))
const fonts = readdirSync(new URL('assets/', built)).filter((name) => name.endsWith('.woff2'))
report('shelf', ['index.html', ...shelf, texts('shelf'), ...fonts.map((name) => `assets/${name}`)], SHELF_KB)

const page = closure('src/pages/TablePage.svelte')
for (const game of games()) {
    const files = new Set([...page, ...closure(`src/games/${game}/Table.svelte`), texts('table'), texts(game)])
    const beyond = [...files].filter((file) => !shelf.has(file))
    report(game, beyond, TABLE_KB)
    for (const module of beyond.flatMap((file) => modules[file] ?? [])) {
        if (LOADED_WHEN_OPENED.some((pattern) => pattern.test(module)))
            complaints.push(`${game}: loads ${module} at once`)
    }
}

for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)

function games() {
    return Object.keys(manifest).flatMap((key) => /^src\/games\/([^/]+)\/Table\.svelte$/.exec(key)?.[1] ?? [])
}

/** The larger language of a bundle of texts; nobody loads both. */
function texts(bundle) {
    const [german, english] = ['de', 'en'].map((lang) => manifest[`virtual:texts/${bundle}.${lang}`].file)
    return larger(german, english)
}

/** The files that come with an entry: its own, and those of everything it imports statically. */
function closure(entry, files = new Set()) {
    const { file, css = [], imports = [] } = manifest[entry]
    if (files.has(file)) return files
    for (const name of [file, ...css]) files.add(name)
    for (const name of imports) closure(name, files)
    return files
}

function report(name, files, limit) {
    const total = [...files].reduce((sum, file) => sum + packed(file), 0) / 1024
    console.log(`${name.padEnd(14)} ${total.toFixed(1).padStart(6)} KB of ${limit} KB`)
    if (total > limit) complaints.push(`${name}: ${total.toFixed(1)} KB, at most ${limit} KB`)
}

function larger(one, other) {
    return packed(one) > packed(other) ? one : other
}

function packed(file) {
    const bytes = readFileSync(new URL(file, built))
    return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}

function read(file) {
    return JSON.parse(readFileSync(new URL(file, built), 'utf8'))
}
