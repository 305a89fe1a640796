/** Words at the table of Zapp Zerapp. */
import { texts } from '../../lib/words'

export const t = texts('zappzerapp/table')
