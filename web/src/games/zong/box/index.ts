/** The box of ZONG!, and its colours. */
import type { BoxFront } from '../../../boxes'
import './colours.css'
import Front from './Front.svelte'

export const box: BoxFront = { game: 'zong', place: 3, Front, width: 200, height: 306, side: '#3a2863' }
