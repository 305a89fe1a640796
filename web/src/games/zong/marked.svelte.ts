/** What is marked on the board besides the pieces: the way just walked, where an attack would lead, who is spoken of. */
import type { Intent } from './intent.svelte'
import { way } from './towers'
import { fieldOf } from './view'

export class Marked {
  constructor(readonly intent: Intent) {}

  /** The field the attack in question would end on. */
  readonly #aim = $derived.by(() => {
    const { view, board, acting } = this.intent
    if (acting === null || view.phase !== 'attack') return null
    const from = fieldOf(view.fields, acting)
    return { from, to: Math.min(from + view.points, board.fields.length) }
  })

  /** The last walk that a piece still stands at the end of. */
  readonly #walked = $derived.by(() => {
    const { live, view, movement } = this.intent
    if (movement.busy || view.phase === 'vote') return null
    const walks = live.log.flatMap(({ happenings }) => happenings).filter(({ kind }) => /^(attacked|retreated)/.test(kind))
    const last = walks.at(-1)
    if (!last || last.seat === null || fieldOf(view.fields, last.seat) !== last.values.to) return null
    return { from: last.values.from as number, to: last.values.to as number }
  })

  readonly way = $derived.by(() => {
    const walk = this.#aim ?? this.#walked
    return walk && [walk.from, ...way(walk.from, walk.to)]
  })

  readonly glow = $derived.by(() => (this.#aim ? [this.#aim.to] : []))

  readonly lit = $derived.by(() => {
    const { view, movement, acting, companions } = this.intent
    if (movement.tidy.current) return [movement.tidy.current.seat]
    if (movement.busy) return []
    if (view.doubt) return [view.doubt.seat]
    return acting !== null && view.phase === 'attack' ? [...companions, acting] : []
  })
}
