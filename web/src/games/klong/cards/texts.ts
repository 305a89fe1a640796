/** Words around the cards. */
import { texts } from '../../../lib/words'

export const t = texts('klong/cards')
