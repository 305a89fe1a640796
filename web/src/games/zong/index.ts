/** ZONG! in the browser. */
import { texts } from '../../lib/words'
import type { GameUi } from '..'

const t = texts('zong/shelf', 'standing')

const zong: GameUi<'zong'> = {
  key: 'zong',
  table: () => import('./Table.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  board: () => import('./board/Board.svelte'),
  hand: () => import('./hand/Hand.svelte'),
  standing: (view) => {
    const { phase, round } = view
    return phase === 'over' || phase === 'pick' ? t(phase) : t('round', { round })
  },
}

export default zong
