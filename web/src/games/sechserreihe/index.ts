/** Sechserreihe in the browser. */
import { catalogue } from '../../lib/i18n.svelte'
import type { GameUi } from '..'
import { asView, isAlone, stonesLaid } from './view'

const t = catalogue({
  de: {
    alone: '{count} von 30 Steinen liegen',
    coins: 'Münzen {coins}',
    over: 'zu Ende gespielt',
  },
  en: {
    alone: '{count} of 30 stones placed',
    coins: 'coins {coins}',
    over: 'played to the end',
  },
})

const sechserreihe: GameUi = {
  key: 'sechserreihe',
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  mini: () => import('./Mini.svelte'),
  standing: (view) => {
    const position = asView(view)
    if (position.phase === 'over') return t('over')
    if (isAlone(position)) return t('alone', { count: stonesLaid(position) })
    return t('coins', { coins: position.coins.join(' : ') })
  },
}

export default sechserreihe
