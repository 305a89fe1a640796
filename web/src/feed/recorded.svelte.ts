/** Recorded feed: a table as it was, from a first standing and the steps that followed. Nothing can be said to it. */
import { Refusal } from '../lib/api'
import type { Status } from './feed'
import type { Advice, Command, Step } from './messages'
import type { Standing } from './playback.svelte'
import { ShownFeed } from './shown-feed.svelte'

export class RecordedFeed extends ShownFeed {
  readonly status: Status = 'live'
  readonly farewell = ''
  readonly waiting: number = 0
  #at = $state(0)

  constructor(
    readonly id: string,
    readonly beginning: Standing,
    readonly steps: readonly Step[] = [],
  ) {
    super()
    this.playback.reset(beginning)
  }

  /** How many steps have been told. */
  readonly at = $derived.by(() => this.#at)

  /** Tells the next step, with its movement. */
  next(): void {
    const step = this.steps[this.#at]
    if (!step) return
    this.#at += 1
    this.playback.follow(step)
  }

  /** Shows at once what was there after so many steps. */
  jump(to: number): void {
    this.#at = Math.max(0, Math.min(to, this.steps.length))
    const told = this.steps.slice(0, this.#at)
    const last = told.at(-1)
    this.playback.jump({
      table: last?.table ?? this.beginning.table,
      position: last ? last.position : this.beginning.position,
      log: [...this.beginning.log, ...told.map(({ entry }) => entry)],
    })
  }

  now(): number {
    return Date.now() / 1000
  }

  send(_command: Command): Promise<number> {
    return Promise.reject(new Refusal('recorded', ''))
  }

  shake(_seat: number, _thing: number, _strength: number): Promise<Int16Array> {
    return Promise.reject(new Refusal('recorded', ''))
  }

  protected override advise(_seat: number, _ply: number): Promise<Advice> {
    return Promise.reject(new Refusal('recorded', ''))
  }
}
