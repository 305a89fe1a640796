/** What the note says at each moment: one heading, one sentence, and for whom a pick opens chips. */
import { enumerate } from '../../lib/words'
import { afterwards, passOn, somebodysTurn, yourTurn, type Round } from '../../table/turn'
import { t } from './texts'
import { JOIN_LOWER } from './moves'
import type { Choice, NummerusView } from './view'

export interface Moment {
  view: NummerusView
  names: string[]
  bots: boolean[]
  /** seats of this screen, and the one of them that may act now */
  mine: number[]
  acting: number | null
  picked: Choice | null
  /** a chip tapped although no line leads to it */
  barred: number | null
  give: number | null
  take: number | null
}

interface Speech {
  title: string
  text: string
  opensFor: number | null
}

export function speechFor(moment: Moment): Speech {
  const { view, acting, picked } = moment
  if (acting === null) return waiting(moment)
  if (view.phase === 'swap') return { title: t('swap.title'), text: swapText(moment), opensFor: null }
  if (view.phase === 'join')
    return { title: t('join.title', { chip: view.join?.chip }), text: t('join.why'), opensFor: null }
  const opensFor = picked && picked.opens.length > 0 && view.next >= 0 ? view.next : null
  return { title: turnTitle(moment), text: turnText(moment), opensFor }
}

/** For whom the pick opens chips, in words. */
export function opensText({ view, names, mine }: Moment): string {
  const alone = view.hands.length === 1
  return alone && mine.includes(view.next) ? t('note.opensForYou') : t('note.opens', { name: names[view.next] })
}

/** A chip that can be taken, in words: what it would bring, and whether it is picked or advised. */
export function choiceText(choice: Choice, picked: Choice | null, advised: number | null): string {
  const label = choice === picked ? t('board.picked', { chip: choice.chip }) : reachText(choice)
  return choice.move === advised ? t('board.advised', { label }) : label
}

function reachText({ chip, chain, jump }: Choice): string {
  const values = { chip, length: chain.length }
  if (chain.length > 1) return t(jump ? 'board.jump' : 'board.reachable', values)
  return t(jump ? 'board.jumpLoose' : 'board.loose', values)
}

/** A move that somebody advises, in words. */
export function adviceText(move: number, { choices, join, trades }: NummerusView): string {
  const choice = choices.find((each) => each.move === move)
  if (choice) return t('advice.take', { ...choice })
  if (join) return t('advice.join', { chip: join.chip, next: move === JOIN_LOWER ? join.lower.at(-1) : join.upper[0] })
  const [give, take] = trades.find((trade) => trade[2] === move) ?? []
  return give === undefined ? t('advice.keep') : t('advice.swap', { give, take })
}

/** Who is ahead after the rounds played. */
export function leadText({ totals }: Pick<NummerusView, 'totals'>, names: string[]): string {
  const points = Math.max(...totals)
  const leaders = names.filter((_, seat) => totals[seat] === points)
  if (leaders.length === 1) return t('round.lead', { name: leaders[0], points })
  if (leaders.length === names.length) return t('round.leadAll', { points })
  return t('round.leadShared', { names: enumerate(leaders), points })
}

/** A chain in words, for screen readers. */
export const chainText = (chain: number[]): string =>
  chain.length > 1
    ? t('hand.chain', { from: chain[0], to: chain.at(-1), length: chain.length })
    : t('hand.single', { chip: chain[0] })

function waiting(moment: Moment): Speech {
  const { view, names } = moment
  const name = names[view.turn] ?? ''
  const title = somebodysTurn(roundOf(moment))
  if (view.phase === 'swap') return { title, text: t('note.swapping', { name }), opensFor: null }
  if (view.phase === 'join') return { title, text: t('note.joining', { name, chip: view.join?.chip }), opensFor: null }
  if (view.next < 0) return { title, text: t('note.lastChip'), opensFor: null }
  return { title, text: afterwards(roundOf(moment)), opensFor: null }
}

const roundOf = (moment: Moment): Round => ({ ...moment, turn: moment.view.turn, next: moment.view.next })

const turnTitle = (moment: Moment): string =>
  moment.view.choices[0]?.jump ? t('note.jumpTitle') : yourTurn(roundOf(moment))

function turnText({ view, mine, picked, barred }: Moment): string {
  if (picked) return pickText(picked, view)
  if (barred !== null) return t('note.unreachable', { chip: barred })
  if (view.choices[0]?.jump) return t('note.jump')
  return mine.length > 1 ? passOn() : t('note.choose')
}

function pickText({ chip, chain }: Choice, { scoring }: NummerusView): string {
  if (chain.length > 1) return t('note.grows', { chip, length: chain.length })
  return t(scoring === 'solitaire' ? 'note.startsChain' : 'note.starts', { chip })
}

function swapText({ view, names, give, take }: Moment): string {
  if (give !== null && take !== null) return t('swap.both', { give, take, name: names[ownerOf(view, take)] })
  if (give !== null) return t('swap.chooseTake', { give })
  if (take !== null) return t('swap.chooseGive', { take })
  return t('swap.choose')
}

export const ownerOf = (view: NummerusView, chip: number): number =>
  view.hands.findIndex((hand) => hand.chips.includes(chip))
