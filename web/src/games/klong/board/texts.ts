/** What the map says: its print, rooms and tunnels in words, its keys. */
import { texts } from '../../../lib/words'

export const t = texts('klong/board')
