/** Sechserreihe in the browser. */
import { texts } from '../../lib/words'
import type { GameUi } from '..'
import { isAlone, stonesLaid } from './view'

const t = texts('sechserreihe/shelf', 'standing')

const sechserreihe: GameUi<'sechserreihe'> = {
  key: 'sechserreihe',
  table: () => import('./Table.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  board: () => import('./board/Board.svelte'),
  hand: () => import('./hand/Hand.svelte'),
  standing: (view) => {
    if (view.phase === 'over') return t('over')
    if (isAlone(view)) return t('alone', { count: stonesLaid(view) })
    return t('coins', { coins: view.coins.join(' : ') })
  },
}

export default sechserreihe
