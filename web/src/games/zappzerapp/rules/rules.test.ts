import { describe, expect, it } from 'vitest'
import { at } from '../../../lib/sure'
import { inBoth } from '../../../lib/both-languages'
import { sectionsOf } from '../../../lib/words'
import { CITY, fieldOf, ownerOf } from '../board/layout'
import { BANISH_SCENES, HAND_SCENES, REVEAL_SCENES, RUN_SCENES, SAFE_SCENES, type RingScene } from './examples'
import { measured } from './hearing'
import { sectionFor } from './sections'
import { rulesWords } from './texts'

const { de, en } = inBoth(rulesWords)

const flat = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as Record<string, unknown>).flatMap(flat)

describe('the rules page', () => {
  it('has every section in both languages, with as many lines', () => {
    for (const section of sectionsOf(de)) {
      expect(Object.keys(en[section])).toEqual(Object.keys(de[section]))
      expect(flat(en[section]).length, section).toBe(flat(de[section]).length)
      expect(flat(en[section]).length, section).toBeGreaterThan(1)
    }
    expect(Object.keys(en)).toEqual(Object.keys(de))
  })

  it('has a sentence for every scene', () => {
    for (const { listen, reveal, run, banish, safe } of [de, en]) {
      expect([listen, reveal, run, banish, safe].map(({ scenes }) => scenes.length)).toEqual(
        [HAND_SCENES, REVEAL_SCENES, RUN_SCENES, BANISH_SCENES, SAFE_SCENES].map(({ length }) => length),
      )
    }
  })

  it('opens where it fits the moment', () => {
    expect(sectionFor({ phase: 'listen', round: 1 }, null)).toBe('round')
    expect(sectionFor({ phase: 'listen', round: 5 }, null)).toBe('listen')
    expect(sectionFor({ phase: 'ready', round: 5 }, null)).toBe('turns')
    expect(sectionFor({ phase: 'run', round: 1 }, null)).toBe('run')
    const outcome = { places: [1, 2], scores: [3, 1], reason: 'third-home', values: {} }
    expect(sectionFor({ phase: 'over', round: 30 }, outcome)).toBe('end')
  })
})

/** Who of the others stands on the fields that you run over or to. */
function met({ apprentices }: RingScene, from: number, to: number): [seat: number, progress: number][] {
  const fields = new Set<number>()
  for (let progress = from + 1; progress <= to && progress < CITY; progress++) fields.add(fieldOf(0, progress))
  return apprentices.flatMap((steps, seat) =>
    steps
      .filter((progress) => seat > 0 && fields.has(fieldOf(seat, progress)))
      .map((progress): [number, number] => [seat, progress]),
  )
}

describe('the examples', () => {
  it('let everybody run as far as the stones say, or into the city', () => {
    const { runs = [] } = at(RUN_SCENES, 0)
    expect(runs.map(({ from, to }) => Math.min(from + 9, CITY) === to)).toEqual([true, true, true])
    const ends = RUN_SCENES.slice(1).map(({ apprentices, walks = [] }) =>
      walks.map(({ seat, nth, from }) => [from, apprentices[seat]?.[nth]]),
    )
    expect(ends).toEqual(runs.map(({ from, to }) => [[from, to]]))
  })

  it('banish whom the run meets, unless on a field of their own colour or coming from the start', () => {
    for (const scene of [...RUN_SCENES, ...BANISH_SCENES, ...SAFE_SCENES]) {
      for (const { from, to, banished } of scene.runs ?? []) {
        const gone = met(scene, from, to).filter(
          ([seat, progress]) => from > 0 && ownerOf(fieldOf(seat, progress)) !== seat,
        )
        expect(banished).toEqual(gone)
      }
    }
  })

  it('show somebody passed, somebody met, somebody who is safe and somebody left behind', () => {
    const { runs = [], apprentices } = at(BANISH_SCENES, 0)
    expect(at(runs, 0).banished).toHaveLength(2)
    expect(at(apprentices, 2).map((progress) => fieldOf(2, progress))).toContain(fieldOf(0, 4))
    expect(met(at(SAFE_SCENES, 0), 4, 10)).toEqual([[3, 13]])
    expect(met(at(SAFE_SCENES, 2), 0, 7)).toHaveLength(2)
  })
})

describe('the figures', () => {
  it.each([
    ['stones', 12, de.hard.tables.more.length],
    ['seconds', 5, 4],
  ])('reads what was measured by %s', (name, rows, columns) => {
    const table = measured(name)
    expect(table.rows).toHaveLength(rows)
    expect(table.head).toHaveLength(columns)
    const right = table.rows.flatMap((row) => row.right)
    expect(right.filter((share) => share !== null && (share < 50 || share > 100))).toEqual([])
    expect(at(table.rows, 0).right.every((share) => share !== null)).toBe(true)
  })

  it('grow with the time one listens', () => {
    const { rows } = measured('seconds')
    const [short, long] = [at(rows, 0), at(rows, rows.length - 1)].map(({ right }) => Number(right[0]))
    expect(long).toBeGreaterThan(short ?? NaN)
  })
})
