/** Live feed: a table as it happens, through its connection. */
import type { Lang } from '../lib/settings.svelte'
import { Connection, type News } from './connection.svelte'
import type { Advice, Command } from './messages'
import { ShownFeed } from './shown-feed.svelte'

export class LiveFeed extends ShownFeed {
  readonly #connection: Connection

  constructor(readonly id: string) {
    super()
    this.#connection = new Connection(id, (news) => this.#hear(news))
  }

  readonly status = $derived.by(() => this.#connection.status)
  readonly farewell = $derived.by(() => this.#connection.farewell)
  readonly waiting = $derived.by(() => this.#connection.waiting)

  now(): number {
    return this.#connection.now()
  }

  send(command: Command): Promise<number> {
    return this.#connection.send(command)
  }

  shake(seat: number, thing: number, strength: number): Promise<Int16Array> {
    return this.#connection.shake(seat, thing, strength)
  }

  speak(lang: Lang): void {
    this.#connection.speak(lang)
  }

  close(): void {
    this.#connection.close()
  }

  protected override advise(seat: number, ply: number): Promise<Advice> {
    return this.#connection.ask({ t: 'advise', seat, ply })
  }

  #hear(news: News): void {
    switch (news.t) {
      case 'snapshot':
        return this.playback.reset(news)
      case 'step':
        return this.playback.follow(news)
      case 'presence':
        return this.playback.greet(news)
      case 'shaking':
        return this.tellShaking(news)
    }
  }
}
