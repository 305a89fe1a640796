/** What the person at this screen is about to do: discs of the hand, companions of an attack, or a flick. */
import type { TableFeed } from '../../feed/feed'
import type { Advice } from '../../feed/messages'
import { play } from '../../lib/sound'
import { at } from '../../lib/sure'
import { Intent } from '../../table/intent.svelte'
import { boardOf } from './board/board'
import { lyingOf } from './board/geometry'
import { Aim } from './flick/aim.svelte'
import { THROWN } from './hand/discs'
import type { ZongMovement } from './movement.svelte'
import { pick, vote } from './moves'
import { attackOf, companionsOf, offersOf, slotsOf, throwOf } from './offers'
import { sectionFor } from './rules/sections'
import { adviceText, speechFor, type Moment } from './speech'
import type { Size, ZongView } from './view'

/** Nothing chosen yet. */
const NONE: number[] = []

/** The thought: discs of the hand by slot, or seats of the tower, in the order they were chosen. */
export class ZongIntent extends Intent<'zong', number[]> {
  constructor(
    feed: TableFeed,
    override readonly movement: ZongMovement,
  ) {
    super('zong', feed, movement, NONE)
  }

  readonly board = $derived.by(() => boardOf(this.view.board))
  /** The position as it is seen, in the midst of a movement. */
  readonly shown = $derived.by(() => this.movement.scene ?? this.view)
  /** Seats that the table waits for. */
  readonly awaited = $derived.by(() => this.feed.position?.to_move ?? [])
  readonly offers = $derived.by(() => offersOf(this.view, this.legal))
  readonly chosen = $derived.by(() => this.thought)
  /** Kinds of the discs that would be thrown. */
  readonly thrown = $derived.by(() =>
    this.offers.discs.length > 0 ? this.chosen.map((slot) => at(this.offers.discs, slot)) : [],
  )
  readonly throwing = $derived.by(() => (this.thrown.length === THROWN ? throwOf(this.view, this.thrown) : null))
  /** Those who would come along, lowest first. */
  readonly companions = $derived.by(() => this.offers.companions.filter((seat) => this.chosen.includes(seat)))
  /** The flick in the making. A refused one begins anew. */
  readonly aim = $derived.by<Aim | null>(() => {
    if (this.acting === null || !this.offers.flick) return null
    void this.refusals
    const pieces = lyingOf(this.view, this.board)
    const size = this.view.discs[this.acting] || 'large'
    return new Aim(
      this.board,
      size,
      () => pieces,
      (move) => void this.play(move),
    )
  })

  readonly moment = $derived.by<Moment>(() => ({
    view: this.view,
    names: this.names,
    bots: this.bots,
    mine: this.mine,
    acting: this.acting,
    turn: this.shown.turn,
    awaited: this.awaited,
    telling: this.movement.telling,
    chosen: this.chosen.length,
    placing: this.aim?.placing ?? false,
  }))
  readonly speech = $derived.by(() => speechFor(this.moment))
  readonly section = $derived.by(() => sectionFor(this.view, this.outcome))

  protected override asked({ phase }: ZongView): string {
    return phase
  }

  override advice({ move }: Advice): string {
    return adviceText(move, this.view, this.names)
  }

  /** Chooses a disc of the hand or puts it back; a fourth takes the place of the first. */
  toggleDisc(slot: number): void {
    if (slot >= this.offers.discs.length) return
    this.#toggle(slot, this.chosen.includes(slot) ? 'press' : 'lift', THROWN)
  }

  async throwDiscs(): Promise<void> {
    if (this.throwing !== null) await this.play(this.throwing)
  }

  toggleCompanion(seat: number): void {
    if (this.offers.companions.includes(seat)) this.#toggle(seat, 'press', Infinity)
  }

  async go(): Promise<void> {
    const attack = attackOf(this.view, this.companions)
    if (attack !== null) await this.play(attack)
  }

  async pick(size: Size): Promise<void> {
    if (this.offers.sizes.includes(size)) await this.play(pick(size))
  }

  async vote(reading: number): Promise<void> {
    if (this.mayPlay(vote(reading))) await this.play(vote(reading))
  }

  /** Puts back what was only chosen. */
  override stepBack(): void {
    if (this.chosen.length === 0) return
    play('press')
    this.think(this.chosen.slice(0, -1))
  }

  /** What a move would choose here: discs by slot, or companions by seat. */
  advised(move: number | undefined): number[] {
    if (move === undefined) return []
    const { discs } = this.offers
    return discs.length > 0 ? slotsOf(this.view, discs, move) : companionsOf(this.view, move)
  }

  #toggle(thing: number, sound: 'press' | 'lift', most: number): void {
    if (this.feed.waiting > 0) return
    const { chosen } = this
    play(sound)
    this.think(chosen.includes(thing) ? chosen.filter((each) => each !== thing) : [...chosen, thing].slice(-most))
  }
}
