/** The box of Klong!, and its colours. */
import type { BoxFront } from '../../../boxes'
import './colours.css'
import Front from './Front.svelte'

export const box: BoxFront = { game: 'klong', place: 4, Front, width: 226, height: 300, side: '#5a1715' }
