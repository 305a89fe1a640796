import { backStack } from './back'

/** Two kinds of address: the shelf at `/` and a table at `/t/{id}`. */
type Route = { page: 'shelf' } | { page: 'table'; id: string } | { page: 'lost' }

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'shelf' }
  const table = /^\/t\/([^/]+)\/?$/.exec(path)
  return table?.[1] ? { page: 'table', id: decodeURIComponent(table[1]) } : { page: 'lost' }
}

export const toShelf = '/'
export const toTable = (id: string): string => `/t/${encodeURIComponent(id)}`

class Router {
  #path = globalThis.location?.pathname ?? '/'
  /** Somebody has come here from another page of ours, without a load: nobody else says where they are now. */
  hasMoved = false
  route = $state.raw<Route>(routeOf(this.#path))

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.#look())
  }

  go(path: string): void {
    backStack.leave(() => {
      if (path !== location.pathname) history.pushState(null, '', path)
      this.#look()
      scrollTo(0, 0)
    })
  }

  /** An open sheet is an entry of the history, too: the page stays the same. */
  #look(): void {
    if (this.#path === location.pathname) return
    this.#path = location.pathname
    this.hasMoved = true
    this.route = routeOf(this.#path)
  }
}

export const router = new Router()

/** For links: plain clicks stay inside the page, everything else (new tab, …) is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (!(event.currentTarget instanceof HTMLAnchorElement)) return
  event.preventDefault()
  router.go(event.currentTarget.pathname)
}
