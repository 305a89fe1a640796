/** Everything said at the table of Klong! besides the story, whose sentences lie with the rules. */
import { texts } from '../../lib/words'

export const t = texts('klong/table')
