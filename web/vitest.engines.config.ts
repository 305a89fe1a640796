import { defineConfig } from 'vitest/config'

/** One short game a title, the frame and layout probes, in every engine that Debian has. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/house.ts',
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
