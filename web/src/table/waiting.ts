/** For whom the others wait, in words for a screen reader: once for each time, the place card counts the seconds. */
import type { Seat } from '../lib/messages'
import { remaining } from './clock'
import { t } from './texts'

/** The seats of who is gone while the table waits for them. */
export const waitedFor = (seats: Seat[]): number[] => seats.flatMap((seat, index) => (seat.waited_until === null ? [] : [index]))

/** Of those who were not waited for before. `now` in seconds of the server's clock. */
export function waitingWords(seats: Seat[], before: number[], now: number): string {
  return waitedFor(seats)
    .filter((index) => !before.includes(index))
    .map((index) => seats[index]!)
    .map(({ name, waited_until }) => t('seat.waited', { name, seconds: remaining(waited_until ?? now, now).seconds }))
    .join(' ')
}
