import { describe, expect, it } from 'vitest'
import { CITY, fieldOf, ownerOf } from '../drawing/layout'
import { BANISH_SCENES, HAND_SCENES, REVEAL_SCENES, RUN_SCENES, SAFE_SCENES, type RingScene } from './examples'
import { measured } from './hearing'
import { SECTIONS, sectionFor } from './sections'
import { de } from './texts-de'
import { en } from './texts-en'

const flat = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as Record<string, unknown>).flatMap(flat)

describe('the rules page', () => {
  it('has every section in both languages, with as many lines', () => {
    for (const section of SECTIONS) {
      expect(Object.keys(en[section])).toEqual(Object.keys(de[section]))
      expect(flat(en[section]).length, section).toBe(flat(de[section]).length)
      expect(flat(en[section]).length, section).toBeGreaterThan(1)
    }
    expect(Object.keys(de)).toEqual(['title', ...SECTIONS])
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
    expect(sectionFor({ phase: 'over', round: 30 }, { places: [1, 2], reason: 'third-home', values: {} } as never)).toBe('end')
  })
})

/** Who of the others stands on the fields that you run over or to. */
function met({ apprentices }: RingScene, from: number, to: number): [seat: number, progress: number][] {
  const fields = new Set<number>()
  for (let progress = from + 1; progress <= to && progress < CITY; progress++) fields.add(fieldOf(0, progress))
  return apprentices.flatMap((steps, seat) =>
    steps.filter((progress) => seat > 0 && fields.has(fieldOf(seat, progress))).map((progress): [number, number] => [seat, progress]),
  )
}

describe('the examples', () => {
  it('let everybody run as far as the stones say, or into the city', () => {
    expect(RUN_SCENES[0].runs!.map(({ from, to }) => Math.min(from + 9, CITY) === to)).toEqual([true, true, true])
    const ends = RUN_SCENES.slice(1).map(({ apprentices, walks }) => [walks![0].from, apprentices[0][walks![0].nth]])
    expect(ends).toEqual(RUN_SCENES[0].runs!.map(({ from, to }) => [from, to]))
  })

  it('banish whom the run meets, unless on a field of their own colour or coming from the start', () => {
    for (const scene of [...RUN_SCENES, ...BANISH_SCENES, ...SAFE_SCENES]) {
      for (const { from, to, banished } of scene.runs ?? []) {
        const gone = met(scene, from, to).filter(([seat, progress]) => from > 0 && ownerOf(fieldOf(seat, progress)) !== seat)
        expect(banished).toEqual(gone)
      }
    }
  })

  it('show somebody passed, somebody met, somebody who is safe and somebody left behind', () => {
    const [banishing] = BANISH_SCENES
    expect(banishing.runs![0].banished).toHaveLength(2)
    expect(banishing.apprentices[2].map((progress) => fieldOf(2, progress))).toContain(fieldOf(0, 4))
    expect(met(SAFE_SCENES[0], 4, 10)).toEqual([[3, 13]])
    expect(met(SAFE_SCENES[2], 0, 7)).toHaveLength(2)
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
    expect(table.rows[0].right.every((share) => share !== null)).toBe(true)
  })

  it('grow with the time one listens', () => {
    const { rows } = measured('seconds')
    expect(rows.at(-1)!.right[0]!).toBeGreaterThan(rows[0].right[0]!)
  })
})
