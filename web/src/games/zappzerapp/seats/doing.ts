/** What each person at the table is doing, as their place card says it. */
import { at } from '../../../lib/sure'
import { t } from '../texts'
import { EMPTY, isListening, NOT_YET, PASSED, type ZappZerappView } from '../view'

export interface Watched {
  view: ZappZerappView
  seat: number
  away: boolean
  /** the table counts down to the signal */
  counting?: boolean
  /** how hard the left and the right hand shake */
  shaking: number[]
}

export type Doing =
  'away' | 'chosen' | 'passed' | 'ready' | 'next' | 'shaking' | 'hearing' | 'seeking' | 'runs' | 'none'

export function doingOf({ view, seat, away, counting, shaking }: Watched): Doing {
  if (view.phase === 'over') return away ? 'away' : 'none'
  if (isListening(view)) return listeningOf({ view, seat, away, counting, shaking })
  if (view.turn === seat) return away ? 'away' : 'runs'
  return view.order.includes(seat) ? 'next' : away ? 'away' : 'none'
}

function listeningOf({ view, seat, away, counting, shaking }: Watched): Doing {
  if (view.chosen[seat] === PASSED) return 'passed'
  if (view.chosen[seat] !== NOT_YET) return 'chosen'
  if (away) return 'away'
  if (view.turn >= 0 && view.turn !== seat) return 'none'
  if (view.phase === 'ready' || counting) return 'ready'
  if (shaking.some((strength) => strength > 0)) return 'shaking'
  return at(view.hands, seat).some((place) => place !== EMPTY) ? 'hearing' : 'seeking'
}

/** `brief`: in one short word, beside the hands. */
export function doingText(doing: Doing, brief = false): string {
  if (doing === 'none') return ''
  return brief && doing === 'chosen' ? t('doing.chosenBrief') : t(`doing.${doing}`)
}

/** What its barrel held, once that is known. */
export function stonesText({ stones, too_many }: ZappZerappView, seat: number, brief = false): string {
  const count = at(stones, seat)
  if (count === 0) return ''
  return t(too_many[seat] && !brief ? 'doing.tooMany' : 'doing.stones', { count })
}
