import { afterEach, describe, expect, it } from 'vitest'
import { settings, type Lang } from '../../../lib/settings.svelte'
import { cardOf, CARDS, SECRETS } from '../data'
import { cardLabel, cardName, cardSentences, cardText } from './card-words'
import { effectSentence } from './effect-words'
import { symbolMeaning } from './meaning'
import { SYMBOLS, symbolName } from './symbols'

const LANGS: Lang[] = ['de', 'en']

afterEach(() => (settings.lang = 'de'))

function inBoth(say: () => string): string[] {
  return LANGS.map((lang) => {
    settings.lang = lang
    return say()
  })
}

const spokenOf = (key: string) => (): string =>
  cardSentences(cardOf(key))
    .map(({ text }) => text)
    .join(' ')

describe('a card in words', () => {
  it.each(CARDS.map(({ key }) => key))('%s says what it does in whole sentences, in both languages', (key) => {
    const [german, english] = inBoth(spokenOf(key))
    for (const text of [german, english]) {
      expect(text).toMatch(/^[A-ZÄÖÜ0-9].*\.$/)
      expect(text).not.toMatch(/[{}]|undefined|card\.\w|\.\./)
    }
    expect(german).not.toBe(english)
  })

  it.each(CARDS.map(({ key }) => key))('%s has a name and a few words in both languages', (key) => {
    for (const name of inBoth(() => cardName(key))) expect(name).not.toContain('card.')
    for (const text of inBoth(() => cardText(key))) expect(text).not.toBe('')
  })

  it('names every verb of its effect', () => {
    settings.lang = 'de'
    expect(spokenOf('pickaxe')()).toBe('2 Schwerter und 2 Gold.')
    expect(spokenOf('elven-cloak')()).toBe('1 Talent, 2 Klong zurücknehmen und 1 Karte ziehen.')
    expect(spokenOf('wand-of-recall')()).toBe('2 Talent; mit einem Artefakt in einen Raum nebenan teleportieren.')
    expect(spokenOf('apothecary')()).toBe(
      'Wirf eine ungespielte Handkarte ab, dafür wähle: 3 Schwerter, 2 Gold oder 1 Herz heilen.',
    )
    expect(spokenOf('underworld-dealing')()).toBe('Wähle: 1 Gold oder 7 Gold zahlen und 2-mal Zauberbuch nehmen.')
  })

  it('says when things happen that do not happen in the own turn', () => {
    settings.lang = 'de'
    expect(cardSentences(cardOf('watcher')).map(({ when, text }) => `${when}: ${text}`)).toEqual([
      'Besiegt: 3 Gold; alle anderen machen 1 Klong.',
      'Beim Auftauchen: Alle machen 1 Klong.',
    ])
    const occasions = cardSentences(cardOf('dragons-eye')).map(({ occasion }) => occasion)
    expect(occasions).toEqual(['play', 'acquire', 'end', 'only', 'dragon'])
  })

  it('is called by name, price, points and what it does', () => {
    expect(inBoth(() => cardLabel('pickaxe'))).toEqual([
      `Spitzhacke, kostet 4 Talent, 2 Punkte: 2 Schwerter und 2 Gold.`,
      `Pickaxe, costs 4 skill, 2 points: 2 swords and 2 gold.`,
    ])
    settings.lang = 'de'
    expect(cardLabel('ruby', 4)).toContain('kostet 4 Talent')
  })
})

describe('a secret in words', () => {
  const told = SECRETS.map(({ key, effect, drink }) => [key, effect ?? drink] as const).filter(([, effect]) => effect)
  it.each(told)('%s', (_, effect) => {
    for (const text of inBoth(() => effectSentence(effect ?? {}))) expect(text).toMatch(/^\S.*\.$/)
  })
})

describe('the glossary', () => {
  it.each(SYMBOLS)('explains %s in both languages', (symbol) => {
    const [german, english] = inBoth(() => symbolMeaning(symbol))
    expect(german).toMatch(/\.$/)
    expect(english).toMatch(/\.$/)
    expect(german).not.toBe(english)
    expect([german, english].join()).not.toMatch(/[{}]|undefined/)
    for (const name of inBoth(() => symbolName(symbol))) expect(name).not.toBe('')
  })
  it('says what treasures are worth', () => {
    settings.lang = 'de'
    expect(symbolMeaning('mastery')).toMatch(/: 20 Punkte\.$/)
    expect(symbolMeaning('gold')).toContain('kostet alles 7 Gold')
  })
})
