/** Everything said while a table is made. */
import { texts } from '../lib/words'

export const t = texts('house/lobby')
