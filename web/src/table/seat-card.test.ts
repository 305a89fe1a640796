import { beforeEach, expect, test } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { leadOf, spokenOf, textOf, wordBesideStandIn, wordOf, type Situation, type Size } from './seat-card'
import { kindText } from './seat-kind'

const person: Situation['seat'] = { kind: 'person', level: null, online: true }
const bot: Situation['seat'] = { kind: 'bot', level: 'meister', online: true }
const gone: Situation['seat'] = { ...person, online: false }
const played: Situation['seat'] = { ...gone, level: 'geselle' }

const situation = (change: Partial<Situation> = {}): Situation => ({
  seat: person,
  on: false,
  next: false,
  fate: '',
  says: '',
  clock: null,
  waited: null,
  gone: null,
  ...change,
})

const SIZES: Size[] = ['wide', 'half', 'narrow', 'quarter']
const texts = (change: Partial<Situation>, shared = false): string[] => {
  const seen = situation(change)
  return SIZES.map((size) =>
    [leadOf, textOf]
      .map((say) => say(wordOf(seen, size, shared), seen, size, shared))
      .filter(Boolean)
      .join(' '),
  )
}

beforeEach(() => void (settings.lang = 'de'))

test('one thing is said at a time: clock, absence, turn, who is next, what kind of player', () => {
  const everything = { seat: gone, on: true, next: true, clock: 42, gone: 2 }
  expect(wordOf(situation(everything), 'wide')).toBe('clock')
  expect(wordOf(situation({ ...everything, clock: null }), 'wide')).toBe('away')
  expect(wordOf(situation({ ...everything, clock: null, seat: bot }), 'wide')).toBe('turn')
  expect(wordOf(situation({ next: true, seat: bot }), 'wide')).toBe('next')
  expect(wordOf(situation({ seat: bot }), 'wide')).toBe('kind')
  expect(wordOf(situation(), 'wide')).toBe('nothing')
})

test('what the game says comes before who is away, and who is out says nothing else', () => {
  expect(wordOf(situation({ seat: gone, says: 'hat gewählt' }), 'wide')).toBe('says')
  expect(wordOf(situation({ on: true, clock: 3, fate: 'entkommen' }), 'wide')).toBe('fate')
})

test('an absence is told in whole minutes, in fewer words where there is less room', () => {
  expect(texts({ seat: gone, gone: 2 })).toEqual(['weg seit 2 Min.', 'weg seit 2 Min.', 'weg 2 Min.', 'weg 2 Min.'])
  expect(texts({ seat: gone, gone: 2 }, true)).toEqual(Array(4).fill('weg 2 Min.'))
  expect(texts({ seat: gone, gone: 0 })).toEqual(Array(4).fill('weg'))
  expect(texts({ seat: gone }), 'nobody knows since when').toEqual(Array(4).fill('weg'))
})

test('who is waited for only for a while is told for how long', () => {
  const waited = { seat: gone, gone: 0, waited: 42 }
  expect(texts(waited)).toEqual(['weg · noch 42 s', 'weg · noch 42 s', 'weg 42 s', 'weg 42 s'])
})

test('"am Zug" gives way first: lamp and rim say it already', () => {
  expect(texts({ on: true })).toEqual(['am Zug', '', '', ''])
  expect(texts({ on: true, seat: bot }, true)).toEqual(['am Zug', 'Meister', 'Meister', ''])
})

test('a bot is called the same everywhere', () => {
  expect(kindText(bot)).toBe('Bot, Meister')
  expect(texts({ seat: bot })).toEqual(['Bot, Meister', 'Bot, Meister', 'Meister', 'Meister'])
  expect(texts({ seat: bot }, true), 'a badge is on its token').toEqual(['Bot, Meister', 'Meister', 'Meister', ''])
})

test('a bot that plays for somebody is only a guest', () => {
  expect(texts({ seat: played })).toEqual(['Bot spielt, Geselle', 'Bot spielt', 'Bot spielt', 'Bot spielt'])
  expect(wordBesideStandIn(situation({ seat: played, on: true }), 'wide')).toBe('turn')
  expect(wordBesideStandIn(situation({ seat: gone }), 'wide')).toBe('away')
})

test('a screen reader hears all of it, whatever is left out', () => {
  expect(spokenOf(situation({ seat: bot, on: true }))).toBe('Bot, Meister, am Zug')
  expect(spokenOf(situation({ seat: gone, gone: 3, next: true }))).toBe('weg seit 3 Min., gleich dran')
  expect(spokenOf(situation({ seat: played }))).toBe('Bot spielt, Geselle')
  expect(spokenOf(situation({ fate: 'entkommen', next: true }))).toBe('entkommen')
  expect(spokenOf(situation())).toBe('')
})
