/** A title in an engine: its lobby and its table on a phone and in a window, and a short game. */
import { inject, test } from 'vitest'
import { WINDOW, type Browser, type Size } from './engine'
import { guest } from './guest'
import type { Offer, Person } from './person'
import { lookAround } from './probe'
import type { Tester } from './tester'

const TOUCHES = 12
const LEAST_TOLD = 4
const THE_END: Offer = { selector: 'dialog[open] button', name: /^(Revanche|Noch einmal)/, by: 'eye' }
const SHUT: Offer = { selector: 'dialog[open] button', name: /^Schließen$/ }

export function testGame(tester: Tester, browser: () => Browser, furtherSizes: Size[]): void {
  const person = guest(browser, () => inject('house'))

  test('has a lobby in which nothing is empty, covered or outside', async () => {
    await person().opens(tester)
    await lookAround(person())
  })

  test('has a table in which nothing is empty, covered or outside, also after a reload', async () => {
    await person().begins(tester)
    await person().page.resize(WINDOW)
    await person().reloads()
    await lookAround(person(), { zones: tester.zones, slips: tester.slips, furtherSizes })
  })

  test('can be played on a phone', async () => {
    const before = await person().countsTheLog()
    const goOn = async (): Promise<boolean> => {
      await play(person(), tester)
      return (await person().countsTheLog()) > before + LEAST_TOLD
    }
    await person().until(goOn, 'hardly anything is told of what was played')
    await lookAround(person(), { slips: tester.slips, heaps: tester.heaps })
  })
}

/** Until the end, or long enough. */
async function play(person: Person, tester: Tester): Promise<void> {
  const offers = [THE_END, ...tester.offers, SHUT]
  for (let touch = 0, touched: Offer | null = null; touch < TOUCHES && touched !== THE_END; touch++) {
    const before = await person.picture()
    const goOn = async () => (touched = await person.touches(offers, touch)) !== null
    await person.until(goOn, 'nobody is asked, and the game does not end')
    if (touched !== THE_END) await person.waitsForAnother(before)
  }
}
