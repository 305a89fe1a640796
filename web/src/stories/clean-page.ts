/** Files of tests share a page, so that it is loaded once: what one has left on it is gone before the next begins. */
import { afterAll, afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-svelte'
import { drawAt, FULL } from './picture'

afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())
afterAll(() => drawAt(FULL))
