/** Which of its shapes the table takes. */
import { screens } from '../../../styles/screens'

/** Small cards in strips; in styles `(--narrow), (--compact)`. */
export const inStrips = {
  get current() {
    return screens.narrow.current || screens.compact.current
  },
}
/** Wide, but with little height: low counters, so that the cards to buy can be read. */
export const squat = {
  get current() {
    return screens.short.current && !inStrips.current
  },
}
/** Of these, where all place cards find room in one row. */
export const lined = {
  get current() {
    return squat.current && !screens.tight.current
  },
}
/** Everybody sits beside the name of the game. */
export const seatsOnTop = {
  get current() {
    return screens.low.current && !screens.phone.current
  },
}

/** What a strip can hold. */
export type Tab = 'hand' | 'row' | 'reserve'
