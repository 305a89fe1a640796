/** Everything the table of ZONG! says besides the log and the rules. */
import { texts } from '../../lib/words'

export const t = texts('zong/table')
