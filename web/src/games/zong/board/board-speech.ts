/** The board in words: where the pieces are, and what a flick would do as it is aimed now. */
import { distance } from '../../../lib/plane'
import { settings } from '../../../lib/settings.svelte'
import { at } from '../../../lib/sure'
import type { Aim } from '../flick/aim.svelte'
import type { BoardData } from './board'
import { t } from './board-texts'
import { isOnTarget, STRENGTHS } from '../flick/flick'
import type { Lying } from './geometry'

/** 68 or 68.5 with its sign, as people of this language write it. */
export const percent = (strength: number, digits = 1): string =>
  formatter('percent', 0, digits).format(strength / STRENGTHS)

export function aimWords(aim: Aim, names: string[]): string {
  if (aim.strength === 0) {
    const { x, y } = aim.spot
    return t('aim.slack', { across: millimetres(aim.board.width - x), along: millimetres(y) })
  }
  return t('aim.words', {
    way: wayWords(aim.degrees),
    strength: percent(aim.strength),
    contact: contactWords(aim, names),
  })
}

/** One sentence for each place where pieces are, the start first. */
export function placeWords(lying: Lying[], board: BoardData, start: number, names: string[]): string[] {
  const atStart = board.starts[start] ?? []
  const told = new Map<string, { order: number; lying: Lying[] }>()
  for (const piece of lying) {
    const home = atStart[piece.seat]
    const isHome = home !== undefined && distance(home, piece) < NEAR
    const field = isHome ? start : board.fields.findIndex((each) => distance(each, piece) < NEAR)
    const key = field >= 0 ? String(field) : isOnTarget(board, piece) ? 'target' : `loose ${piece.seat}`
    const order = field >= 0 ? field : board.fields.length
    told.set(key, { order, lying: [...(told.get(key)?.lying ?? []), piece] })
  }
  return [...told.entries()]
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([key, place]) => sentence(key, place.lying, board, start, names))
}

/** A piece within a millimetre of a place stands there. */
const NEAR = 1

function sentence(key: string, lying: Lying[], board: BoardData, start: number, names: string[]): string {
  const nameOf = ({ seat }: Lying): string => names[seat] ?? ''
  if (key === String(start)) return t('place.start', { names: lying.map(nameOf).join(', ') })
  const fromTop = lying.toSorted((a, b) => b.level - a.level)
  const tower = fromTop.map(nameOf).reduce((upper, lower) => t('place.on', { upper, lower }))
  if (key === 'target') return t('place.target', { names: tower })
  if (key.startsWith('loose')) return t('place.loose', { names: tower })
  return t('place.field', { field: at(board.fields, Number(key)).name, names: tower })
}

function wayWords(degrees: number): string {
  const size = formatter('decimal', 0, 2).format(Math.abs(degrees))
  if (size === '0') return t('aim.straight')
  return t(degrees > 0 ? 'aim.left' : 'aim.right', { degrees: size })
}

function contactWords({ contact }: Aim, names: string[]): string {
  return t(`aim.${contact.met}`, { name: names[contact.seat] ?? '' })
}

const millimetres = (value: number): string => formatter('decimal', 1, 1).format(value)

const formatters = new Map<string, Intl.NumberFormat>()

/** Made once each: they are slow to make, and an aim is told many times a second. */
function formatter(style: 'percent' | 'decimal', least: number, most: number): Intl.NumberFormat {
  const key = [settings.lang, style, least, most].join()
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat(settings.lang, { style, minimumFractionDigits: least, maximumFractionDigits: most })
  formatters.set(key, made)
  return made
}
