/** Everything said around the game: keys, seats, log, menu, end, connection. */
import { texts } from '../lib/words'

export const t = texts('house/table')
