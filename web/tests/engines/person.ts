/** What somebody in front of any engine does: looks for things by selector and name, and uses the mouse. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Page, Point } from './engine'
import type { Tester } from './tester'

/** Far ends, for machines of any speed: whoever waits goes on as soon as there is reason to. */
const PATIENCE = 90_000
const TOO_LATE_AFTER = 1_000
const LOOK_AGAIN = 30
const FREE_PLACE = /^(Frei|Noch wer)/
const PULL = { x: 140, y: 30 }

/** Its last line lies on the table, or it has a key; otherwise it is opened from the menu. */
const WAYS_TO_THE_LOG: Offer[] = [
  { selector: 'main [title="Verlauf öffnen"]' },
  { selector: 'main button', name: /^Verlauf$/ },
  { selector: 'dialog[open] button', name: /Verlauf/ },
  { selector: 'main button', name: /^Menü$/ },
]

/** Something that can be touched. */
export interface Offer {
  selector: string
  name?: RegExp
  /** Pressed unless told otherwise; held until it counts; pulled back and let go; only looked at. */
  by?: 'hold' | 'pull' | 'eye'
}

export class Person {
  constructor(readonly page: Page) {}

  // What is to be seen

  /** How many of them are seen; whatever is written on a button, or read aloud, is its name. */
  count(selector: string, name?: RegExp): Promise<number> {
    return this.page.evaluate(findAll, selector, name?.source ?? '')
  }

  async sees(selector: string, name?: RegExp): Promise<boolean> {
    return (await this.count(selector, name)) > 0
  }

  async waitsFor(selector: string, name?: RegExp): Promise<void> {
    await this.until(() => this.sees(selector, name), `${selector} ${name ?? ''} is not there`)
  }

  async waitsUntilGone(selector: string, name?: RegExp): Promise<void> {
    await this.until(async () => !(await this.sees(selector, name)), `${selector} ${name ?? ''} does not go`)
  }

  /** As a number: it differs when anything has changed at the table. */
  picture(): Promise<number> {
    return this.page.evaluate(() => {
      const drawn = document.querySelector('main')?.outerHTML ?? ''
      let sum = 0
      for (let i = 0; i < drawn.length; i++) sum = (sum * 31 + drawn.charCodeAt(i)) | 0
      return sum
    })
  }

  async until(condition: () => Promise<boolean>, problem: string | (() => string)): Promise<void> {
    if (await isMet(condition, PATIENCE)) return
    throw new Error(typeof problem === 'string' ? problem : problem())
  }

  /** Somebody may have been quicker than a touch, so that nothing comes of it. */
  async waitsForAnother(picture: number): Promise<void> {
    await isMet(async () => (await this.picture()) !== picture, TOO_LATE_AFTER)
  }

  // The hand

  /** Waits until it lies open, and presses it there. */
  async presses(selector: string, name?: RegExp): Promise<void> {
    await this.until(
      async () => (await this.touches([{ selector, name }])) !== null,
      `${selector} ${name ?? ''} cannot be pressed`,
    )
  }

  /** Again and again: while a wish is on its way to the house, the next one is not heard. */
  private async pressesUntil(isDone: () => Promise<boolean>, selector: string, name: RegExp): Promise<void> {
    const presses = async (): Promise<boolean> => {
      await this.touches([{ selector, name }])
      return isDone()
    }
    await this.until(presses, `pressing ${selector} ${name} changes nothing`)
  }

  /**
   * Touches the first of these that lies open, and tells which it was. Of several that are alike another one is taken for
   * another index.
   */
  async touches(offers: Offer[], index = 0): Promise<Offer | null> {
    const wanted = offers.map(({ selector, name }) => ({ selector, name: name?.source ?? '' }))
    const found = await this.page.evaluate(reach, wanted, index)
    const offer = found && offers[found.which]
    if (!offer) return null
    if (offer.by === 'hold') await this.holds(offer.selector, found)
    else if (offer.by === 'pull') await this.pulls(found)
    else if (offer.by !== 'eye') await this.page.point(found, 'down', 'up')
    return offer
  }

  /** Until it counts, and is gone. */
  private async holds(selector: string, place: Point): Promise<void> {
    const before = await this.count(selector)
    await this.page.point(place, 'down')
    await this.until(async () => (await this.count(selector)) < before, `holding ${selector} changes nothing`)
    await this.page.point('up')
  }

  /** Where a hand rests, a slip may lie that says what is there. */
  takesTheHandAway(): Promise<void> {
    return this.page.point({ x: 0, y: 0 })
  }

  private async pulls(place: Point): Promise<void> {
    const way = [0.25, 0.5, 0.75, 1].map((share) => ({ x: place.x - PULL.x * share, y: place.y - PULL.y * share }))
    await this.page.point(place, 'down', ...way, 'up')
  }

  // The buttons of the browser: one journey through its history breaks off another

  async reloads(): Promise<void> {
    await this.waitsForTheHistory()
    await this.page.reload()
  }

  async goesBack(): Promise<void> {
    await this.waitsForTheHistory()
    await this.page.back()
  }

  /** An open sheet is an entry of it; once it is shut, the browser leaves that entry in its own time. */
  private async waitsForTheHistory(): Promise<void> {
    await this.until(
      () => this.page.evaluate(isHistorySettled),
      'the history has another number of sheets than the page',
    )
  }

  // Before the game

