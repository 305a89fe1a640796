/** What there is to say of a card: its name, what it does and when, and its whole face in one sentence. */
import { catalogue } from '../../../lib/i18n.svelte'
import { enumerate, knows, say } from '../../../lib/words'
import { cardOf, priceOf, type Card, type CardKey } from '../data'
import { effectSentence } from './effect-words'

export const cardName = (key: CardKey): string => say('klong', `card.${key}.name`)

/** A few words of flavour, '' where there are none. */
export function cardText(key: CardKey): string {
  const text = `card.${key}.text`
  return knows('klong', text) ? say('klong', text) : ''
}

export type Occasion = 'play' | 'acquire' | 'arrive' | 'use' | 'defeat' | 'end' | 'only' | 'dragon' | 'danger'

export interface CardSentence {
  occasion: Occasion
  /** when it happens, e.g. "Beim Kauf" */
  when: string
  text: string
}

const OCCASIONS = ['play', 'use', 'defeat', 'acquire', 'arrive'] as const

const t = catalogue({
  de: {
    play: 'Ausgespielt',
    use: 'Benutzt',
    defeat: 'Besiegt',
    acquire: 'Beim Kauf',
    arrive: 'Beim Auftauchen',
    end: 'Am Ende',
    only: 'Nur',
    dragon: 'Drache',
    danger: 'Gefahr',
    skill: 'kostet {count} Talent',
    swords: 'kostet {count} Schwerter',
    swords_one: 'kostet 1 Schwert',
    points: '{count} Punkte',
    points_one: '1 Punkt',
    tome: '{count} Punkte für jedes Zauberbuch.',
    goldWorth: '1 Punkt für je {count} Gold.',
    mastery: '{count} Punkte, wenn du den Meisterdiebmarker hast.',
    twoOf: '{count} Punkte, wenn du zwei davon hast: {things}.',
    justPoints: 'Bringt nur Punkte.',
    depths: 'Zu haben, solange du in den Tiefen bist.',
    cave: 'Zu haben, solange du in einer Kristallhöhle bist.',
    dragonText: 'Taucht die Karte in der Reihe auf, greift der Drache an.',
    dangerText: 'Solange sie in der Reihe liegt, zieht der Drache einen Würfel mehr.',
    idol: 'Affengötze',
  },
  en: {
    play: 'When played',
    use: 'When used',
    defeat: 'When defeated',
    acquire: 'When bought',
    arrive: 'When it arrives',
    end: 'In the end',
    only: 'Only',
    dragon: 'Dragon',
    danger: 'Danger',
    skill: 'costs {count} skill',
    swords: 'costs {count} swords',
    swords_one: 'costs 1 sword',
    points: '{count} points',
    points_one: '1 point',
    tome: '{count} points for each Secret Tome.',
    goldWorth: '1 point for every {count} gold.',
    mastery: '{count} points if you have the mastery token.',
    twoOf: '{count} points if you have two of these: {things}.',
    justPoints: 'Only brings points.',
    depths: 'To be had while you are in the Depths.',
    cave: 'To be had while you are in a crystal cave.',
    dragonText: 'When the card comes into the row, the dragon attacks.',
    dangerText: 'While it lies in the row, the dragon draws one more cube.',
    idol: 'monkey idol',
  },
} as const)

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
export function cardLabel(key: CardKey, cheaper = 0): string {
  const card = cardOf(key)
  const face = [cardName(key), priceText(card, cheaper), card.points ? t('points', { count: card.points }) : '']
  const spoken = ({ occasion, when, text }: CardSentence): string => (OBVIOUS.has(occasion) ? text : `${when}: ${text}`)
  return `${face.filter(Boolean).join(', ')}: ${cardSentences(card).map(spoken).join(' ')}`
}

function priceText(card: Card, cheaper: number): string {
  if (card.cost === undefined) return ''
  return t(card.type === 'monster' ? 'swords' : 'skill', { count: priceOf(card, cheaper) })
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
