/**
 * The two hands of this screen. They do at once what they are told; if somebody was quicker, they come back empty with a
 * word. What the server has not shown yet is laid over the position.
 */
import { untrack } from 'svelte'
import { announce } from '../../../lib/announce.svelte'
import { sentenceOf } from '../../../lib/api'
import { soundOf } from '../../../lib/facts'
import type { TableFeed } from '../../../feed/feed'
import { play } from '../../../lib/sound'
import { at } from '../../../lib/sure'
import { happened, nameOf } from '../story'
import { BOTH, choose, LEFT, otherHand, putBack, RIGHT, take, type Hand } from '../moves'
import { Shaking } from './shaking.svelte'
import { t } from '../texts'
import { EMPTY, type ZappZerappHappening, type Hands as Held, type ZappZerappView } from '../view'

interface Deed {
  kind: 'took' | 'put-back' | 'chose'
  seat: number
  hand: Hand
  place: number
  /** under which number the server has written it down, once it has */
  seq: number
}

/** How long a word about a hand is to be read, in milliseconds. */
const READ = 2_200
/** How far to its own side a hand is heard. */
const ASIDE = 0.5
const UNWRITTEN = Infinity

export class Hands {
  /** A word about each hand: it was refused something. */
  words = $state.raw<[string, string]>(['', ''])
  /** The hand used last: the one that a shaken phone shakes. */
  ready = $state<Hand>(RIGHT)
  readonly shaking: [Shaking, Shaking]
  #deeds = $state.raw<Deed[]>([])
  #watched: Held = [EMPTY, EMPTY]

  /** `seat`: whose hands they are now, or nobody's. */
  constructor(
    readonly feed: TableFeed,
    readonly seat: () => number | null,
    /** the position as the server knows it */
    readonly known: () => ZappZerappView,
  ) {
    const shaking = (hand: Hand, side: number): Shaking =>
      new Shaking(
        soundOf('zappzerapp'),
        side,
        (strength) => feed.shake(this.seat() ?? 0, hand, strength),
        () => this.view.signs,
      )
    this.shaking = [shaking(LEFT, -ASIDE), shaking(RIGHT, ASIDE)]
  }

  readonly #shownSeq = $derived.by(() => this.feed.log.at(-1)?.seq ?? 0)
  readonly #ahead = $derived.by(() => this.#deeds.filter(({ seq }) => seq > this.#shownSeq))
  /** The position with what these hands have just done. */
  readonly view = $derived.by(() => {
    const view = this.known()
    return this.#ahead.reduce((seen, deed) => happened(seen, storyOf(deed), view), view)
  })
  readonly held = $derived.by<Held>(() => {
    const seat = this.seat()
    return seat === null ? [EMPTY, EMPTY] : at(this.view.hands, seat)
  })
  readonly full = $derived.by(() => this.held.every((place) => place !== EMPTY))

  /** What a hand rattled before it held something else is of no interest any more. */
  watch(): void {
    const { held } = this
    const changed = BOTH.filter((hand) => held[hand] !== this.#watched[hand])
    untrack(() => changed.forEach((hand) => this.shaking[hand].change()))
    this.#watched = held
  }

  /** The free hand, the one on that side if both are. */
  freeHand(side: Hand): Hand | null {
    return [side, otherHand(side)].find((hand) => this.held[hand] === EMPTY) ?? null
  }

  /** Picks up a barrel with the free hand. Says which hand has it. */
  takeWithFree(place: number, side: Hand): Hand | null {
    const hand = this.freeHand(side)
    if (hand === null) return (this.#say(side, t('hands.full')), null)
    return this.take(hand, place) ? hand : null
  }

  /** Picks up a barrel with that hand, which puts back first what it holds. */
  take(hand: Hand, place: number): boolean {
    if (this.seat() === null || !this.view.hill[place]) return false
    if (this.held[hand] !== EMPTY) this.putBack(hand)
    this.ready = hand
    play('lift')
    announce(t('barrel.took', { place: place + 1, hand: t(hand === LEFT ? 'hand.left' : 'hand.right') }))
    void this.#do({ kind: 'took', hand, place }, take(hand, place))
    return true
  }

  putBack(hand: Hand): void {
    const place = this.held[hand]
    if (place === EMPTY) return
    this.ready = this.held[otherHand(hand)] === EMPTY ? hand : otherHand(hand)
    this.shaking[hand].change()
    play('place')
    announce(t('barrel.back', { place: place + 1 }))
    void this.#do({ kind: 'put-back', hand, place }, putBack(hand))
  }

  choose(hand: Hand): void {
    const place = this.held[hand]
    if (place === EMPTY) return
    this.rest()
    play('thud')
    void this.#do({ kind: 'chose', hand, place }, choose(hand))
  }

  shake(hand: Hand, strength: number): void {
    const isHeard = this.held[hand] !== EMPTY && this.feed.status === 'live'
    this.shaking[hand].shake(isHeard ? strength : 0)
  }

  rest(): void {
    for (const hand of BOTH) this.shaking[hand].rest()
  }

  async #do(deed: Pick<Deed, 'kind' | 'hand' | 'place'>, move: number): Promise<void> {
    const seat = this.seat()
    if (seat === null) return
    const kept: Deed = { ...deed, seat, seq: UNWRITTEN }
    this.#say(deed.hand, '')
    this.#deeds = [...this.#ahead, kept]
    try {
      const seq = await this.feed.move(move, seat)
      this.#deeds = this.#deeds.map((each) => (each === kept ? { ...kept, seq } : each))
    } catch (reason) {
      this.#say(deed.hand, sentenceOf(reason))
      this.#deeds = this.#deeds.filter((each) => each !== kept)
      this.shaking[deed.hand].change()
    }
  }

  #say(hand: Hand, text: string): void {
    this.words = hand === LEFT ? [text, this.words[RIGHT]] : [this.words[LEFT], text]
    if (!text) return
    announce(text)
    setTimeout(() => this.words[hand] === text && this.#say(hand, ''), READ)
  }
}

const storyOf = ({ kind, seat, hand, place }: Deed): ZappZerappHappening => ({
  kind,
  seat,
  values: { hand: nameOf(hand), place },
})
