/** The table by keys: one for each deed and each zone, numbers for cards and answers. */
import { tick } from 'svelte'
import { enter } from '../../../kit/focus-rescue'
import type { Frame } from '../../../table/frame.svelte'
import { isPlain } from '../../../table/shortcut'
import type { KlongIntent } from '../intent.svelte'
import type { Tab } from './screens'
import type Board from '../board/Board.svelte'

/** Keys that do the same as a tap while the dragon attacks. */
const SKIPPING = ['enter', ' ', 'escape']
const NUMBERS = [...'123456789']

export class Keyboard {
  constructor(
    readonly intent: KlongIntent,
    readonly frame: Frame,
    readonly board: () => Board,
    /** brings a strip of cards into sight */
    readonly bring: (tab: Tab) => void,
    /** ends what moves */
    readonly hurry: () => void,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    const { intent } = this
    const is = (key: string): boolean => isPlain(event, key)
    const number = NUMBERS.find(is)
    if (intent.movement.attack && SKIPPING.some(is)) this.#skip(event)
    else if (number) this.#pressNumber(Number(number))
    else if (is('e')) void intent.end()
    else if (is('a')) intent.playRest()
    else if (is('m')) this.board().enter()
    else if (is('r')) void this.#turnTo('row')
    else if (is('v')) void this.#turnTo('reserve')
    else if (is('k')) void this.#turnTo('hand')
  }

  /** Puts the keyboard on what can be done now: an answer, a card, a room, or the end of the turn. */
  readonly enter = (): void => {
    const { play, discard, get, replace, destinations } = this.intent.offers
    if (this.#enter('question')) return
    if (play.length + discard.length > 0) void this.#turnTo('hand')
    else if (get.length + replace.length > 0) void this.#turnTo('row')
    else if (destinations.length > 0) this.board().enter()
    else this.#find('[data-zone="end"]')?.focus()
  }

  /** An open question has numbered answers; else numbers are the cards of the hand. */
  #pressNumber(number: number): void {
    const { acting, view } = this.intent
    const answer = this.#find(`[data-answer="${number}"]`)
    const card = view.hand[number - 1]
    if (answer) answer.click()
    else if (acting !== null && card) void this.intent.tapHand(card)
  }

  async #turnTo(zone: Tab): Promise<void> {
    this.bring(zone)
    await tick()
    this.#enter(zone)
  }

  /** Says whether there was anything to reach: what can be done in that zone, or else its first thing. */
  #enter(name: string): boolean {
    const zone = this.#find(`[data-zone="${name}"]`)
    const able = zone?.querySelector<HTMLElement>('.able')
    able?.focus()
    return able ? true : zone !== null && enter(zone)
  }

  #find(what: string): HTMLElement | null {
    return this.frame.element?.querySelector<HTMLElement>(what) ?? null
  }

  /** The key that has ended a turn, and is still held down, skips nothing. Nor does it press what lies beneath. */
  #skip(event: KeyboardEvent): void {
    event.preventDefault()
    if (!event.repeat) this.hurry()
  }
}
