/** Somebody who comes before the first test of a group and goes after the last; their page is judged after each. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { WINDOW, type Browser } from './engine'
import { HERE } from './machine'
import { Person } from './person'

const FAILURES = '../build/engines'

export function guest(browser: () => Browser, port: () => number): () => Person {
  let person: Person

  beforeAll(async () => {
    person = new Person(await browser().open(`http://${HERE}:${port()}/`, WINDOW))
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await person.tellsWhatIsThere(FAILURES)
    expect(await person.page.errors()).toEqual([])
  })
  afterAll(() => person?.page.close())
  return () => person
}
