/** Everything the table of Nummerus Zahlus says besides the log and the rules. */
import { texts } from '../../lib/words'

export const t = texts('nummerus/table')
