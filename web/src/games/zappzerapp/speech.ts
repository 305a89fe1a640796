/** What the note says at each moment. */
import { enumerate, knows, tell } from '../../lib/words'
import { at } from '../../lib/sure'
import type { Speech } from '../../table/intent.svelte'
import { t as common } from '../../table/texts'
import { CITY } from './board/layout'
import type { Way } from './offers'
import { t } from './texts'
import { NOT_YET, PASSED, type ZappZerappHappening, type Run, type ZappZerappView } from './view'

export interface Moment {
  view: ZappZerappView
  names: string[]
  /** seats of this screen, and the one of them that may act now */
  mine: number[]
  acting: number | null
  /** the table counts down to the signal */
  counting: boolean
  /** the way that is thought of */
  picked: Run | null
  /** all barrels are being turned over */
  turning: boolean
  /** what is shown as movement just now */
  telling: ZappZerappHappening | null
}

export function speechFor(moment: Moment): Speech {
  const { view, telling, names, mine } = moment
  if (telling && knows('zappzerapp', `story.${telling.kind}`)) {
    return { title: '', text: tell('zappzerapp', telling, names, mine.length === 1 ? mine : []) }
  }
  if (moment.turning) return { title: t('reveal.title'), text: '' }
  switch (view.phase) {
    case 'listen':
      return listening(moment)
    case 'ready':
      return beginning(moment)
    case 'run':
      return running(moment)
    case 'over':
      return { title: common('end.over'), text: common('end.winner', { name: names[view.winner] ?? '' }) }
  }
}

function listening(moment: Moment): Speech {
  const { view, names, mine, acting, counting } = moment
  if (counting) return { title: t('signal.title'), text: t('signal.text') }
  const { magic } = view
  if (acting !== null) {
    const title = mine.length > 1 ? t('listen.of', { name: at(names, acting) }) : ''
    return { title, text: t('listen.find', { magic }) }
  }
  return { title: waitingTitle(moment), text: missingText(moment) }
}

function waitingTitle({ view, names, mine }: Moment): string {
  if (view.turn >= 0) return t('listen.of', { name: at(names, view.turn) })
  const [me] = mine
  if (me === undefined || mine.length > 1) return t('listen.watch')
  return t(view.chosen[me] === PASSED ? 'listen.passed' : 'listen.chose')
}

function missingText({ view, names }: Moment): string {
  const open = names.filter((_, seat) => view.chosen[seat] === NOT_YET)
  return open.length === 0 ? '' : t('listen.missing', { names: enumerate(open), count: open.length })
}

function beginning({ view, names, acting, mine }: Moment): Speech {
  const name = names[view.turn] ?? ''
  if (acting === null) return { title: t('ready.title', { name }), text: t('ready.wait', { name }) }
  return { title: t('ready.title', { name }), text: mine.length > 1 ? t('ready.text', { name }) : t('ready.textAlone') }
}

function running({ view, names, mine, acting, picked }: Moment): Speech {
  const name = names[view.turn] ?? ''
  const count = view.stones[view.turn] ?? 0
  if (acting === null) return { title: t('run.of', { name, count }), text: t('run.wait', { name }) }
  return {
    title: mine.length > 1 ? t('run.of', { name, count }) : t('run.yours', { count }),
    text: picked ? runText(picked, names) : t('run.which'),
  }
}

function runText({ to, banished }: Run, names: string[]): string {
  const goal = to >= CITY ? t('run.city') : t('run.field', { progress: to })
  return banished.length === 0 ? goal : `${goal} ${t('run.banishes', { names: sentHome(banished, names) })}`
}

/** A way, as screen readers tell it. */
export function runLabel({ from, to, banished }: Way, names: string[]): string {
  return t('run.label', {
    from: from === 0 ? t('run.fromStart') : t('run.fromField', { progress: from }),
    to: to >= CITY ? t('run.toCity') : t('run.toField', { progress: to }),
    banished: banished.length === 0 ? '' : t('run.banishing', { names: sentHome(banished, names) }),
  })
}

const sentHome = (banished: Run['banished'], names: string[]): string =>
  enumerate(banished.map(([seat]) => at(names, seat)))
