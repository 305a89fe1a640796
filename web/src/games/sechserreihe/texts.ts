/** Everything the table of Sechserreihe says besides the log and the rules. */
import { texts } from '../../lib/words'

export const t = texts('sechserreihe/table')
