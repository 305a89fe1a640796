/** Beside the manifest: which modules lie in which file of the built client, for the budgets. */
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const project = resolve(import.meta.dirname, '../..')

export function modulesOfChunks(): Plugin {
  return {
    name: 'modules-of-chunks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const modules = Object.fromEntries(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map(shown)]))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
    },
  }
}

/** No address of the machine it was built on. */
const shown = (id: string): string => relative(project, id)
