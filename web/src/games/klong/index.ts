/** Klong! in the browser. */
import { texts } from '../../lib/words'
import type { GameUi } from '..'

const t = texts('klong/shelf', 'standing')

const klong: GameUi<'klong'> = {
  key: 'klong',
  table: () => import('./Table.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  board: () => import('./board/Board.svelte'),
  hand: () => import('./hand/Hand.svelte'),
  standing: (view) => {
    const { phase, round, clock } = view
    if (phase === 'over') return t('over')
    return clock.length > 0 ? t('clock') : t('round', { round })
  },
}

export default klong
