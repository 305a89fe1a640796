import { texts } from '../../../lib/words'

/** What the guide says. */
export const t = texts('zappzerapp/guide')
