import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = `http://127.0.0.1:${process.env.SPIELTISCH_PORT ?? '8080'}`

export default defineConfig({
  plugins: [svelte(), toml()],
  build: { outDir: '../src/spieltisch/server/static', emptyOutDir: true, manifest: true, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})

/**
 * Facts and texts of the games are TOML files beside their rules; the client imports the very same files.
 * With `?label` comes only what is printed on the box: the sentences outside any table.
 */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(source, id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.toml')) return
      const { cli: _ofTheCommandLine, refusal: _saidByTheServer, ...content } = parse(source)
      const label = Object.entries(content).filter(([, value]) => typeof value === 'string')
      const wanted = query === 'label' ? Object.fromEntries(label) : content
      return { code: `export default ${JSON.stringify(wanted)}`, map: null }
    },
  }
}
