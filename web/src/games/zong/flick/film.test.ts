import { describe, expect, it } from 'vitest'
import { at as itemAt } from '../../../lib/sure'
import { MalformedFilm, readFilm, type Film, type Moment } from './film'
import { asText, writeFilm } from './film-writer'
import films from './films.json'

/** Two pieces, one on the other, and the ZONG disc that drives the lower one over a rail. */
const small: Film = {
  ways: [
    {
      carrier: -1,
      keys: [
        { at: 0, x: 140, y: 260.3 },
        { at: 300, x: 140.5, y: 261 },
        { at: 900, x: -41.25, y: 270 },
      ],
    },
    { carrier: 0, keys: [{ at: 0, x: 140, y: 260.3 }] },
    {
      carrier: -1,
      keys: [
        { at: 0, x: 140, y: 60 },
        { at: 300, x: 140, y: 234.3 },
      ],
    },
  ],
  moments: [
    { at: 300, kind: 'disc', disc: 2, other: 0, amount: 1210 },
    { at: 411, kind: 'drop', disc: 1, other: -1, amount: 0 },
    { at: 700, kind: 'hop', disc: 0, other: 3, amount: 905 },
  ],
}

/** Numbers that look random and are the same each time. */
function* anyNumbers(seed: number): Generator<number, never> {
  for (;;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    yield seed
  }
}

function anyFilm(seed: number): Film {
  const numbers = anyNumbers(seed)
  const below = (limit: number): number => numbers.next().value % limit
  const discs = 1 + below(7)
  const ways = Array.from({ length: discs }, (_, disc) => {
    let at = 0
    const keys = Array.from({ length: 1 + below(30) }, (_, index) => {
      at += index === 0 ? 0 : below(400)
      return { at, x: (below(40_000) - 6_000) / 100, y: (below(70_000) - 6_000) / 100 }
    })
    return { carrier: disc > 0 && below(3) === 0 ? disc - 1 : -1, keys }
  })
  let at = 0
  const moments = Array.from({ length: below(40) }, (): Moment => {
    at += below(200)
    const disc = below(discs)
    const kind = itemAt(['disc', 'rail', 'post', 'hop', 'drop'] as const, below(5))
    if (kind === 'drop') return { at, kind, disc, other: disc === 0 ? -1 : below(disc + 1) - 1, amount: 0 }
    return { at, kind, disc, other: kind === 'disc' ? below(discs) : below(12), amount: below(4_000) }
  })
  return { ways, moments }
}

describe('a film', () => {
  it('is read as it was written', () => {
    expect(readFilm(writeFilm(small))).toEqual(small)
  })

  it.each(Object.entries(films))(
    'made by the rules is read as they read it: %s',
    (_, { film, carriers, keyframes, moments }) => {
      const { ways, ...read } = readFilm(film)
      expect(ways.map(({ carrier }) => carrier)).toEqual(carriers)
      const hundredths = (mm: number): number => Math.round(mm * 100)
      expect(ways.map(({ keys }) => keys.map(({ at, x, y }) => [at, hundredths(x), hundredths(y)]))).toEqual(keyframes)
      expect(read.moments).toEqual(moments)
      expect(writeFilm({ ways, moments: read.moments })).toBe(film)
    },
  )

  it('of any kind is read as it was written', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const film = anyFilm(seed)
      expect(readFilm(writeFilm(film))).toEqual(film)
    }
  })
})

describe('a text that is no film', () => {
  const numbers = (...bytes: number[]): string => asText(bytes)

  it.each([
    ['nothing', '', 'letters, digits'],
    ['other letters', 'AB$D', 'letters, digits'],
    ['padding', `${numbers(1)}==`, 'letters, digits'],
    ['half a byte', 'A', 'cut off'],
    ['no disc', numbers(0, 0), 'at least one disc'],
    ['more discs than bytes', numbers(255, 255, 255, 255, 15), 'no room for 4294967295 discs'],
    ['a disc without keyframes', numbers(1, 0, 0, 0, 0, 0, 0), 'first keyframe'],
    ['more keyframes than bytes', numbers(1, 0, 100, 0, 0, 0, 0), 'no room for 100 keyframes'],
    ['a late start', numbers(1, 0, 1, 5, 0, 0, 0), 'first keyframe is the start'],
    ['more moments than bytes', numbers(1, 0, 1, 0, 0, 0, 9), 'no room for 9 moments'],
    ['a number without an end', numbers(...Array<number>(9).fill(255)), 'no end'],
    ['an unknown kind', numbers(1, 0, 1, 0, 0, 0, 1, 0, 5, 0, 0, 0), 'no kind of moment 5'],
    ['an unknown disc', numbers(1, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0), 'no disc 1'],
    ['an unknown carrier', numbers(1, 2, 1, 0, 0, 0, 0), 'no carrier 2'],
    ['something left over', numbers(1, 0, 1, 0, 0, 0, 0, 0), 'follows the end'],
    ['a disc on itself', numbers(1, 1, 1, 0, 0, 0, 0), 'carry each other'],
    ['two that drop onto each other', numbers(2, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 4, 1, 1, 0), 'carry each other'],
  ])('with %s is refused with a reason', (_, text, reason) => {
    expect(() => readFilm(text)).toThrow(MalformedFilm)
    expect(() => readFilm(text)).toThrow(reason)
  })

  it('because it is cut off anywhere is refused', () => {
    const text = writeFilm(small)
    for (let length = 0; length < text.length - 1; length++) {
      expect(() => readFilm(text.slice(0, length))).toThrow(MalformedFilm)
    }
  })

  it('because one letter is another is a film or refused, and never anything else', () => {
    const text = writeFilm(small)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let place = 0; place < text.length; place++) {
      for (const letter of letters) {
        const changed = text.slice(0, place) + letter + text.slice(place + 1)
        try {
          expect(readFilm(changed).ways.length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedFilm)
        }
      }
    }
  })
})
