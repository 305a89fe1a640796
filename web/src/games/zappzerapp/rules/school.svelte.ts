/** A school for ears: barrels whose stones are known, to listen to and to guess. */
import type { Sound } from '../../../lib/facts'
import { at } from '../../../lib/sure'
import { Shaking } from '../hand/shaking.svelte'

/** How long a barrel is shaken, in milliseconds: not quite as long as the strip, so that all of it can be seen. */
export const LESSON = 1_750
const USUAL = 3
const IN_THE_MIDDLE = 0

export class School {
  strength = $state(USUAL)
  /** The stones in the barrel that was shaken last, 0: none was. */
  barrel = $state(0)
  /** Whether its stones are to be guessed, and what was guessed. */
  isRiddle = $state(false)
  guessed = $state<number | null>(null)
  asked = $state(0)
  right = $state(0)
  readonly barrels: number[]
  readonly shaking: Shaking
  #end: ReturnType<typeof setTimeout> | undefined

  /** `ask` gets a piece of sound of a barrel; `chance` is luck from 0 to 1. */
  constructor(
    sound: Sound,
    ask: (stones: number, strength: number) => Promise<Int16Array>,
    readonly chance: () => number = Math.random,
  ) {
    this.barrels = sound.examples ?? []
    this.shaking = new Shaking(sound, IN_THE_MIDDLE, async (strength) => {
      const samples = await ask(this.barrel, strength)
      this.#end ??= setTimeout(() => this.shaking.rest(), LESSON)
      return samples
    })
  }

  readonly isOpen = $derived(this.isRiddle && this.guessed === null)

  /** A barrel is pressed: it is heard, or it is the answer. */
  press(stones: number): void {
    if (this.isOpen) return this.#guess(stones)
    this.isRiddle = false
    this.barrel = stones
    this.again()
  }

  /** Any barrel, and nobody says which. */
  pose(): void {
    this.barrel = at(this.barrels, Math.floor(this.chance() * this.barrels.length))
    this.isRiddle = true
    this.guessed = null
    this.again()
  }

  again(): void {
    this.stop()
    this.shaking.shake(this.strength)
  }

  stop(): void {
    clearTimeout(this.#end)
    this.#end = undefined
    this.shaking.change()
  }

  #guess(stones: number): void {
    this.guessed = stones
    this.asked++
    if (stones === this.barrel) this.right++
  }
}
