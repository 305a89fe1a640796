import { describe, expect, it } from 'vitest'
import { inBoth } from '../../../lib/both-languages'
import { at, first } from '../../../lib/sure'
import { fill, sectionsOf } from '../../../lib/words'
import { lyingOf } from '../board/geometry'
import { Footage } from '../flick/footage'
import { readFilm } from '../flick/film'
import {
  BOARD,
  cutOf,
  exampleOf,
  filmOf,
  MOVING,
  PLAYERS,
  seenBefore,
  thrownOf,
  tidiedOf,
  valuesOf,
  walkOf,
} from './rules-examples'
import type { ExampleKey, MovingSection } from './rules-examples'
import { rulesWords } from './texts'
import { sectionFor } from './sections'

const footageOf = (key: ExampleKey): Footage => new Footage(readFilm(filmOf(exampleOf(key)) ?? ''))
const flicks = ['flick', 'on', 'between', 'beside', 'off', 'edge', 'tower'] as const
const sections = Object.keys(MOVING) as MovingSection[]

describe('an example with a flick', () => {
  it.each(flicks)('begins where its pieces stand: %s', (key) => {
    const film = footageOf(key)
    for (const { seat, x, y, level } of lyingOf(seenBefore(exampleOf(key)), BOARD)) {
      const seen = at(film.pieces(0), seat)
      expect(Math.hypot(seen.x - x, seen.y - y)).toBeLessThan(0.02)
      expect(seen.level).toBe(level)
    }
  })

  it.each(flicks)('can be seen from beginning to end: %s', (key) => {
    const [film, cut] = [footageOf(key), cutOf(exampleOf(key))]
    expect(walkOf(exampleOf(key))).toBeNull()
    for (const disc of [...film.moved(), film.seats]) {
      for (const { y } of film.trail(disc, film.duration)) expect(y).toBeLessThan(cut.to)
    }
  })

  it.each([
    ['on', 'on'],
    ['between', 'between'],
    ['beside', 'red'],
    ['off', 'off'],
    ['edge', 'edge'],
  ] as const)('of %s shows one piece and its reason', (key, reason) => {
    const tidied = tidiedOf(exampleOf(key), footageOf(key))
    expect(tidied.map((each) => each.reason)).toEqual([reason])
    expect(first(tidied).marks.length).toBeGreaterThan(0)
  })

  it('between two fields marks both', () => {
    const { marks } = first(tidiedOf(exampleOf('between'), footageOf('between')))
    expect(marks.map((mark) => mark.kind === 'field' && mark.chosen)).toEqual([false, true])
  })
})

describe('an example with a walk', () => {
  it('goes back or on, field by field, in the picture', () => {
    for (const key of ['retreat', 'attack'] as const) {
      const { fields, group } = walkOf(exampleOf(key))!
      const step = key === 'retreat' ? -1 : 1
      for (const [i, field] of fields.slice(1).entries()) expect(field - at(fields, i)).toBe(step)
      expect(group.length).toBeGreaterThan(key === 'attack' ? 1 : 0)
      for (const field of fields) expect(at(BOARD.fields, field).y).toBeLessThan(cutOf(exampleOf(key)).to)
    }
  })
})

describe('the example with a throw', () => {
  it('throws three of five', () => {
    const { before } = exampleOf('throw')
    expect(at(before.hands, before.turn).reduce((sum, count) => sum + count)).toBe(5)
    expect(thrownOf(exampleOf('throw'))).toHaveLength(3)
    expect(PLAYERS).toHaveLength(before.hands.length)
  })
})

describe('the rules in words', () => {
  it.each(Object.entries(inBoth(rulesWords)))('are complete in %s', (_, words) => {
    for (const section of sectionsOf(inBoth(rulesWords).de)) expect(words[section].text.join('')).not.toBe('')
    expect(words.choices.list).toHaveLength(inBoth(rulesWords).de.choices.list.length)
    for (const section of sections) {
      const captions = words[section].scenes.map((scene) => fill(scene, valuesOf(MOVING[section].example)))
      expect(captions).toHaveLength(MOVING[section].moments.length)
      expect(new Set(captions).size).toBe(captions.length)
      for (const caption of captions) expect(caption).not.toMatch(/[{}]|undefined| {2}|\s[.:,]/)
    }
  })

  it('open at the place that fits', () => {
    const opened = (phase: 'pick' | 'throw' | 'flick' | 'vote' | 'attack', thrown: [number, number][] = []) =>
      sectionFor({ phase, thrown }, null)
    expect(opened('pick')).toBe('disc')
    expect(opened('throw')).toBe('turn')
    expect(opened('throw', [[0, 1]])).toBe('wander')
    expect(opened('flick')).toBe('aiming')
    expect(opened('vote')).toBe('vote')
    expect(opened('attack')).toBe('attack')
    expect(
      sectionFor({ phase: 'over', thrown: [] }, { places: [1], scores: [37], reason: 'reached', values: {} }),
    ).toBe('end')
  })
})
