import { describe, expect, it } from 'vitest'
import { BackStack } from './back'

/** A browser's history: it goes back in its own time, and then says so. */
class Past {
  entries: { state: unknown }[] = [{ state: null }]
  at = 0
  #way = 0
  stack = new BackStack(this)

  get state(): unknown {
    return this.entries[this.at]?.state
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state }]
    this.at++
  }
  go(by: number): void {
    this.#way = by
  }
  /** what was asked for happens */
  travel(): void {
    this.at += this.#way
    if (this.#way) this.stack.arrive()
    this.#way = 0
  }
  /** somebody presses a button of the browser */
  press(by: number): void {
    this.at += by
    this.stack.arrive()
  }
}

const settled = () => Promise.resolve()

function sheetIn({ stack }: Past) {
  const sheet = { open: true, close: () => {} }
  const gone = stack.add(() => (sheet.open = false))
  sheet.close = () => {
    sheet.open = false
    gone()
  }
  return sheet
}

describe('the Back button', () => {
  it('closes a sheet, and the page stays', async () => {
    const past = new Past()
    const sheet = sheetIn(past)
    await settled()
    expect(past.at).toBe(1)
    past.press(-1)
    expect(sheet.open).toBe(false)
    expect(past.at).toBe(0)
  })

  it('closes the topmost of several first', async () => {
    const past = new Past()
    const [lower, upper] = [sheetIn(past), sheetIn(past)]
    await settled()
    past.press(-1)
    expect([lower.open, upper.open]).toEqual([true, false])
    past.press(-1)
    expect(lower.open).toBe(false)
    expect(past.at).toBe(0)
  })

  it('held down, may leave with all of them', async () => {
    const past = new Past()
    past.pushState(null)
    const [lower, upper] = [sheetIn(past), sheetIn(past)]
    await settled()
    past.press(-3)
    expect([lower.open, upper.open]).toEqual([false, false])
    expect(past.at).toBe(0)
  })

  it('has nothing left to close when a sheet was closed otherwise', async () => {
    const past = new Past()
    const sheet = sheetIn(past)
    await settled()
    sheet.close()
    await settled()
    past.travel()
    expect(past.at).toBe(0)
  })

  it('closes a sheet that took the place of another', async () => {
    const past = new Past()
    const menu = sheetIn(past)
    await settled()
    menu.close()
    const rules = sheetIn(past)
    await settled()
    past.travel()
    expect(past.at).toBe(1)
    past.press(-1)
    expect(rules.open).toBe(false)
  })

  it('closes a sheet that opened while the entry of another was being removed', async () => {
    const past = new Past()
    const menu = sheetIn(past)
    await settled()
    menu.close()
    await settled()
    const rules = sheetIn(past)
    await settled()
    past.travel()
    expect(past.at).toBe(1)
    past.press(-1)
    expect(rules.open).toBe(false)
  })
})

describe('leaving the page', () => {
  const goesOn = (past: Past) => () => past.pushState('elsewhere')

  it('happens at once where nothing lies open', () => {
    const past = new Past()
    past.stack.leave(goesOn(past))
    expect(past.entries.map(({ state }) => state)).toEqual([null, 'elsewhere'])
  })

  it('from a sheet leaves no entry of it behind', async () => {
    const past = new Past()
    const sheet = sheetIn(past)
    sheetIn(past)
    await settled()
    past.stack.leave(goesOn(past))
    past.travel()
    sheet.close()
    expect(past.entries.map(({ state }) => state)).toEqual([null, 'elsewhere'])
  })

  it('while a sheet is being closed waits for its entry to go', async () => {
    const past = new Past()
    const sheet = sheetIn(past)
    await settled()
    sheet.close()
    await settled()
    past.stack.leave(goesOn(past))
    past.travel()
    expect(past.entries.map(({ state }) => state)).toEqual([null, 'elsewhere'])
  })
})

it('an entry of a sheet that is no longer there is left: after a reload, or by the Forward button', async () => {
  const past = new Past()
  past.pushState({ sheets: 1 })
  past.stack.settle()
  past.travel()
  expect(past.at).toBe(0)
  past.press(1)
  past.travel()
  expect(past.at).toBe(0)
})
