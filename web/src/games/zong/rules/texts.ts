/** The rules in our own words. */
import { page } from '../../../lib/words'

export const rulesWords = page('zong/rules')
