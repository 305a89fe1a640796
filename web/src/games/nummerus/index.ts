import { catalogue } from '../../lib/i18n.svelte'
import type { GameUi, View } from '..'

const t = catalogue({
  de: { left: 'noch {count} Chips', left_one: 'noch ein Chip' },
  en: { left: '{count} chips left', left_one: 'one chip left' },
})

const chipsLeft = (view: View): number => (view.fields as number[]).filter((chip) => chip > 0).length

const nummerus: GameUi = {
  key: 'nummerus',
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  mini: () => import('./Mini.svelte'),
  standing: (view) => t('left', { count: chipsLeft(view) }),
}

export default nummerus
