/** What every engine has to show. */
import { afterAll, beforeAll, describe } from 'vitest'
import type { Browser, Engine } from './engine'
import { testFrame } from './frame'
import { testGame } from './game'
import type { Tester } from './tester'

const testers = Object.values(
  import.meta.glob<Tester>('../../src/games/*/tester.ts', { import: 'tester', eager: true }),
)

export function suite(engine: Engine): void {
  describe.skipIf(engine.isOptional && !engine.isHere())(engine.name, () => {
    let browser: Browser

    beforeAll(async () => {
      browser = await engine.start()
    })
    afterAll(() => browser.stop())

    for (const tester of testers) describe(tester.title, () => testGame(tester, () => browser, engine.furtherSizes))
    const plain = testers.find(({ isNoNewcomer }) => !isNoNewcomer)!
    describe('The frame', () => testFrame(plain, () => browser))
  })
}
