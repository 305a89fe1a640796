/** The last line of the log, held back while something is on the move: words must not run ahead of what is seen. */
import type { TableFeed } from '../feed/feed'
import { lastLine, pieces, type Piece } from './log'
import { t } from './texts'

export function heldLine(feed: () => TableFeed, isMoving: () => boolean): { readonly pieces: Piece[] } {
  const latest = $derived.by(() => {
    const { table, log } = feed()
    return table && lastLine(table, log)
  })
  let held = $state.raw<Piece[] | null>(null)
  $effect.pre(() => {
    if (!isMoving()) held = latest
  })
  return {
    get pieces() {
      return held ?? pieces(t('log.empty'))
    },
  }
}
