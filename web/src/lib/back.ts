/**
 * The Back button closes what lies open before it leaves the page: each open sheet is one entry of the history, at the
 * same address. Only the number of entries counts, so that a sheet that gives way to another one leaves the history alone.
 */
type Past = Pick<History, 'state' | 'pushState' | 'go'>

export class BackStack {
  #open: { close: () => void }[] = []
  /** The browser goes back through its history in its own time, and tells when it is there. */
  #isTravelling = false
  #leave: (() => void) | null = null

  constructor(readonly past: Past) {}

  /** Back closes this first, until the returned function says that it has been closed otherwise. */
  add(close: () => void): () => void {
    const entry = { close }
    this.#open.push(entry)
    this.#settleSoon()
    return () => {
      const at = this.#open.indexOf(entry)
      if (at < 0) return
      this.#open.splice(at, 1)
      this.#settleSoon()
    }
  }

  /** Calls back as soon as no entry of a sheet would be left behind under the next address. */
  leave(go: () => void): void {
    this.#leave = go
    this.settle()
  }

  /** The browser has arrived at another entry, because of us or because somebody went there. */
  arrive(): void {
    const isOurs = this.#isTravelling
    this.#isTravelling = false
    if (!isOurs) for (const { close } of this.#open.splice(this.#depth).reverse()) close()
    this.settle()
  }

  get #depth(): number {
    const state: unknown = this.past.state
    return typeof state === 'object' && state !== null && 'sheets' in state ? Number(state.sheets) : 0
  }

  #settleSoon(): void {
    queueMicrotask(() => this.settle())
  }

  /** Makes the history agree with what lies open: after a reload nothing does. */
  settle(): void {
    if (this.#isTravelling) return
    const wanted = this.#leave ? 0 : this.#open.length
    if (this.#depth > wanted) {
      this.#isTravelling = true
      return this.past.go(wanted - this.#depth)
    }
    const leave = this.#leave
    this.#leave = null
    if (leave) return leave()
    while (this.#depth < wanted) this.past.pushState({ sheets: this.#depth + 1 }, '')
  }
}

export const backStack = new BackStack(globalThis.history)
globalThis.addEventListener?.('popstate', () => backStack.arrive())
globalThis.addEventListener?.('pageshow', () => backStack.settle())
