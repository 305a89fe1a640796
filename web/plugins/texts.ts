/**
 * `virtual:texts` knows how to load every bundle of texts in every language, each a chunk of its own, so that nobody loads a
 * language that nobody reads.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { bundleOf, LANGS, textFiles, textOf, type Text, type TextFile } from './text-files.js'
import { writeTextTypes } from './text-types.js'

const INDEX = 'virtual:texts'
const EVERYTHING = `${INDEX}/everything`
const HIDDEN = '\0'
const FIRST = { name: 'first-texts', id: 'src/first-texts.ts' }

export function texts(): Plugin {
  let isBuilt = false
  return {
    name: 'texts',
    configResolved: ({ command }) => void (isBuilt = command === 'build'),
    buildStart() {
      writeTextTypes()
      if (isBuilt) this.emitFile({ type: 'chunk', ...FIRST })
    },
    transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => (bundle ? [scriptOf(bundle)] : []) },
    resolveId: (id) => (id.startsWith(INDEX) ? HIDDEN + id : undefined),
    load(id) {
      if (!id.startsWith(HIDDEN + INDEX)) return
      const files = textFiles()
      for (const { path } of files) this.addWatchFile(path)
      return moduleOf(id.slice(HIDDEN.length), files)
    },
  }
}

/** Texts are a second request, so somebody has to ask for them while the client itself still travels. */
function scriptOf(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === FIRST.name)
  const attrs = { type: 'module', async: true, fetchpriority: 'high', crossorigin: true, src: `/${chunk?.fileName}` }
  return { tag: 'script', attrs, injectTo: 'head-prepend' }
}

function moduleOf(name: string, files: TextFile[]): string {
  if (name === INDEX) return index(files)
  if (name === EVERYTHING) return asModule(everything(files))
  return asModule(contents(files.filter((file) => `${INDEX}/${bundleOf(file)}.${file.lang}` === name)))
}

function index(files: TextFile[]): string {
  const bundles = Object.fromEntries(files.map((file) => [file.set, bundleOf(file)]))
  const loaders = [...new Set(Object.values(bundles))].map((bundle) => {
    const languages = LANGS.map((lang) => `${lang}: () => import('${INDEX}/${bundle}.${lang}')`)
    return `'${bundle}': { ${languages.join(', ')} }`
  })
  return `export const bundles = ${JSON.stringify(bundles)}\nexport const loaders = { ${loaders.join(', ')} }`
}

const everything = (files: TextFile[]): Record<string, unknown> =>
  Object.fromEntries(LANGS.map((lang) => [lang, contents(files.filter((file) => file.lang === lang))]))

const contents = (files: TextFile[]): Record<string, Text> =>
  Object.fromEntries(files.map((file) => [file.set, textOf(file)]))

const asModule = (content: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(content))})`
