/** Roving tabindex: of many things one is reached by Tab, the others by arrow keys. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { isArrow, neighbour } from '../lib/compass'
import type { Point } from '../lib/plane'

/** Where a key leads from a stop; null where it means nothing here. */
export type Lead<Stop> = (from: Stop, key: string, stops: readonly Stop[]) => Stop | null

interface Way<Stop> {
  /** what can be reached now, in reading order */
  stops: () => readonly Stop[]
  lead: Lead<Stop>
  /** where Tab leads while none has been reached that is still there */
  first?: () => Stop | undefined
  /** a picture shows all its stops, or brings them into sight itself */
  preventScroll?: boolean
}

/** The element around gets `{@attach roving.group}`, each stop `{...roving.stop(…)}`. */
export class RovingFocus<Stop extends string | number> {
  #reached = $state.raw<{ stop: Stop; index: number } | null>(null)
  #way: Way<Stop>
  #group: HTMLElement | null = null

  constructor(way: Way<Stop>) {
    this.#way = way
  }

  /** What Tab leads to; of a stop that has gone, the one in its place. */
  get current(): Stop | undefined {
    const stops = this.#way.stops()
    const reached = this.#reached
    if (reached && stops.includes(reached.stop)) return reached.stop
    return this.#way.first?.() ?? stops[Math.min(reached?.index ?? 0, stops.length - 1)]
  }

  stop(stop: Stop): { tabindex: 0 | -1; 'data-stop': Stop } {
    return { tabindex: stop === this.current ? 0 : -1, 'data-stop': stop }
  }

  reach(stop: Stop): void {
    this.#reached = { stop, index: this.#way.stops().indexOf(stop) }
  }

  /** Puts the keyboard on a stop, or else on the group itself until there is one. */
  enter(stop: Stop | undefined = this.current): void {
    const element = stop === undefined ? null : this.#group?.querySelector<HTMLElement>(`[data-stop="${stop}"]`)
    const { preventScroll } = this.#way
    ;(element ?? this.#group)?.focus({ preventScroll })
  }

  readonly group: Attachment<HTMLElement> = (group) => {
    this.#group = group
    const keydown = (event: KeyboardEvent): void => {
      const from = this.#stopOf(event)
      if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      const next = this.#way.lead(from, event.key, this.#way.stops())
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      this.enter(next)
    }
    const reach = (event: Event): void => {
      const stop = this.#stopOf(event)
      if (stop !== undefined) this.reach(stop)
    }
    const stop = new AbortController()
    const { signal } = stop
    group.addEventListener('keydown', keydown, { signal })
    group.addEventListener('focusin', reach, { signal })
    // Not every browser gives the focus to a button that is clicked.
    group.addEventListener('click', reach, { signal })

    // Who waits on the group goes on to what comes.
    $effect(() => {
      if (this.current !== undefined && document.activeElement === group) untrack(() => this.enter())
    })
    return () => {
      stop.abort()
      this.#group = null
    }
  }

  #stopOf({ target }: Event): Stop | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null
    return this.#way.stops().find((stop) => String(stop) === element?.dataset.stop)
  }
}

/** Things in a row, or in rows of so many columns: arrows, Home and End, never round the edge. */
export function inRows<Stop>(columns: () => number = () => 1): Lead<Stop> {
  return (from, key, stops) => {
    const at = stops.indexOf(from)
    const down = columns() > 1 ? columns() : Number.NaN
    const led: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - down,
      ArrowDown: at + down,
      Home: 0,
      End: stops.length - 1,
    }
    const next = led[key] ?? Number.NaN
    return Number.isNaN(next) ? null : (stops[next] ?? from)
  }
}

/** Things anywhere in a picture: an arrow leads to what lies there, by one of the ways of the compass. */
export function inPicture<Stop>(
  placeOf: (stop: Stop) => Point,
  towards: <Place extends Point>(from: Place, places: Place[], key: string) => Place = neighbour,
): Lead<Stop> {
  return (from, key, stops) => {
    if (!isArrow(key)) return null
    const places = stops.map((stop) => ({ ...placeOf(stop), stop }))
    const here = places.find(({ stop }) => stop === from)
    return here ? towards(here, places, key).stop : null
  }
}
