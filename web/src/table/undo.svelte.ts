/** Taking back what was done, one move or all of them. The server says how far that is fair. */
import { sentenceOf } from '../lib/api'
import { facts } from '../lib/facts'
import type { TableFeed } from '../feed/feed'

export class Undo {
  /** The question whether really all moves should go. */
  asking = $state(false)
  #refused = $state.raw({ moment: -1, text: '' })

  constructor(readonly feed: TableFeed) {}

  readonly possible = $derived.by(() => this.feed.position?.may_take_back === true)
  readonly scope = $derived.by(() => (facts[this.feed.table?.game ?? '']?.take_back === 'turn' ? 'turn' : 'game'))
  /** The server's sentence about the last try, or nothing. */
  readonly refused = $derived.by(() => (this.#refused.moment === this.feed.moment ? this.#refused.text : ''))

  one(): Promise<void> {
    return this.#takeBack(false)
  }

  /** A turn is begun anew at once; a game is worth a question. */
  startOver(): void {
    if (this.scope === 'turn') void this.all()
    else this.asking = true
  }

  all(): Promise<void> {
    this.asking = false
    return this.#takeBack(true)
  }

  async #takeBack(whole: boolean): Promise<void> {
    const { moment, position, waiting } = this.feed
    if (!this.possible || !position || waiting > 0) return
    try {
      await this.feed.send({ t: 'takeback', ply: position.ply, whole })
    } catch (reason) {
      this.#refused = { moment, text: sentenceOf(reason) }
    }
  }
}
