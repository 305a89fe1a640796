/** What the person at this screen is about to do: picked and not yet done. A new position wipes it away. */
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import type { Position } from '../../lib/messages'
import { play } from '../../lib/sound'
import { asView, tradeMove, type Choice } from './view'

interface Thought {
  chip: number | null
  barred: number | null
  give: number | null
  take: number | null
}

const NOTHING: Thought = { chip: null, barred: null, give: null, take: null }

export class Intent {
  #kept = $state.raw<Thought & { at: Position | null }>({ at: null, ...NOTHING })
  #answer = $state.raw<{ at: Position | null; text: string }>({ at: null, text: '' })

  constructor(readonly live: LiveTable) {}

  readonly view = $derived.by(() => asView(this.live.position?.view))
  readonly thought = $derived.by<Thought>(() => (this.#kept.at === this.live.position ? this.#kept : NOTHING))
  readonly picked = $derived.by(() => this.view.choices.find(({ chip }) => chip === this.thought.chip) ?? null)
  readonly trade = $derived.by(() => tradeMove(this.view.trades, this.thought.give, this.thought.take))
  readonly refused = $derived.by(() => (this.#answer.at === this.live.position ? this.#answer.text : ''))

  pick(choice: Choice): void {
    this.#think({ ...NOTHING, chip: choice.chip })
  }

  give(chip: number): void {
    this.#think({ ...this.thought, give: this.thought.give === chip ? null : chip })
  }

  take(chip: number): void {
    this.#think({ ...this.thought, take: this.thought.take === chip ? null : chip })
  }

  barred(chip: number): void {
    this.#think({ ...NOTHING, barred: chip })
  }

  putBack(): void {
    this.#think(NOTHING)
  }

  /** Plays the move; what the server refuses is kept as a sentence. */
  async play(move: number): Promise<void> {
    if (this.live.waiting === 0) await this.#ask(() => this.live.move(move))
  }

  async takeBack(): Promise<void> {
    if (this.live.waiting === 0) await this.#ask(() => this.live.send({ t: 'takeback', ply: this.live.position?.ply ?? 0 }))
  }

  async #ask(send: () => Promise<number>): Promise<void> {
    const at = this.live.position
    try {
      await send()
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      this.#answer = { at, text: reason.message }
    }
  }

  #think(thought: Thought): void {
    play('press')
    this.#kept = { ...thought, at: this.live.position }
  }
}
