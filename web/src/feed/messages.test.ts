/** The generated types are as precise as the server's: these lines fail to compile where they are not. */
import { describe, expectTypeOf, it } from 'vitest'
import type { GameKey, Happenings, Views } from './messages'

type Told<Game extends GameKey, Kind> = Extract<Happenings[Game], { kind: Kind }>['values']

describe('types of the server', () => {
  it('know every game by its key', () => {
    expectTypeOf<Extract<GameKey, 'zong' | 'chess'>>().toEqualTypeOf<'zong'>()
    expectTypeOf<keyof Happenings>().toEqualTypeOf<GameKey>()
  })

  it('name phases and reasons', () => {
    expectTypeOf<Views['sechserreihe']['phase']>().toEqualTypeOf<'open' | 'turn' | 'place' | 'over'>()
    expectTypeOf<Views['zong']['reason']>().toEqualTypeOf<'reached' | 'flicked' | ''>()
    expectTypeOf<Views['nummerus']['join']>().extract<null>().toEqualTypeOf<null>()
  })

  it('give places of short lists a name', () => {
    expectTypeOf<Views['zong']['settled']>().toEqualTypeOf<[seat: number, choice: number][]>()
    expectTypeOf<Views['zong']['fields']>().toEqualTypeOf<[field: number, ...seats: number[]][]>()
    expectTypeOf<Views['klong']['clock']>().toEqualTypeOf<[] | [seat: number, space: number]>()
    expectTypeOf<Views['klong']['goods']>().toEqualTypeOf<[key: string, left: number, points: number][]>()
    expectTypeOf<Views['zappzerapp']['runs'][number]['banished']>().toEqualTypeOf<[seat: number, progress: number][]>()
  })

  it('tell happenings apart by their kind', () => {
    expectTypeOf<Told<'nummerus', 'joined'>>().toEqualTypeOf<{ chip: number; chain: number[] }>()
    expectTypeOf<Told<'klong', 'refilled'>>().toEqualTypeOf<{ cards: [place: number, card: string][] }>()
    expectTypeOf<Told<'klong', 'attacked'>['cause']>().toEqualTypeOf<'row' | 'card' | 'countdown'>()
  })
})
