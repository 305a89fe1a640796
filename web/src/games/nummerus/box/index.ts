/** The box of Nummerus Zahlus, and its colours. */
import type { BoxFront } from '../../../boxes'
import './colours.css'
import Front from './Front.svelte'

export const box: BoxFront = { game: 'nummerus', place: 1, Front, width: 190, height: 284, side: '#1b3659' }
