import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { learn } from '../../lib/words'
import { choiceWords } from './choices'
import { isSameQuestion, type Question } from './view'

const question = (kind: Question['kind'], card = 'apothecary'): Question => ({
  kind,
  card,
  choices: 0,
  allowed: [],
  only: '',
  marker: '',
  program: 0,
})

beforeAll(async () => {
  settings.lang = 'de'
  await learn('klong')
})

afterEach(() => {
  settings.lang = 'de'
})

describe('numbered answers', () => {
  it('are the effects that a card offers', () => {
    expect(choiceWords(question('choose'), [])).toEqual(['3 Schwerter', '2 Gold', '1 Herz heilen'])
  })

  it('are the two orders, to draw or to discard first', () => {
    expect(choiceWords(question('order'), ['stumble'])).toEqual(['Erst ziehen', 'Erst abwerfen'])
    settings.lang = 'en'
    expect(choiceWords(question('order'), ['stumble'])).toEqual(['Draw first', 'Discard first'])
  })

  it('say so where there is nothing to discard', () => {
    expect(choiceWords(question('order'), [])[1]).toBe('Nichts abwerfen, nur ziehen')
    settings.lang = 'en'
    expect(choiceWords(question('order'), [])[1]).toBe('Discard nothing, just draw')
  })

  it('are none where cards or rooms answer', () => {
    for (const kind of ['take', 'discard', 'trash', 'replace', 'reach', 'spring'] as const)
      expect(choiceWords(question(kind, 'sleight-of-hand'), ['stumble'])).toEqual([])
  })
})

describe('a question', () => {
  it('is another one when the same card asks something else', () => {
    expect(isSameQuestion(question('order'), question('order'))).toBe(true)
    expect(isSameQuestion(question('order'), question('discard'))).toBe(false)
    expect(isSameQuestion(null, question('order'))).toBe(false)
    expect(isSameQuestion(null, null)).toBe(true)
  })
})
