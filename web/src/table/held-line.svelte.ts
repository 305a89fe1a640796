/** The last line of the log, held back while something is on the move: words must not run ahead of what is seen. */
import type { Frame } from './frame.svelte'
import { lastLine, pieces, type Piece } from './log'
import { t } from './texts'

export function heldLine({ feed, intent }: Frame): { readonly pieces: Piece[] } {
  let held = $state.raw<Piece[] | null>(null)
  $effect.pre(() => {
    if (!intent.movement.busy) held = feed.table && lastLine(feed.table, feed.log)
  })
  return {
    get pieces() {
      return held ?? pieces(t('log.empty'))
    },
  }
}
