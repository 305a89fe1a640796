/** What there is to say of a card: its name, what it does and when, and its whole face in one sentence. */
import { enumerate, knows, say, texts } from '../../../lib/words'
import { cardOf, type Card, type CardKey } from '../data'
import { effectSentence } from './effect-words'

export const cardName = (key: CardKey): string => say('klong', `card.${key}.name`)

/** A few words of flavour, '' where there are none. */
export function cardText(key: CardKey): string {
  const text = `card.${key}.text`
  return knows('klong', text) ? say('klong', text) : ''
}

type Occasion = 'play' | 'acquire' | 'arrive' | 'use' | 'defeat' | 'end' | 'only' | 'dragon' | 'danger'

interface CardSentence {
  occasion: Occasion
  /** when it happens, e.g. "Beim Kauf" */
  when: string
  text: string
}

const OCCASIONS = ['play', 'use', 'defeat', 'acquire', 'arrive'] as const

const t = texts('klong/cards', 'sentence')

/** All that the card does, in the order in which one wants to know it. */
export function cardSentences(card: Card): CardSentence[] {
  const said = (occasion: Occasion, text: string): CardSentence => ({ occasion, when: t(occasion), text })
  const deeds = OCCASIONS.flatMap((occasion) => {
    const effect = card[occasion]
    return effect ? [said(occasion, effectSentence(effect))] : []
  })
  return [
    ...(deeds.length === 0 ? [said('end', t('justPoints'))] : deeds),
    ...(card.worth ? [said('end', worthSentence(card))] : []),
    ...(card.only ? [said('only', t(card.only))] : []),
    ...(card.dragon ? [said('dragon', t('dragonText'))] : []),
    ...(card.danger ? [said('danger', t('dangerText'))] : []),
  ]
}

/** "Spitzhacke, kostet 4 Talent, 2 Punkte: 2 Schwerter und 2 Gold." */
export function cardLabel(key: CardKey, price?: number): string {
  const card = cardOf(key)
  const face = [cardName(key), priceText(card, price), card.points ? t('points', { count: card.points }) : '']
  const spoken = ({ occasion, when, text }: CardSentence): string => (OBVIOUS.has(occasion) ? text : `${when}: ${text}`)
  return `${face.filter(Boolean).join(', ')}: ${cardSentences(card).map(spoken).join(' ')}`
}

function priceText({ type, cost }: Card, price = cost): string {
  return price === undefined ? '' : t(type === 'monster' ? 'swords' : 'skill', { count: price })
}

/** It goes without saying when these are. */
const OBVIOUS: ReadonlySet<Occasion> = new Set<Occasion>(['play', 'use', 'defeat', 'only'])

function worthSentence({ worth = {} }: Card): string {
  if (worth.tome) return t('tome', { count: worth.tome })
  if (worth.gold) return t('goldWorth', { count: worth.gold })
  if (worth.mastery) return t('mastery', { count: worth.mastery })
  return t('twoOf', { count: worth.points, things: enumerate((worth.two_of ?? []).map(thingName)) })
}

function thingName(key: string): string {
  const name = `secret.${key}.name`
  return knows('klong', name) ? say('klong', name) : t('idol')
}
