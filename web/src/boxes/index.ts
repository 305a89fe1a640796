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
}

export const boxes: BoxFront[] = [
  { game: 'nummerus', Front: Nummerus, width: 190, height: 284, side: '#1b3659' },
  { game: 'sechserreihe', Front: Sechserreihe, width: 216, height: 216, side: '#7c2c1b' },
  { game: 'zong', Front: Zong, width: 200, height: 306, side: '#3a2863' },
  { game: 'klong', Front: Klong, width: 226, height: 300, side: '#5a1715' },
  { game: 'zappzerapp', Front: ZappZerapp, width: 244, height: 244, side: '#214722' },
]
