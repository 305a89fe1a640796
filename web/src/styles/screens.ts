/**
 * Screens by name, so that all parts change their shape at the same sizes. Styles ask `@media (--phone)`, scripts
 * `screens.phone.current`. What depends only on its own room asks with a container query instead.
 */
import { MediaQuery } from 'svelte/reactivity'

export const queries = {
  /** The smallest phones: words give way. */
  tiny: '(max-width: 359px)',
  /** A phone held upright. */
  phone: '(max-width: 700px)',
  /** No room beside a board: what lies beside it elsewhere lies below. Phones, and tablets held upright. */
  narrow: '(max-width: 999px)',
  /** Room beside a board, but little. Narrow screens are tight, too. */
  tight: '(max-width: 1199px)',
  /** Higher than wide. */
  upright: '(max-aspect-ratio: 1/1)',
  /** A phone lying on its side: everything lies beside the board. */
  low: '(min-aspect-ratio: 1/1) and (max-height: 559px)',
  /** Upright or low: what belongs to the own seat comes together on one felt or paper. */
  compact: '(max-aspect-ratio: 1/1) or (max-height: 559px)',
  /** Not everything can be seen at once. */
  short: '(max-height: 759px)',
  /** From here on a table grows with its screen, see --large-screen. */
  large: '(min-width: 1600px) and (min-height: 900px)',
  larger: '(min-width: 1840px) and (min-height: 1000px)',
  huge: '(min-width: 2400px) and (min-height: 1300px)',
  vast: '(min-width: 3000px) and (min-height: 1600px)',
} as const

type Screen = keyof typeof queries

export const screens = Object.fromEntries(
  Object.entries(queries).map(([name, query]) => [name, mediaQuery(query)]),
) as Record<Screen, { readonly current: boolean }>

/** Without a screen, as in tests, nothing matches. */
export function mediaQuery(query: string): { readonly current: boolean } {
  return typeof matchMedia === 'function' ? new MediaQuery(query) : { current: false }
}
