import { texts } from '../../../lib/words'

/** What is said in the dragon's scene. */
export const t = texts('klong/dragon')
