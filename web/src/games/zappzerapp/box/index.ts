/** The box of Zapp Zerapp, and its colours. */
import type { BoxFront } from '../../../boxes'
import './colours.css'
import Front from './Front.svelte'

export const box: BoxFront = { game: 'zappzerapp', place: 5, Front, width: 244, height: 244, side: '#214722' }
