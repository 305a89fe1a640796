/** What the note says at each moment. */
import { enumerate, knows, say, tell } from '../../lib/words'
import type { Speech } from '../../table/intent.svelte'
import { somebodysTurn, yourTurn, type Round } from '../../table/turn'
import { cardName } from './cards/card-words'
import { deedOf, PIECES, type CardKey } from './data'
import type { Board } from './board/boards'
import { roomOf } from './board/geometry'
import { towardsWords } from './board/words'
import { moveOf } from './moves'
import { cautionOf, type Offers } from './offers'
import { t } from './texts'
import { artifactIn, type KlongHappening, type KlongView, type Question } from './view'

export interface Moment {
  /** as it is seen, which may be in the midst of what happened */
  view: KlongView
  names: string[]
  bots: boolean[]
  /** seats of this screen, and the one of them that may act now */
  mine: number[]
  acting: number | null
  /** its person has not taken the shared screen yet */
  hidden: boolean
  /** what is shown as movement just now */
  telling: KlongHappening | null
  offers: Offers
}

export function speechFor(moment: Moment): Speech {
  const { view, telling, acting } = moment
  if (view.phase === 'over' && !telling) return { title: t('end.over'), text: '' }
  const title = titleFor(moment)
  if (telling) return { title, text: told(moment, telling) }
  return { title, text: acting === null ? waiting(moment) : asked(moment, acting) }
}

/** Whose turn it is stays in the title, whoever is spoken of. */
function titleFor({ view: { turn }, names, bots, mine }: Moment): string {
  const round: Round = { names, bots, mine, turn, next: -1 }
  return mine.includes(turn) ? yourTurn(round) : somebodysTurn(round)
}

function told({ names, mine }: Moment, happening: KlongHappening): string {
  const reader = mine.length === 1 ? mine : []
  return knows('klong', `story.${happening.kind}`) ? tell('klong', happening, names, reader) : ''
}

function waiting({ view, mine }: Moment): string {
  return mine.length > 0 && mine.every((seat) => view.seats[seat]?.fate !== 'inside') ? t('wait.out') : ''
}

function asked({ view, offers }: Moment, acting: number): string {
  if (view.question) return questionText(view.question, view, acting)
  if (view.hand.length > 0) return t('act.play', { count: view.hand.length })
  return offers.get.length + offers.destinations.length + offers.trade.length > 0 ? t('act.spend') : t('act.end')
}

export function questionText({ kind, card, marker }: Question, view: KlongView, seat: number): string {
  const room = view.seats[seat]?.room ?? 0
  if (kind === 'take') {
    const worth = { value: artifactIn(view, room), points: PIECES.idols.points }
    return t(marker ? `ask.take.${marker}` : 'ask.take', worth)
  }
  return t(`ask.${kind}`, { card: askerName(card) })
}

/** What asks may be a card, or a secret. */
const askerName = (key: string): string => (knows('klong', `card.${key}.name`) ? cardName(key) : secretName(key))

export const secretName = (key: string): string => say('klong', `secret.${key}.name`)
export const goodsName = (key: string): string => say('klong', `goods.${key}.name`)

/** Why the turn cannot be ended yet; nothing when it can. */
export function endObstacle({ view, acting, offers }: Pick<Moment, 'view' | 'acting' | 'offers'>): string {
  if (offers.end) return ''
  if (acting === null) return t('deed.endNotYou')
  return view.question ? t('deed.endAsked') : t('deed.endHand', { count: view.hand.length })
}

/** What "play the rest" leaves in the hand, and why. */
export function leftText(hand: CardKey[]): string {
  const left = [...new Set(hand)].flatMap((card) => {
    const caution = cautionOf(card)
    return caution ? [t(`left.${caution}`, { card: cardName(card) })] : []
  })
  return left.length === 0 ? '' : t('act.left', { cards: enumerate(left) })
}

/** A hint in words; the rooms it speaks of are those of this board. */
export function adviceText(number: number, board: Board): string {
  const move = moveOf(number)
  switch (move.kind) {
    case 'end':
    case 'take':
    case 'leave':
      return t(`advice.${move.kind}`)
    case 'get':
      return t(`advice.${deedOf(move.card)}`, { card: cardName(move.card) })
    case 'trash-discard':
      return t('advice.trash', { card: cardName(move.card) })
    case 'play':
    case 'discard':
    case 'trash':
    case 'replace':
      return t(`advice.${move.kind}`, { card: cardName(move.card) })
    case 'walk':
      return t(move.swords > 0 ? 'advice.walkSwords' : 'advice.walk', {
        count: move.swords,
        towards: towards(board, move.room),
      })
    case 'teleport':
      return t('advice.teleport', { towards: towards(board, move.room) })
    case 'reach':
      return t('advice.reach', { room: move.room })
    case 'trade':
      return t('advice.trade', { goods: goodsName(move.goods) })
    case 'drink':
      return t('advice.drink', { potion: secretName(move.potion) })
    case 'choose':
      return t('advice.choose', { choice: move.choice + 1 })
  }
}

const towards = (board: Board, room: number): string => towardsWords(roomOf(board, room))
