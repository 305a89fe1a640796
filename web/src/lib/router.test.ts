import { expect, test } from 'vitest'
import { routeOf, toTable } from './router.svelte'

test('the root is the shelf', () => {
  expect(routeOf('/')).toEqual({ page: 'shelf' })
})

test('an address made for a table leads to that table', () => {
  expect(routeOf(toTable('a b/c'))).toEqual({ page: 'table', id: 'a b/c' })
})

test.each(['/t/', '/t', '/t/a/b', '/elsewhere'])('%s leads nowhere', (path) => {
  expect(routeOf(path)).toEqual({ page: 'lost' })
})
