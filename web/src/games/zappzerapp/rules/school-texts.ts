import { texts } from '../../../lib/words'

/** What the school for ears says. */
export const t = texts('zappzerapp/school')
