/** Build of the client: whether a redeploy has replaced the files of this page, which is still open in its tab. */

/** The file that a page begins with carries a hash of all the others in its name. Words that hurry ahead of it do not. */
const ENTRY = 'script[type="module"][src]:not([async])'

class Build {
  /** Somebody should reload, when it suits them: never in the middle of a game by itself. */
  outdated = $state(false)
  #entry = globalThis.document?.querySelector<HTMLScriptElement>(ENTRY)?.getAttribute('src')

  constructor() {
    // What is loaded when it is needed may no longer be there.
    globalThis.addEventListener?.('vite:preloadError', () => void this.look())
    globalThis.document?.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.look()
    })
  }

  /** Asks the server for the page as it would be loaded now. Without an answer nothing is known. */
  async look(): Promise<void> {
    if (this.outdated || !this.#entry) return
    const page = await pageNow()
    this.outdated = page !== '' && !page.includes(this.#entry)
  }

  /** Loads the page anew where the server can be reached: without a line one would lose what is still here. */
  async reload(): Promise<void> {
    if (await pageNow()) location.reload()
  }
}

/** Nothing, if no answer comes. */
const pageNow = (): Promise<string> =>
  fetch('/', { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')

export const build = new Build()
