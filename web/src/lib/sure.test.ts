import { describe, expect, it } from 'vitest'
import { at, first, least, named } from './sure'

describe('what must be there', () => {
  it('is given, or missed at once', () => {
    expect(at(['a', 'b'], 1)).toBe('b')
    expect(first([0, 1])).toBe(0)
    expect(named({ a: 1 }, 'a')).toBe(1)
    expect(() => at(['a'], 1)).toThrow('no item 1 of 1')
    expect(() => named({ a: 1 }, 'b')).toThrow('named "b"')
    expect(() => first([])).toThrow(RangeError)
  })

  it('is the first of those that cost least', () => {
    expect(least(['aaa', 'b', 'c'], ({ length }) => length)).toBe('b')
    expect(() => least([], () => 0)).toThrow(RangeError)
  })
})
