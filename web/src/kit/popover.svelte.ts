/** Popover placement: lays something beside what it tells about, on another side where there is no room. */
import type { Placement, Platform, Rect } from '@floating-ui/dom'
import type { Attachment } from 'svelte/attachments'

interface Place {
  /** an element or a part of the screen */
  beside: () => Element | DOMRect
  side: Placement
  /** pixels to what it lies beside, and to the edges of the screen */
  gap?: number
  margin?: number
  /** what it must not stick out of; the screen where nothing is named */
  within?: (node: HTMLElement) => Element | null
}

/** For an element with `position: fixed` or `absolute`; one with the attribute `popover` is shown above everything. */
export function placed({ beside, side, gap = 8, margin = 8, within }: Place): Attachment<HTMLElement> {
  return (node) => {
    if (node.popover) node.showPopover()
    node.style.visibility = 'hidden'
    // Without it, because a new version has replaced the file, it is shown where its style says.
    const library = import('@floating-ui/dom').catch(() => null)

    $effect(() => {
      const target = beside()
      const anchor = target instanceof Element ? target : { getBoundingClientRect: () => target, contextElement: node }
      let stop: (() => void) | undefined
      let isGone = false
      void library.then((floating) => {
        if (isGone) return
        node.style.visibility = ''
        if (!floating) return
        const { autoUpdate, computePosition, flip, offset, shift } = floating
        const options = { padding: margin, crossAxis: false, fallbackAxisSideDirection: 'end' } as const
        const middleware = [offset(gap), flip(options), shift({ padding: margin, crossAxis: true })]
        const place = async (): Promise<void> => {
          const platform = { ...floating.platform, ...onScreen(within?.(node) ?? null) }
          lay(node, await computePosition(anchor, node, { placement: side, middleware, platform }))
        }
        stop = autoUpdate(anchor, node, () => void place())
      })
      return () => {
        isGone = true
        stop?.()
      }
    })
  }
}

/** Everything as it is seen on the screen: large screens magnify whole tables, and boards move under their frames. */
const onScreen = (within: Element | null): Partial<Platform> => ({
  getElementRects: ({ reference, floating }) => ({
    reference: rectOf(reference.getBoundingClientRect()),
    floating: { x: 0, y: 0, ...sizeOf(floating) },
  }),
  getDimensions: (element) => sizeOf(element),
  getScale: () => ({ x: 1, y: 1 }),
  convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
  getClippingRect: () =>
    rectOf(within?.getBoundingClientRect() ?? new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)),
})

const rectOf = ({ x, y, width, height }: DOMRect | Rect): Rect => ({ x, y, width, height })

function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

/** In the element's own pixels, counted from the edges of what it lies in. */
function lay(node: HTMLElement, { x, y }: { x: number; y: number }): void {
  const magnified = sizeOf(node).width / node.offsetWidth || 1
  const around = node.offsetParent
  const { left, top } = around?.getBoundingClientRect() ?? { left: 0, top: 0 }
  node.style.left = `${(x - left) / magnified - (around?.clientLeft ?? 0)}px`
  node.style.top = `${(y - top) / magnified - (around?.clientTop ?? 0)}px`
}
