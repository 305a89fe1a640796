/** Zapp Zerapp in the browser. */
import { texts } from '../../lib/words'
import type { GameUi } from '..'

const t = texts('zappzerapp/shelf', 'standing')

const zappzerapp: GameUi<'zappzerapp'> = {
  key: 'zappzerapp',
  table: () => import('./Table.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  board: () => import('./board/Board.svelte'),
  hand: () => import('./hand/Hand.svelte'),
  standing: (view) => {
    const { phase, round } = view
    return phase === 'over' ? t('over') : t('round', { round })
  },
}

export default zappzerapp
