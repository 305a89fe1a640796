/**
 * Movement: how the picture gets from one position to the next, in any game. A tap ends it at once. Each game extends it
 * by what moves there.
 */
import type { GameKey, Happenings, Views } from '../feed/messages'
import type { Flight } from './flight'
import { Pace } from './pace.svelte'

/** What a step brought about, and the positions before and after it. */
export interface Story<Game extends GameKey> {
  happenings: Happenings[Game][]
  before: Views[Game]
  after: Views[Game]
}

/** `Scene`: what lies where in the midst of a movement. `Piece`: what is known of a piece in the air. */
export abstract class Movement<Game extends GameKey = GameKey, Scene = Views[Game], Piece = unknown> {
  /** The picture in the midst of a movement; null: it is that of the position. */
  scene = $state.raw<Scene | null>(null)
  /** What is being shown, to be told in words. */
  telling = $state.raw<Happenings[Game] | null>(null)
  flights = $state.raw<(Flight & Piece)[]>([])
  protected readonly pace = new Pace()
  #launched = 0

  /** Something moves: nobody can do anything meanwhile. */
  get busy(): boolean {
    return this.pace.busy
  }

  /** Ends what moves at once. */
  hurry(): void {
    this.pace.hurry()
  }

  /** Called when the new position is known but not drawn yet, so what is measured first is still the old picture. */
  show(story: Story<Game>): Promise<void> {
    return this.pace.during(async () => {
      await this.perform(story)
      this.scene = null
      this.telling = null
    })
  }

  /** Moves what this story moves. */
  protected abstract perform(story: Story<Game>): Promise<void>

  /** The scene, where one is being shown. */
  protected get now(): Scene {
    if (this.scene === null) throw new Error('Nothing is being shown.')
    return this.scene
  }

  protected change(change: Partial<Scene>): void {
    this.scene = { ...this.now, ...change }
  }

  protected async pause(ms: number): Promise<void> {
    await this.pace.pause(ms)
  }

  /** A piece's way through the air. What is folded away lies nowhere: nothing flies from there, or to it. */
  protected way(piece: Piece, from: DOMRect | null, to: DOMRect | null, ms: number): (Flight & Piece)[] {
    return from && to ? [{ ...piece, key: this.#launched++, from, to, ms }] : []
  }

  /** Until the last of them has landed. */
  protected async fly(flights: (Flight & Piece)[]): Promise<void> {
    if (flights.length === 0) return
    this.flights = [...this.flights, ...flights]
    await this.pause(Math.max(...flights.map(({ ms }) => ms)))
    this.flights = this.flights.filter((flight) => !flights.includes(flight))
  }
}
