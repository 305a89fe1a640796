import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fakeTable } from './plugins/fake-table.ts'
import { modulesOfChunks } from './plugins/modules-of-chunks.ts'
import { screens } from './plugins/screens.ts'
import { texts } from './plugins/texts.ts'
import { toml } from './plugins/toml.ts'

const server = `http://127.0.0.1:${process.env.SPIELTISCH_PORT ?? '8080'}`

export default defineConfig({
  plugins: [screens(), svelte(), toml(), texts(), modulesOfChunks(), fakeTable()],
  build: { outDir: '../src/spieltisch/server/static', emptyOutDir: true, manifest: true, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    include: ['{src,plugins}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    setupFiles: ['src/lib/every-text.ts'],
  },
})
