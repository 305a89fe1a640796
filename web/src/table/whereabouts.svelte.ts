/** Where something is on the screen, for what is laid on it or round it. It may come, go and move with the layout. */
export class Whereabouts {
  /** Null while it is not there. */
  box = $state.raw<DOMRect | null>(null)
  #element = $state.raw<Element | null>(null)

  constructor(selector: () => string) {
    $effect(() => {
      const wanted = selector()
      const find = (): void => void (this.#element = document.querySelector(wanted))
      const changes = new MutationObserver(find)
      changes.observe(document.body, { subtree: true, childList: true, attributes: true })
      find()
      return () => changes.disconnect()
    })
    $effect(() => this.#follow(this.#element))
  }

  #follow(element: Element | null): (() => void) | undefined {
    this.box = element?.getBoundingClientRect() ?? null
    if (!element) return
    const following = import('@floating-ui/dom')
      .then(({ autoUpdate }) => autoUpdate(element, null, () => (this.box = element.getBoundingClientRect())))
      .catch(() => undefined) // A new version has replaced the file: it stays where it is.
    return () => void following.then((stop) => stop?.())
  }
}
