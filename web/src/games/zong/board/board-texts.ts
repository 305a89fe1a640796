/** What the board says: its print, what a screen reader hears of it, and the keys for aiming. */
import { texts } from '../../../lib/words'

export const t = texts('zong/board')

/** The keys of the menu's list that only aiming has. */
export const aimKeys = (): { key: string; what: string }[] =>
  (['turn', 'draw', 'shift', 'fine', 'flick'] as const).map((name) => ({
    key: t(`key.${name}`),
    what: t(`key.${name}What`),
  }))
