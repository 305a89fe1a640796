/** Nummerus Zahlus in the browser. */
import { texts } from '../../lib/words'
import type { GameUi } from '..'
import { chipsLeft } from './view'

const t = texts('nummerus/shelf', 'standing')

const nummerus: GameUi<'nummerus'> = {
  key: 'nummerus',
  table: () => import('./Table.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  board: () => import('./board/Board.svelte'),
  hand: () => import('./hand/Hand.svelte'),
  standing: (view) => (view.phase === 'over' ? t('over') : t('left', { count: chipsLeft(view) })),
}

export default nummerus
