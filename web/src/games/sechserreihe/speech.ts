/** What the note says at each moment, and what screen readers call each field. */
import { at, first } from '../../lib/sure'
import { enumerate } from '../../lib/words'
import { afterwards, passOn, somebodysTurn, yourTurn } from '../../table/turn'
import { turnsOf } from './moves'
import type { Gains, Offer, Thought } from './offers'
import { kindOf, lineName, nameOf } from './board/geometry'
import { t } from './texts'
import { isAlone, type SechserreiheView } from './view'

export interface Moment {
  view: SechserreiheView
  names: string[]
  bots: boolean[]
  /** seats of this screen, and the one of them that may act now */
  mine: number[]
  acting: number | null
  thought: Thought
  /** lines that each placement would complete */
  gains: Gains
  /** placements that would end the game */
  endings: ReadonlySet<number>
  /** a field that was pressed in vain */
  barred: number | null
}

interface Speech {
  title: string
  text: string
  /** what the turn brings, or could bring */
  gain: string
}

export function speechFor(moment: Moment): Speech {
  const { view, acting, thought, gains, endings } = moment
  const round = { ...moment, turn: view.turn, next: view.next }
  if (acting === null) return { title: somebodysTurn(round), text: afterwards(round), gain: '' }
  const [chosen] = thought.laid
  if (view.phase === 'open' || chosen === undefined) {
    return { title: yourTurn(round), text: barredText(moment) || stepText(moment), gain: gainText(moment) }
  }
  const falling = gains.get(chosen) ?? []
  const gain = fallText(moment, chosen, falling)
  if (isAlone(view) && endings.has(chosen)) return { title: t('solo.ends'), text: t('solo.endsWhy'), gain }
  return { title: yourTurn(round), text: chosenText(chosen, falling), gain }
}

/** "Zeile 3", "Spalte e", "Diagonale a1–f6". */
export const lineText = (line: number): string => t(`line.${kindOf(line)}`, { name: lineName(line) })

interface Scene {
  stone: boolean
  offer: Offer | undefined
  thought: Thought
  gain: number[]
}

/** A field in words: what lies there and what a press does. */
export function fieldText(field: number, { stone, offer, thought, gain }: Scene): string {
  const place = nameOf(field)
  if (thought.laid.includes(field)) return t(offer === 'lay' ? 'field.laid' : 'field.previewed', { place })
  if (field === thought.target) return t('field.slid', { place })
  if (offer === 'place' && gain.length > 0) {
    return t('field.gain', { place, lines: enumerate(gain.map(lineText)), count: gain.length })
  }
  if (offer === 'place' || offer === 'lay') return t('field.place', { place })
  if (field === thought.origin) return t(thought.target === null ? 'field.lifted' : 'field.left', { place })
  if (offer === 'slide') return t('field.slide', { place })
  if (offer === 'stone') return t('field.movable', { place })
  return t(stone ? 'field.stone' : 'field.empty', { place })
}

const OPENING = ['open.0', 'open.1', 'open.2'] as const

function stepText({ view, mine, thought }: Moment): string {
  if (view.phase === 'open') return t(at(OPENING, thought.laid.length))
  if (view.phase === 'place') return t('note.stuck')
  if (thought.target !== null) return t(view.free ? 'note.free' : 'note.place')
  if (thought.origin !== null) return t('note.slide', { place: nameOf(thought.origin) })
  if (view.free) return t('note.last')
  return mine.length > 1 ? passOn() : t('note.lift')
}

function barredText({ view, thought, barred }: Moment): string {
  if (barred === null) return ''
  const place = nameOf(barred)
  if (at(view.fields, barred) > 0) return t('barred.stone', { place })
  if (thought.origin === null) return t('barred.first')
  return t(thought.target === null ? 'barred.slide' : 'barred.place', { place })
}

const chosenText = (field: number, falling: number[]): string =>
  t(falling.length > 0 ? 'chosen.gain' : 'chosen.plain', { place: nameOf(field), count: falling.length })

/** What the chosen field brings. */
function fallText(moment: Moment, field: number, falling: number[]): string {
  if (falling.length === 0) return ''
  return winning(moment, field, t('gain.full', { lines: enumerate(falling.map(lineText)), count: falling.length }))
}

/** What the fields that can be chosen could bring. */
function gainText(moment: Moment): string {
  const gains = [...moment.gains].toSorted(([a], [b]) => a - b)
  const places = enumerate(gains.map(([field]) => nameOf(field)))
  const [gain] = gains
  if (!gain) return ''
  if (gains.length > 1) return t('gain.places', { places })
  const [field, lines] = gain
  const isOne = lines.length === 1
  const text = isOne
    ? t(`gain.${kindOf(first(lines))}`, { places })
    : t('gain.several', { places, lines: lines.length })
  return winning(moment, field, text)
}

const winning = ({ view, endings }: Moment, field: number, text: string): string =>
  endings.has(field) && !isAlone(view) ? t('gain.wins', { text }) : text

/** A hint in words. */
export function adviceText(move: number, view: SechserreiheView): string {
  const turn = turnsOf(view).find((each) => each.move === move)
  if (!turn) return ''
  const places = enumerate(turn.placed.map(nameOf))
  if (!turn.slide) return t('advice.place', { places })
  return t('advice.turn', { from: nameOf(turn.slide.origin), to: nameOf(turn.slide.target), places })
}
