/** Which of its shapes the table takes. The styles of these parts ask with the same words. */
import { MediaQuery } from 'svelte/reactivity'

/** Small cards in strips. */
export const compact = new MediaQuery('(max-width: 899px), (max-aspect-ratio: 1/1), (max-height: 639px)')
/** Of these, where hand, row and reserve share one strip. */
export const snug = new MediaQuery('(max-height: 759px)')
/** Everybody sits beside the name of the game. */
export const low = new MediaQuery('(min-aspect-ratio: 1/1) and (max-height: 639px) and (min-width: 640px)')

/** What a strip can hold. */
export type Tab = 'hand' | 'row' | 'reserve'
