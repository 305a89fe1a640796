/** The box of Sechserreihe, and its colours. */
import type { BoxFront } from '../../../boxes'
import './colours.css'
import Front from './Front.svelte'

export const box: BoxFront = { game: 'sechserreihe', place: 2, Front, width: 216, height: 216, side: '#7c2c1b' }