  async opens({ title, bots }: Tester): Promise<void> {
    await this.presses('main nav button', new RegExp(title))
    await this.waitsFor('main button', FREE_PLACE)
    await this.waitsFor('main :is(h1, p)', new RegExp(`^${title}$`))
    for (let bot = 0; bot < bots; bot++) await this.seatsABot()
  }

  private async seatsABot(): Promise<void> {
    const bots = await this.count('button', /Bot, /)
    await this.pressesUntil(() => this.sees('dialog[open]'), 'main button', FREE_PLACE)
    await this.presses('dialog[open] button', /^Neuling/)
    await this.until(async () => (await this.count('button', /Bot, /)) > bots, 'no bot sits down')
    await this.waitsUntilGone('dialog[open]')
  }

  async begins({ options = [], isNoNewcomer }: Tester): Promise<void> {
    for (const option of options) await this.presses('label', new RegExp(`^${option}$`))
    await this.pressesUntil(() => this.sees('main [data-seat]'), 'main button', /beginnen$/)
    if (isNoNewcomer) await this.presses(isNoNewcomer.selector, isNoNewcomer.name)
  }

  // At the table

  /** How many things have happened, as the log tells. */
  async countsTheLog(): Promise<number> {
    await this.opensTheLog()
    const lines = await this.count('dialog[open] li')
    await this.clearsTheTable()
    return lines
  }

  /** Whatever lies over the table meanwhile, such as the end of the game, is put away. */
  async opensTheLog(): Promise<void> {
    const opens = async (): Promise<boolean> => {
      if (await this.sees('dialog[open] h2', /^Was geschah$/)) return true
      if (!(await this.touches(WAYS_TO_THE_LOG)) && (await this.sees('dialog[open]'))) await this.page.press('Escape')
      return false
    }
    await this.until(opens, 'the log does not open')
  }

  async shuts(): Promise<void> {
    await this.page.press('Escape')
    await this.waitsUntilGone('dialog[open]')
  }

  /** One sheet may come after the other, such as the end of the game. */
  async clearsTheTable(): Promise<void> {
    const isClear = async (): Promise<boolean> => {
      if (!(await this.sees('dialog[open]'))) return true
      await this.page.press('Escape')
      return false
    }
    await this.until(isClear, 'a sheet lies on the table and does not go')
  }

  // For people who look at what the tests saw

  /** In the folder that SPIELTISCH_PICTURES names. */
  async keepsAPicture(title: string): Promise<void> {
    const folder = process.env.SPIELTISCH_PICTURES
    if (folder) keep(folder, `${title}.png`, await this.page.screenshot())
  }

  /** What a failing test leaves behind. */
  async tellsWhatIsThere(folder: string): Promise<void> {
    const { page, told } = await this.page.evaluate(describePage)
    keep(folder, 'page.html', page)
    console.error(`${told}\nA picture: ${keep(folder, 'picture.png', await this.page.screenshot())}`)
  }
}

function keep(folder: string, title: string, content: string | Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${expect.getState().currentTestName} ${title}`.replaceAll(/[^\w.]+/g, '-'))
  writeFileSync(file, content)
  return file
}

async function isMet(condition: () => Promise<boolean>, within: number): Promise<boolean> {
  const end = Date.now() + within
  while (!(await condition())) {
    if (Date.now() > end) return false
    await pause(LOOK_AGAIN)
  }
  return true
}

// In the page

function isHistorySettled(): boolean {
  return (history.state?.sheets ?? 0) === document.querySelectorAll('dialog[open]').length
}

function describePage(): { page: string; told: string } {
  const wordsOf = (selector: string): string =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .map(({ innerText }) => innerText.replace(/\s+/g, ' '))
      .join(' | ')
  const told = [
    `At ${location.href}, ${innerWidth} × ${innerHeight}, focus on ${document.activeElement?.outerHTML.slice(0, 120)}`,
    `Said: ${wordsOf('[aria-live], [role=status], [role=alert]')}`,
    `Sheets: ${wordsOf('dialog[open]')}`,
    `Page: ${wordsOf('main')}`,
  ]
  return { page: document.documentElement.outerHTML, told: told.join('\n') }
}

function findAll(selector: string, name: string): number {
  const nameOf = (each: Element): string =>
    (each.getAttribute('aria-label') ?? (each instanceof HTMLElement ? each.innerText : '')).replace(/\s+/g, ' ').trim()
  return [...document.querySelectorAll(selector)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0 &&
      new RegExp(name).test(nameOf(each)),
  ).length
}

/** Which of them lies open and stands still, and its middle. */
async function reach(
  wanted: { selector: string; name: string }[],
  index: number,
): Promise<(Point & { which: number }) | null> {
  const nameOf = (each: Element): string =>
    (each.getAttribute('aria-label') ?? (each instanceof HTMLElement ? each.innerText : '')).replace(/\s+/g, ' ').trim()
  for (const [which, { selector, name }] of wanted.entries()) {
    const all = [...document.querySelectorAll(selector)].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        !each.matches(':disabled') &&
        new RegExp(name).test(nameOf(each)),
    )
    const thing = all[index % all.length]
    if (!thing) continue
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    await new Promise(requestAnimationFrame)
    const now = thing.getBoundingClientRect()
    if (now.left !== left || now.top !== top) return null
    // Pieces on a board that is played by drawing on it let everything through to the board.
    const touched = thing.closest('[role=application]') ?? thing
    if (touched.contains(document.elementFromPoint(x, y))) return { which, x, y }
  }
  return null
}
