/** Zapp Zerapp in the browser. */
import { catalogue } from '../../lib/i18n.svelte'
import type { GameUi } from '..'
import { asView } from './view'

const t = catalogue({
  de: { round: '{round}. Runde', over: 'zu Ende gespielt' },
  en: { round: 'round {round}', over: 'played to the end' },
})

const zappzerapp: GameUi = {
  key: 'zappzerapp',
  table: () => import('./Table.svelte'),
  rules: () => import('./book/Rules.svelte'),
  mini: () => import('./Mini.svelte'),
  standing: (view) => {
    const { phase, round } = asView(view)
    return phase === 'over' ? t('over') : t('round', { round })
  },
}

export default zappzerapp
