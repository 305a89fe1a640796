/** Component tests in a real browser: Debian's chromium, as the tests of whole games use it. */
import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import client from './vite.config.ts'

// The shell draws the same pages as the whole browser and costs about half: it has no windows and no address bar.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser']
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

const executablePath = BROWSERS.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

export default defineConfig({
  plugins: client.plugins,
  server: client.server,
  optimizeDeps: { include: ['axe-core'] },
  test: {
    include: ['src/**/*.browser.test.ts'],
    setupFiles: ['src/stories/in-browser.ts', 'src/stories/clean-page.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    env: { STORIES_UPDATE: process.env.STORIES_UPDATE ?? 'no' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: ARGUMENTS },
        contextOptions: { viewport: { width: 1920, height: 1200 }, reducedMotion: 'reduce', locale: 'de-DE' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
