/** What is said at the end, and on the score sheet. */
import { texts } from '../../../lib/words'

export const t = texts('klong/ending')
