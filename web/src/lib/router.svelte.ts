/** Two kinds of address: the shelf at `/` and a table at `/t/{id}`. */
export type Route = { page: 'shelf' } | { page: 'table'; id: string } | { page: 'lost' }

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'shelf' }
  const table = /^\/t\/([^/]+)\/?$/.exec(path)
  return table?.[1] ? { page: 'table', id: decodeURIComponent(table[1]) } : { page: 'lost' }
}

export const toShelf = '/'
export const toTable = (id: string): string => `/t/${encodeURIComponent(id)}`

class Router {
  route = $state.raw<Route>(routeOf(globalThis.location?.pathname ?? '/'))

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.#look())
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path)
    this.#look()
    scrollTo(0, 0)
  }

  #look(): void {
    this.route = routeOf(location.pathname)
  }
}

export const router = new Router()

/** For links: plain clicks stay inside the page, everything else (new tab, …) is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go((event.currentTarget as HTMLAnchorElement).pathname)
}
