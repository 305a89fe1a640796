/** What the note says at each moment. */
import { settings } from '../../lib/settings.svelte'
import { at } from '../../lib/sure'
import { enumerate, knows, tell } from '../../lib/words'
import type { Speech } from '../../table/intent.svelte'
import { isYou } from '../../table/seating'
import { t as common } from '../../table/texts'
import { passOn, somebodysTurn, yourTurn, type Round } from '../../table/turn'
import { faceOf, facesOf, kindNamed, THROWN, type Face } from './hand/discs'
import { flickIn, sizeIn } from './moves'
import { t } from './texts'
import type { Hand, Reading, ZongHappening, ZongView } from './view'

export interface Moment {
  view: ZongView
  names: string[]
  bots: boolean[]
  /** seats of this screen, and the one of them that may act now */
  mine: number[]
  acting: number | null
  /** whose turn is seen, which may still be the one before */
  turn: number
  /** seats that the table waits for */
  awaited: number[]
  /** what is shown as movement just now */
  telling: ZongHappening | null
  /** how many discs are chosen */
  chosen: number
  /** the ZONG disc is to be moved on the target */
  placing: boolean
}

export function speechFor(moment: Moment): Speech {
  if (moment.telling) return told(moment, moment.telling)
  return moment.acting === null ? waiting(moment) : asked(moment, moment.acting)
}

/** Whose turn it is stays in the title, whoever is spoken of. */
function told(moment: Moment, happening: ZongHappening): Speech {
  const { names, mine, turn } = moment
  const reader = mine.length === 1 ? mine : []
  const round = { ...roundOf(moment), bots: [] }
  return {
    title: reader.includes(turn) ? yourTurn(round) : somebodysTurn(round),
    text: knows('zong', `story.${happening.kind}`) ? tell('zong', happening, names, reader) : '',
  }
}

const roundOf = ({ view, names, bots, mine, turn }: Moment): Round => ({ names, bots, mine, turn, next: view.next })

function waiting(moment: Moment): Speech {
  const { view, names, mine } = moment
  const name = names[view.turn] ?? ''
  switch (view.phase) {
    case 'pick':
      return { title: t('pick.waitTitle'), text: missing('pick.wait', moment) }
    case 'throw':
      return { title: somebodysTurn(roundOf(moment)), text: t('throw.wait', { name }) }
    case 'flick':
      return { title: t('flick.of', { name }), text: t('flick.wait', { name }) }
    case 'vote':
      return {
        title: t('vote.title'),
        text: missing(mine.length === 0 ? 'vote.watch' : 'vote.wait', moment),
      }
    case 'attack':
      return { title: somebodysTurn(roundOf(moment)), text: t('attack.wait', { name }) }
    case 'over':
      return over(moment)
  }
}

function asked(moment: Moment, acting: number): Speech {
  const { view, names, mine, chosen, placing } = moment
  const shared = mine.length > 1
  const name = at(names, acting)
  switch (view.phase) {
    case 'pick':
      return { title: shared ? t('pick.titleFor', { name }) : t('pick.title'), text: t('pick.text') }
    case 'throw':
      return { title: yourTurn(roundOf(moment)), text: throwText(view, names, shared, chosen) }
    case 'flick':
      return {
        title: shared ? t('flick.of', { name }) : t('flick.yours'),
        text: t(placing ? 'flick.put' : 'flick.pull'),
      }
    case 'vote':
      return { title: shared ? t('vote.titleFor', { name }) : t('vote.title'), text: doubtText(moment) }
    case 'attack':
      return {
        title: shared ? t('attack.titleFor', { name }) : t('attack.title'),
        text: t('attack.text', { count: view.points }),
      }
    case 'over':
      return over(moment)
  }
}

function over({ view, names, mine }: Moment): Speech {
  const yours = isYou(mine, view.winner)
  return {
    title: common('end.over'),
    text: yours ? t('end.overTextYou') : t('end.overText', { name: names[view.winner] ?? '' }),
  }
}

function throwText({ next }: ZongView, names: string[], shared: boolean, chosen: number): string {
  if (chosen === 0) return shared ? passOn() : t('throw.choose', { name: at(names, next) })
  return chosen < THROWN ? t('throw.more', { count: THROWN - chosen }) : t('throw.ready')
}

function missing(key: 'pick.wait' | 'vote.wait' | 'vote.watch', { names, awaited }: Moment): string {
  const missed = awaited.map((seat) => at(names, seat))
  return missed.length === 0 ? '' : t(key, { names: enumerate(missed), count: missed.length })
}

function doubtText({ view: { doubt }, names, mine }: Moment): string {
  if (!doubt) return ''
  const yours = isYou(mine, doubt.seat)
  const gap = millimetres(doubt.gap)
  return yours ? t('vote.textYou', { gap }) : t('vote.text', { piece: at(names, doubt.seat), gap })
}

/** Hundredths of a millimetre as people write them here: "0,42". */
export const millimetres = (hundredths: number): string =>
  (hundredths / 100).toLocaleString(settings.lang, { minimumFractionDigits: 2 })

/** What a vote is about: where the piece would go. */
export function readingText({ reason, place }: Reading, name: string, yours: boolean): string {
  if (reason === 'target') return yours ? t('vote.targetYou') : t('vote.target', { name })
  if (reason === 'start' || reason === 'off') return t('vote.start')
  return t('vote.field', { place })
}

/** "2 blaue, 1 Risiko und 1 Blitz". */
const heldText = (hand: number[]): string =>
  enumerate(hand.flatMap((count, kind) => (count > 0 ? [t(`hand.${kindNamed(kind)}`, { count })] : [])))

export const handText = (hand: Hand): string => t('hand.of', { discs: heldText(hand) })

const faceText = (face: Face): string => (typeof face === 'number' ? String(face) : t(`face.${face}`))

/** A disc of the own hand, as screen readers tell it. */
export function discText(kind: number, slot: number): string {
  const [first, second] = facesOf(kind)
  return t('throw.disc', {
    number: slot + 1,
    kind: t(`kind.${kindNamed(kind)}`),
    faces: t('throw.faces', { first: faceText(first), second: faceText(second) }),
  })
}

/** A disc that lies there thrown. */
export const thrownText = (kind: number, side: number): string =>
  t('face.up', { kind: t(`kind.${kindNamed(kind)}`), face: faceText(faceOf(kind, side)) })

/** A hint in words. */
export function adviceText(move: number, view: ZongView, names: string[]): string {
  if (flickIn(move)) return t('advice.flick')
  const size = sizeIn(move)
  if (size) return t(`advice.${size}`)
  const [, ...thrown] = view.throws.find(([each]) => each === move) ?? []
  if (thrown.length > 0) return t('advice.throw', { discs: heldText(thrown) })
  const attack = view.attacks.find(([each]) => each === move)
  if (attack) {
    const [, ...companions] = attack
    return companions.length === 0
      ? t('advice.alone')
      : t('advice.with', { names: enumerate(companions.map((seat) => at(names, seat))) })
  }
  if (!view.doubt) return ''
  const { seat, readings } = view.doubt
  return t('advice.vote', { reading: readingText(readings[0], at(names, seat), false) })
}
