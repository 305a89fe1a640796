/** ZONG! in the browser. */
import { catalogue } from '../../lib/i18n.svelte'
import type { GameUi } from '..'
import { asView } from './view'

const t = catalogue({
  de: { round: '{round}. Runde', pick: 'gleich geht es los', over: 'zu Ende gespielt' },
  en: { round: 'round {round}', pick: 'about to begin', over: 'played to the end' },
})

const zong: GameUi = {
  key: 'zong',
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  mini: () => import('./Mini.svelte'),
  standing: (view) => {
    const { phase, round } = asView(view)
    return phase === 'over' || phase === 'pick' ? t(phase) : t('round', { round })
  },
}

export default zong
