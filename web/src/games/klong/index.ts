/** Klong! in the browser. */
import { catalogue } from '../../lib/i18n.svelte'
import type { GameUi } from '..'
import { asView } from './view'

const t = catalogue({
  de: { round: '{round}. Runde', clock: 'der Rückzug läuft', over: 'zu Ende gespielt' },
  en: { round: 'round {round}', clock: 'the countdown is on', over: 'played to the end' },
})

const klong: GameUi = {
  key: 'klong',
  table: () => import('./Table.svelte'),
  rules: () => import('./book/Rules.svelte'),
  mini: () => import('./Mini.svelte'),
  standing: (view) => {
    const { phase, round, clock } = asView(view)
    if (phase === 'over') return t('over')
    return clock.length > 0 ? t('clock') : t('round', { round })
  },
}

export default klong
