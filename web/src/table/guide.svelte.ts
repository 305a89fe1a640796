/** Guide: leads a newcomer through the first turns. Whoever has been guided once is left alone, unless they ask for it. */
import type { GameKey } from '../feed/messages'
import { settings } from '../lib/settings.svelte'

export abstract class Guide {
  constructor(readonly game: GameKey) {}

  get wanted(): boolean {
    return !settings.isGuided(this.game)
  }

  finish(): void {
    settings.setGuided(this.game, true)
  }

  /** Once more from the beginning. */
  restart(): void {
    settings.setGuided(this.game, false)
  }
}
