import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { settings } from './settings.svelte'
import { knows, learn, outcome, say, tell } from './words'

const names = ['Lene', 'Mira', 'Kuno']
const took = { kind: 'took', seat: 1, values: { chip: 25, origin: 3, field: 4, jump: false, length: 2 } }

beforeAll(() => Promise.all(['nummerus', 'zong', 'klong'].map(learn)))
beforeEach(() => {
  settings.lang = 'de'
})

test('tells what somebody did by name', () => {
  expect(tell('nummerus', took, names, [0])).toContain('Mira')
  expect(tell('nummerus', took, names, [0])).toContain('25')
})

test('speaks to the reader who did it', () => {
  expect(tell('nummerus', took, names, [1])).toMatch(/^Du /)
  settings.lang = 'en'
  expect(tell('nummerus', took, names, [1])).toMatch(/^You /)
})

test('falls back to the texts common to all games', () => {
  expect(say('nummerus', 'level.meister')).toBe(say(null, 'level.meister'))
  expect(knows('nummerus', 'level.meister')).toBe(true)
})

test('shows a key without a sentence as it is', () => {
  expect(say('nummerus', 'no.such.key')).toBe('no.such.key')
  expect(knows('nummerus', 'no.such.key')).toBe(false)
})

test('names all whom a value lists', () => {
  const went = { kind: 'attacked-with', seat: 0, values: { points: 4, origin: '3', place: '7', companions: [2, 1] } }
  expect(tell('zong', went, names)).toContain('nimmt Kuno und Mira mit')
})

test('calls cards and other things by their names in the current language', () => {
  const bought = { kind: 'bought', seat: 1, values: { card: 'pickaxe', cost: 4 } }
  const replaced = { kind: 'replaced', seat: 1, values: { card: 'ogre', by: 'ladder' } }
  for (const lang of ['de', 'en'] as const) {
    settings.lang = lang
    const name = (card: string) => say('klong', `card.${card}.name`)
    expect(name('pickaxe')).not.toContain('card.')
    expect(tell('klong', bought, names)).toContain(name('pickaxe'))
    expect(tell('klong', replaced, names)).toContain(name('ogre'))
    expect(tell('klong', replaced, names)).toContain(name('ladder'))
  }
})

test('lists the names of several things', () => {
  const bought = { kind: 'bought', seat: 1, values: { card: ['ogre', 'ladder'], cost: 4 } }
  const [ogre, ladder] = ['ogre', 'ladder'].map((card) => say('klong', `card.${card}.name`))
  expect(tell('klong', bought, names)).toContain(`${ogre} und ${ladder}`)
})

test('leaves a slot alone that nothing fills', () => {
  expect(tell('klong', { kind: 'bought', seat: 1, values: { cost: 4 } }, names)).toContain('{card:term}')
})

test('names the winners', () => {
  const won = { places: [2, 1, 3], scores: [5, 7, 4], reason: 'longest', values: { length: 7 } }
  expect(outcome('nummerus', won, names)).toContain('Mira')
})

test('knows of a game only what is common to all until its own words are learned', async () => {
  vi.resetModules()
  const words = await import('./words')
  expect(words.knows('nummerus', 'story.took')).toBe(false)
  expect(words.knows('nummerus', 'level.meister')).toBe(true)
  await words.learn('nummerus')
  expect(words.knows('nummerus', 'story.took')).toBe(true)
})
