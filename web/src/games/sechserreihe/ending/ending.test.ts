import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { asItFell, lastTurn, praise } from './ending'
import { example, last } from '../example'
import { lineOf } from '../board/geometry'

beforeEach(() => {
  settings.lang = 'de'
})

describe('the end', () => {
  it('praises nobody where somebody won', () => {
    expect(praise({ places: [2, 3, 1], scores: [1, 0, 2], reason: 'coins', values: {} })).toBe('')
  })

  it.each([
    ['solved', 30, 'Gelöst!'],
    ['line', 29, 'Ganz knapp!'],
    ['line', 24, 'Nicht übel!'],
    ['line', 11, 'Eine Reihe ist voll'],
  ])('praises who played alone: %s with %i stones', (reason, stones, words) => {
    expect(praise({ places: [1], scores: [stones], reason, values: {} })).toBe(words)
  })

  it('shows the full line once more, though its stones are gone', () => {
    const view = example({ stones: [0, 14], last: last({ lines: [10] }) })
    expect(asItFell(view).fields).toEqual(example({ stones: [0, 14, ...lineOf(10)] }).fields)
    expect(asItFell(example({ last: null })).fields).toEqual(example().fields)
  })

  it('writes the last turn as people do', () => {
    expect(lastTurn(example({ last: last() }))).toBe('c3-c5 +c1')
    expect(lastTurn(example({ last: last({ origin: -1, target: -1 }) }))).toBe('+c1')
    expect(lastTurn(example({ last: null }))).toBe('')
  })
})
