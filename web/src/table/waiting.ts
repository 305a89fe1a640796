/** Seats that the others are waiting for because they are away, in words for a screen reader: said once, the seat card counts the seconds. */
import type { Seat } from '../feed/messages'
import { t } from './texts'

/** Seats of people who are away while the table waits for them. */
export const waitedFor = (seats: Seat[]): number[] =>
  seats.flatMap((seat, index) => (seat.waited_until === null ? [] : [index]))

/** Names only seats that were not waited for before. `now` is in seconds of the server's clock. */
export function waitingWords(seats: Seat[], before: number[], now: number): string {
  const sentences = seats.map(({ name, waited_until: until }, index) =>
    until === null || before.includes(index) ? '' : t('seat.waited', { name, seconds: Math.ceil(until - now) }),
  )
  return sentences.filter(Boolean).join(' ')
}
