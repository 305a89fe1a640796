/** What the board shows. */
import type { ZongView } from '../view'
import type { Standing } from './geometry'

/** The part of a position that is seen. */
export type Seen = Standing & Pick<ZongView, 'board' | 'doubt'>
