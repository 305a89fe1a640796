import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { question as asking } from '../example'
import { choiceWords } from './choices'
import type { Question } from '../view'

const question = (kind: Question['kind'], card = 'apothecary'): Question => asking({ kind, card })

beforeAll(() => {
  settings.lang = 'de'
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
