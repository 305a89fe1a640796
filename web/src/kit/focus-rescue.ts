/**
 * Focus rescue: when what has the keyboard's focus disappears or is switched off, browsers let the focus fall to the body,
 * and whoever plays by keys begins again at the top of the page. Here it goes on to something near instead.
 */
import type { Attachment } from 'svelte/attachments'

const REACHABLE = 'button, a[href], input, select, textarea, [tabindex="0"]'
/** How an element can lose the focus and stay where it is. */
const SWITCHES_OFF = ['disabled', 'hidden', 'inert']

/**
 * To be attached to the element around everything that comes and goes. The focus goes on in the same `data-zone` if anything
 * can be reached there, otherwise `home` puts it where whoever plays goes on.
 */
export function focusRescue(home: () => void): Attachment<HTMLElement> {
  return (root) => {
    let focused: HTMLElement | null = null
    let zone: string | undefined

    function follow({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return
      focused = target
      zone = focused.closest<HTMLElement>('[data-zone]')?.dataset.zone
    }

    /** Some browsers tell of it before an element is taken away: then it has not been left. */
    function leave(): void {
      const left = focused
      queueMicrotask(() => {
        if (left && focused === left && isThere(left)) focused = null
      })
    }

    function rescue(): void {
      const at = document.activeElement
      const isLost = at === null || at === document.body || at === focused
      if (!focused || !isLost || isThere(focused)) return
      focused = null
      const left = zone === undefined ? null : root.querySelector<HTMLElement>(`[data-zone="${zone}"]`)
      if (!left || !enter(left)) home()
    }

    const observer = new MutationObserver(rescue)
    observer.observe(root, { childList: true, subtree: true, attributeFilter: SWITCHES_OFF })
    const stop = new AbortController()
    const { signal } = stop
    root.addEventListener('focusin', follow, { signal })
    root.addEventListener('focusout', leave, { signal })
    // A sheet gives the focus back to what opened it, which may have gone meanwhile.
    document.addEventListener('close', rescue, { signal, capture: true })
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }
}

/** Puts the keyboard into a part of the page: on the current stop of what arrow keys walk through, or else on the first thing. */
export function enter(zone: HTMLElement): boolean {
  const reachable = [...zone.querySelectorAll<HTMLElement>(REACHABLE)].filter(isReachable)
  const target = reachable.find(({ dataset }) => 'stop' in dataset) ?? reachable[0]
  target?.focus()
  return target !== undefined
}

const isThere = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && isThere(element) && element.checkVisibility()
