import { expect, test } from 'vitest'
import { queries } from '../src/styles/screens'
import { withQueries } from './screens'

test('a style that names a screen gets its query', () => {
  expect(withQueries('@media (--phone) { a { color: red } }')).toBe(`@media ${queries.phone} { a { color: red } }`)
})

test('screens can be joined, whatever their queries consist of', () => {
  const joined = withQueries('@media (--narrow) and (--low), (--tiny) {}')
  expect(joined).toBe(`@media ${queries.narrow} and (${queries.low}), ${queries.tiny} {}`)
})

test('an unknown screen is an error that names those there are', () => {
  expect(() => withQueries('@media (--watch) {}')).toThrow('no screen "--watch"; there are tiny, phone, narrow')
})

test('other queries and properties stay as they are', () => {
  const style = '@media (hover: hover) { a { width: calc(var(--phone)) } }'
  expect(withQueries(style)).toBe(style)
})
