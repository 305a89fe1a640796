import { texts } from '../lib/words'

export const t = texts('house/shelf', 'shelf')
