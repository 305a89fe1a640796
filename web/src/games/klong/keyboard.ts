/** The table by keys: one for each deed and each zone, numbers for cards and answers, and a focus that is never lost. */
import { tick } from 'svelte'
import { isForTable, isPlain } from '../../table/shortcut'
import type { Intent } from './intent.svelte'
import type { Tab } from './layout/screens'
import type DungeonMap from './map/Map.svelte'

/** Keys that do the same as a tap while the dragon attacks. */
const SKIPPING = ['Enter', ' ', 'Escape']

export class Keyboard {
  constructor(
    readonly intent: Intent,
    readonly table: () => HTMLElement,
    readonly dungeon: () => DungeonMap,
    /** brings a strip of cards into sight */
    readonly bring: (tab: Tab) => void,
    /** ends what moves */
    readonly hurry: () => void,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    const { intent } = this
    if (!isForTable(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (intent.movement.attack && SKIPPING.includes(event.key)) this.#skip(event)
    else if (/^[1-9]$/.test(event.key)) this.#pressNumber(Number(event.key))
    else if (event.key === 'Escape') intent.stepBack()
    else if (isPlain(event, 'e')) void intent.end()
    else if (isPlain(event, 'a')) intent.playRest()
    else if (isPlain(event, 'm')) this.dungeon().enter()
    else if (isPlain(event, 'r')) void this.#turnTo('row')
    else if (isPlain(event, 'v')) void this.#turnTo('reserve')
    else if (isPlain(event, 'k')) void this.#turnTo('hand')
  }

  /** To be called before the table changes: what disappears under the focus leaves it in that zone. */
  keepFocus(): void {
    const focused = document.activeElement
    const zone = this.table().contains(focused) && focused?.closest<HTMLElement>('[data-zone]')
    if (!zone) return
    void tick().then(() => {
      if (document.activeElement === document.body) this.#enter(zone.dataset.zone ?? 'hand')
    })
  }

  /** An open question has numbered answers; else numbers are the cards of the hand. */
  #pressNumber(number: number): void {
    const { acting, view } = this.intent
    const answer = this.table().querySelector<HTMLElement>(`[data-answer="${number}"]`)
    if (answer) answer.click()
    else if (acting !== null && view.hand[number - 1]) void this.intent.tapHand(view.hand[number - 1])
  }

  async #turnTo(zone: Tab): Promise<void> {
    this.bring(zone)
    await tick()
    this.#enter(zone)
  }

  /** Puts the keyboard on what can be done in a zone, or else on what can be reached there. */
  #enter(zone: string): void {
    if (zone === 'map') return this.dungeon().enter()
    const within = (what: string): HTMLElement | null => this.table().querySelector(`[data-zone="${zone}"] ${what}`)
    const target = within('.able') ?? within('[tabindex="0"]') ?? within('button') ?? this.table().querySelector('[data-zone="end"]')
    target?.focus()
  }

  /** The key that has ended a turn, and is still held down, skips nothing. Nor does it press what lies beneath. */
  #skip(event: KeyboardEvent): void {
    event.preventDefault()
    if (!event.repeat) this.hurry()
  }
}
