/** What is the same round every game: the shelf, sheets, language, and coming back. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from './engine'
import { guest } from './guest'
import { Line } from './line'
import type { Person } from './person'
import { faultsOf, findsNoFault, lookAround } from './probe'
import type { Tester } from './tester'

/** A problem of the place cards, and a style that makes it; the veil lies over everything. */
const SPOILT = [
  ['is empty', 'main [data-seat] * { width: 0 !important; height: 0 !important; font-size: 0 !important }'],
  ['is cut off', 'main [data-seat] { height: 0 !important; min-height: 0 !important; padding: 0; overflow: hidden }'],
  ['is covered', '#veil { position: fixed; inset: 0; z-index: 1000; background: black }'],
  ['lies outside', 'main, main * { overflow: visible !important } main [data-seat] { translate: 0 -4000px }'],
] as const

/** A browser may run the page before it has its styles, but not every time. */
const LOADS = 4
const DARK_WOOD = 20

export function testFrame(tester: Tester, browser: () => Browser): void {
  let line: Line
  beforeAll(async () => {
    line = await Line.lay(inject('house'))
  })
  afterAll(() => line.end())
  const person = guest(browser, () => line.port)

  test('a shelf on which nothing is empty, covered or outside', async () => {
    await lookAround(person())
  })

  test('wood that is never black, however often the page is loaded', async () => {
    for (let load = 0; load < LOADS; load++) {
      expect(await person().page.evaluate(lightOf, '--walnut-table')).toBeGreaterThan(DARK_WOOD)
      await person().reloads()
      await person().waitsFor('main')
    }
  })

  test('sheets are shut by Escape, and by Back, which stays at the table', async () => {
    await person().opens(tester)
    await person().begins(tester)
    const table = await addressOf(person())
    for (const open of sheets(person())) {
      await open()
      await person().shuts()
      await open()
      await person().goesBack()
      await person().waitsUntilGone('dialog[open]')
      expect(await addressOf(person())).toBe(table)
    }
  })

  test.each(SPOILT)('layout that is spoilt is found: what %s', async (problem, style) => {
    await person().page.evaluate(spoil, style)
    const isFound = async () => (await faultsOf(person())).some((fault) => fault.includes(problem))
    await person().until(isFound, `what ${problem} is not found`)
    await person().page.evaluate(spoil, '')
    await findsNoFault(person())
  })

  test('a reload comes back to the table, in the language that was chosen', async () => {
    const table = await addressOf(person())
    await person().presses('main button', /^Menü$/)
    await person().presses('dialog[open] label', /^English$/)
    await person().waitsFor('dialog[open] h2', /^Menu$/)
    await person().reloads()
    await person().waitsFor('main [data-seat]')
    expect(await addressOf(person())).toBe(table)
    await person().presses('main button', /^Menu$/)
    await person().presses('dialog[open] label', /^Deutsch$/)
    await person().waitsFor('dialog[open] h2', /^Menü$/)
    await person().shuts()
  })

  test('a lost connection is told, and found again by itself', async () => {
    line.cut()
    await person().waitsFor('[role=status]', /^Die Verbindung ist weg/)
    line.mend()
    await person().waitsUntilGone('[role=status]', /^Die Verbindung ist weg/)
    const before = await person().countsTheLog()
    const goOn = async () => {
      await person().touches(tester.offers)
      return (await person().countsTheLog()) > before
    }
    await person().until(goOn, 'nothing can be done any more')
  })
}

function sheets(person: Person): (() => Promise<void>)[] {
  return [
    () => person.presses('main button', /^Menü$/),
    () => person.presses('main button', /^Spielregeln/),
    () => person.opensTheLog(),
  ].map((open) => async () => {
    await open()
    await person.waitsFor('dialog[open] h2')
  })
}

/** In the page: how light an image is that a custom property names, from 0 to 255. */
async function lightOf(property: string): Promise<number> {
  const image = new Image()
  image.src = getComputedStyle(document.documentElement).getPropertyValue(property).slice('url("'.length, -'")'.length)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0, 1, 1)
  return Math.max(...(pen?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [0]))
}

function spoil(style: string): void {
  document.querySelector('#veil')?.remove()
  const veil = document.body.appendChild(document.createElement('div'))
  veil.id = 'veil'
  veil.appendChild(document.createElement('style')).textContent = style
}

const addressOf = (person: Person): Promise<string> => person.page.evaluate(() => location.href)
