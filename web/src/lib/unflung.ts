import type { Attachment } from 'svelte/attachments'

/**
 * Keeps a finger that drags something from flinging the page on: even where nothing scrolls, browsers take the next tap
 * for the one that stops the fling, and swallow it. The listener is never removed: a finger goes on touching the element it
 * was laid on, even when that has been taken off the page.
 */
export const unflung =
  (isDragging: () => boolean = () => true): Attachment =>
  (element) => {
    const keep = (event: Event): void => {
      if (isDragging() && event.cancelable) event.preventDefault()
    }
    element.addEventListener('touchmove', keep, { passive: false })
  }
