/** Where something is on the screen, for what is laid beside it or round it. */

/** It moves with the layout, so it is looked for again and again; not in every picture, which would keep a phone drawing. */
const LOOK_AGAIN = 120

export class Whereabouts {
  /** Null while it is not there. */
  box = $state.raw<DOMRect | null>(null)

  constructor(selector: () => string) {
    $effect(() => {
      const wanted = selector()
      const look = (): void => {
        const found = document.querySelector(wanted)?.getBoundingClientRect() ?? null
        if (!isSame(this.box, found)) this.box = found
      }
      const first = requestAnimationFrame(look)
      const timer = setInterval(look, LOOK_AGAIN)
      return () => {
        cancelAnimationFrame(first)
        clearInterval(timer)
      }
    })
  }
}

function isSame(known: DOMRect | null, found: DOMRect | null): boolean {
  if (!known || !found) return known === found
  return known.x === found.x && known.y === found.y && known.width === found.width && known.height === found.height
}
