/** The five boxes on the shelf, in the order they stand there. A front is drawn flat, `width` by `height`. */
import type { Component } from 'svelte'
import Klong from './Klong.svelte'
import Nummerus from './Nummerus.svelte'
import Sechserreihe from './Sechserreihe.svelte'
import ZappZerapp from './ZappZerapp.svelte'
import Zong from './Zong.svelte'

export interface BoxFront {
  game: string
  Front: Component
  width: number
  height: number
  /** Colour of the box's side. */
  side: string
  /** Where the "soon" seal sticks while the game is not there yet. */
  seal: [number, number]
  /** For how many and how long, as long as there is no game with facts of its own. */
  seats: [number, number]
  minutes: number
}

export const boxes: BoxFront[] = [
  { game: 'nummerus', Front: Nummerus, width: 190, height: 284, side: '#1b3659', seal: [34, 248], seats: [1, 4], minutes: 15 },
  { game: 'sechserreihe', Front: Sechserreihe, width: 216, height: 216, side: '#7c2c1b', seal: [192, 128], seats: [1, 4], minutes: 20 },
  { game: 'zong', Front: Zong, width: 200, height: 306, side: '#3a2863', seal: [36, 272], seats: [3, 6], minutes: 40 },
  { game: 'klong', Front: Klong, width: 226, height: 300, side: '#5a1715', seal: [194, 266], seats: [2, 4], minutes: 60 },
  { game: 'zappzerapp', Front: ZappZerapp, width: 244, height: 244, side: '#214722', seal: [36, 206], seats: [2, 4], minutes: 20 },
]
