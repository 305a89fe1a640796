/** What the person at this screen may do now and is about to do. A new position wipes away what was only thought of. */
import { Refusal } from '../../lib/api'
import type { LiveTable } from '../../lib/live.svelte'
import type { Position } from '../../lib/messages'
import { play } from '../../lib/sound'
import { Aim } from './aim.svelte'
import { boardOf } from './board'
import { spread, THROWN, throwOf } from './discs'
import { lyingOf } from './geometry'
import type { Movement } from './movement.svelte'
import { speechFor, type Moment } from './speech'
import { asView, type Size } from './view'

const ATTACK = 10
const VOTES = [74, 75]
const DISCS: Record<Size, number> = { large: 76, small: 77 }

/** Discs of the hand, or seats of the tower, in the order they were chosen. */
interface Kept {
  at: Position | null
  chosen: number[]
}

export class Intent {
  // Kept with the position itself, not its number: a move taken back brings the number back, but not the moment.
  #kept = $state.raw<Kept>({ at: null, chosen: [] })
  #answer = $state.raw<{ at: Position | null; text: string }>({ at: null, text: '' })

  constructor(
    readonly live: LiveTable,
    readonly movement: Movement,
  ) {}

  readonly view = $derived.by(() => asView(this.live.position?.view))
  readonly board = $derived.by(() => boardOf(this.view.board))
  readonly seats = $derived.by(() => this.live.table?.seats ?? [])
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name))
  readonly outcome = $derived.by(() => this.live.position?.outcome ?? null)

  /** The seat that may act, once everything has come to rest. */
  readonly acting = $derived.by(() => (this.movement.busy ? null : this.live.acting))
  readonly chosen = $derived.by(() =>
    this.acting !== null && this.#kept.at === this.live.position ? this.#kept.chosen : [],
  )
  /** The hand of whoever has to throw, disc by disc; empty in other phases. */
  readonly hand = $derived.by(() => (this.view.phase === 'throw' ? spread(this.view.hands[this.view.turn]) : []))
  readonly thrown = $derived.by(() => (this.view.phase === 'throw' ? this.chosen.map((slot) => this.hand[slot]) : []))
  readonly throwing = $derived.by(() => (this.thrown.length === THROWN ? throwOf(this.view, this.thrown) : null))
  /** Those who would come along, lowest first. */
  readonly companions = $derived.by(() =>
    this.view.phase === 'attack' ? this.view.companions.filter((seat) => this.chosen.includes(seat)) : [],
  )
  /** The flick in the making. A refused one begins anew. */
  readonly aim = $derived.by<Aim | null>(() => {
    if (this.acting === null || this.view.phase !== 'flick') return null
    void this.#answer
    const pieces = lyingOf(this.view, this.board)
    const size = this.view.discs[this.acting] || 'large'
    return new Aim(this.board, size, () => pieces, (move) => void this.#play(move))
  })
  readonly refused = $derived.by(() => (this.#answer.at === this.live.position ? this.#answer.text : ''))

  readonly moment = $derived.by<Moment>(() => ({
    view: this.view,
    names: this.names,
    bots: this.seats.map((seat) => seat.kind === 'bot'),
    mine: this.live.mine,
    acting: this.acting,
    turn: this.movement.scene?.turn ?? this.view.turn,
    telling: this.movement.telling,
    chosen: this.chosen.length,
    placing: this.aim?.placing ?? false,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))

  /** Chooses a disc of the hand or puts it back; a fourth takes the place of the first. */
  toggleDisc(slot: number): void {
    if (!this.#mayAct('throw') || slot >= this.hand.length) return
    const { chosen } = this
    play(chosen.includes(slot) ? 'press' : 'lift')
    this.#keep(chosen.includes(slot) ? chosen.filter((each) => each !== slot) : [...chosen, slot].slice(-THROWN))
  }

  async throwDiscs(): Promise<void> {
    if (this.#mayAct('throw') && this.throwing !== null) await this.#play(this.throwing)
  }

  toggleCompanion(seat: number): void {
    if (!this.#mayAct('attack') || !this.view.companions.includes(seat)) return
    const { chosen } = this
    play('press')
    this.#keep(chosen.includes(seat) ? chosen.filter((each) => each !== seat) : [...chosen, seat])
  }

  async go(): Promise<void> {
    if (!this.#mayAct('attack')) return
    await this.#play(ATTACK + this.companions.reduce((mask, seat) => mask + 2 ** seat, 0))
  }

  async pick(size: Size): Promise<void> {
    if (this.#mayAct('pick')) await this.#play(DISCS[size])
  }

  async vote(reading: number): Promise<void> {
    if (this.#mayAct('vote')) await this.#play(VOTES[reading])
  }

  /** Puts back what was only chosen. */
  stepBack(): void {
    if (this.chosen.length === 0) return
    play('press')
    this.#keep(this.chosen.slice(0, -1))
  }

  /** What a move would choose here: discs by slot, or companions by seat. */
  advised(move: number | undefined): number[] {
    if (move === undefined) return []
    if (this.view.phase === 'throw') return this.#slotsOf(move)
    return this.view.phase === 'attack' ? companionsIn(move, this.view.companions) : []
  }

  #slotsOf(move: number): number[] {
    const offer = this.view.throws.find(([each]) => each === move)
    if (!offer) return []
    const left = offer.slice(1)
    return this.hand.flatMap((kind, slot) => (left[kind]-- > 0 ? [slot] : []))
  }

  #mayAct(phase: string): boolean {
    return this.acting !== null && this.view.phase === phase && this.live.waiting === 0
  }

  #keep(chosen: number[]): void {
    this.#kept = { at: this.live.position, chosen }
  }

  /** What the server refuses is kept as a sentence. */
  async #play(move: number): Promise<void> {
    const at = this.live.position
    try {
      await this.live.move(move, this.acting)
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason
      this.#answer = { at, text: reason.message }
    }
  }
}

/** Seats taken along by a move, as far as they can be. */
export const companionsIn = (move: number, companions: number[]): number[] =>
  companions.filter((seat) => Math.floor((move - ATTACK) / 2 ** seat) % 2 === 1)

