/** Nummerus Zahlus in the browser. */
import { catalogue } from '../../lib/i18n.svelte'
import type { GameUi } from '..'
import { asView, chipsLeft } from './view'

const t = catalogue({
  de: { left: 'noch {count} Chips', left_one: 'noch ein Chip', over: 'zu Ende gespielt' },
  en: { left: '{count} chips left', left_one: 'one chip left', over: 'played to the end' },
})

const nummerus: GameUi = {
  key: 'nummerus',
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  mini: () => import('./Mini.svelte'),
  standing: (view) => {
    const position = asView(view)
    return position.phase === 'over' ? t('over') : t('left', { count: chipsLeft(position) })
  },
}

export default nummerus
