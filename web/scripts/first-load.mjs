// What a first visit to the shelf loads: HTML, scripts, styles and fonts, packed as they travel. Fails above the limit.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 150
const built = new URL('../../src/spieltisch/server/static/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'))

const files = new Set(['index.html'])
collect('index.html')
for (const font of readdirSync(new URL('assets/', built)).filter((name) => name.endsWith('.woff2'))) {
  files.add(`assets/${font}`)
}

let total = 0
for (const file of files) {
  const size = packed(file)
  total += size
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${file}`)
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  first load of the shelf, at most ${LIMIT_KB} KB`)
if (total > LIMIT_KB * 1024) process.exit(1)

function collect(entry) {
  const { file, css = [], imports = [] } = manifest[entry]
  for (const name of [file, ...css]) files.add(name)
  imports.forEach(collect)
}

function packed(file) {
  const bytes = readFileSync(new URL(file, built))
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length
}
