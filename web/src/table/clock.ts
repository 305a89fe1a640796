/** Time to think, as it is shown and said. */

/** Time that is running out, in seconds of the clock that `now` reads: `() => feed.now()`. */
export interface Deadline {
  deadline: number
  now: () => number
  /** All the time there was. */
  all: number
}

/** When so many seconds are left it is said aloud, and from then on it stands out. */
const WARNINGS = [10, 30]

/** The warning that holds when so many of all the seconds are left. Where there never were more, nobody is warned. */
export function warningAt(seconds: number, all: number): number | null {
  return WARNINGS.find((warning) => seconds <= warning && warning < all) ?? null
}

/** 5:00, 0:42 */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
