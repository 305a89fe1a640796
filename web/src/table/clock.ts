/** Time to think, as it is shown. */
const SHORT = 10

export interface Remaining {
  seconds: number
  text: string
  /** Nearly over: the clock draws attention. */
  short: boolean
}

/** `deadline` and `now` in seconds of the server's clock. */
export function remaining(deadline: number, now: number): Remaining {
  const seconds = Math.max(0, Math.ceil(deadline - now))
  return { seconds, text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, short: seconds <= SHORT }
}
