/** What is marked on the board besides the pieces: the way just walked, where an attack would lead, who is spoken of. */
import { happeningsOf } from '../../../feed/typed'
import type { ZongIntent } from '../intent.svelte'
import { fieldOf, isWalked } from '../view'
import { way } from './towers'

interface Walk {
  from: number
  to: number
}

export class Marked {
  constructor(readonly intent: ZongIntent) {}

  /** Where the attack in question would lead. */
  readonly #aim = $derived.by<Walk | null>(() => {
    const { view, acting, offers } = this.intent
    if (acting === null || offers.companions.length === 0) return null
    return { from: fieldOf(view.fields, acting), to: view.arrival }
  })

  /** The last walk that a piece still stands at the end of. */
  readonly #walked = $derived.by<Walk | null>(() => {
    const { feed, view, movement } = this.intent
    if (movement.busy || view.phase === 'vote') return null
    const last = feed.log.flatMap(({ happenings }) => happeningsOf('zong', happenings)).findLast(isWalked)
    if (!last || last.seat === null || fieldOf(view.fields, last.seat) !== last.values.to) return null
    return last.values
  })

  readonly way = $derived.by(() => {
    const walk = this.#aim ?? this.#walked
    return walk && [walk.from, ...way(walk.from, walk.to)]
  })

  readonly glow = $derived.by(() => (this.#aim ? [this.#aim.to] : []))

  readonly lit = $derived.by(() => {
    const { movement, acting, companions } = this.intent
    if (movement.tidy.current) return [movement.tidy.current.seat]
    return acting !== null && this.#aim ? [...companions, acting] : undefined
  })
}
