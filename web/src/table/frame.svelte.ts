/** Frame of a table: what lies around every game's board. Which sheet is open, taking back, and advice. */
import { getContext, setContext } from 'svelte'
import type { TableFeed } from '../feed/feed'
import { AdviceDesk } from './advice.svelte'
import type { Intent } from './intent.svelte'
import { Undo } from './undo.svelte'

/** Sheets that every table has. A game may have others. */
type HouseSheet = 'rules' | 'menu' | 'log' | 'end'

const KEY = Symbol('frame')

export class Frame<Sheet extends string = string> {
  /** The sheet that lies over the table, one at a time. */
  sheet = $state<HouseSheet | Sheet | null>(null)
  /** The table itself, once it is there. */
  element = $state.raw<HTMLElement | null>(null)
  readonly feed: TableFeed
  readonly undo: Undo
  readonly desk: AdviceDesk

  constructor(readonly intent: Intent) {
    this.feed = intent.feed
    this.undo = new Undo(intent.feed)
    this.desk = new AdviceDesk(intent.feed, (advice) => intent.advice(advice))
  }

  /** Why the last thing that was asked for was refused, as a sentence, or nothing. */
  readonly refused = $derived.by(() => this.intent.refused || this.undo.refused || this.desk.refused)

  /** A tap: whatever moves is over at once. */
  hurry(): void {
    this.intent.movement.hurry()
    this.feed.catchUp()
  }

  isOpen(sheet: HouseSheet | Sheet): boolean {
    return this.sheet === sheet
  }

  /** For `bind:open`: opening a sheet closes the one before; closing leaves another one alone. */
  setOpen(sheet: HouseSheet | Sheet, open: boolean): void {
    if (open) this.sheet = sheet
    else if (this.sheet === sheet) this.sheet = null
  }

  /** Where something lies on the table that was drawn with this selector; with fewer of them, the last one. */
  rectOf(selector: string, nth = 0): DOMRect | null {
    const found = this.element?.querySelectorAll(selector)
    return (found?.[nth] ?? found?.[found.length - 1])?.getBoundingClientRect() ?? null
  }
}

export const setFrame = (frame: Frame): Frame => setContext(KEY, frame)
/** The frame of the table that this component lies on. */
export const useFrame = (): Frame => getContext<Frame>(KEY)
