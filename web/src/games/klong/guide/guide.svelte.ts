/** A newcomer's first turn, led step by step: what can be done now, where, and why one would. */
import { Guide } from '../../../table/guide.svelte'
import { deedOf } from '../data'
import type { Move } from '../moves'
import type { KlongView } from '../view'

/** In the order in which they come up; each is shown until it is done or understood. */
export type Lesson = 'hand' | 'question' | 'buy' | 'fight' | 'walk' | 'end' | 'dragon'

/** The part of the table that a lesson is about. */
export type Zone = 'hand' | 'row' | 'map' | 'counters' | 'end' | 'question'
export const ZONES: Record<Lesson, Zone> = {
  hand: 'hand',
  question: 'question',
  buy: 'row',
  fight: 'row',
  walk: 'map',
  end: 'end',
  dragon: 'row',
}

const isFight = (move: Move): boolean => move.kind === 'get' && deedOf(move.card) === 'fight'
const isPurchase = (move: Move): boolean => move.kind === 'get' && !isFight(move)

/** What there is to learn at this moment of an own turn. */
export function lessonsFor(view: Pick<KlongView, 'question'>, moves: Move[]): Lesson[] {
  if (view.question) return ['question']
  if (moves.some(({ kind }) => kind === 'play')) return ['hand']
  return [
    ...(moves.some(isPurchase) ? (['buy'] as const) : []),
    ...(moves.some(isFight) ? (['fight'] as const) : []),
    ...(moves.some(({ kind }) => kind === 'walk') ? (['walk'] as const) : []),
    ...(moves.some(({ kind }) => kind === 'end') ? (['end'] as const) : []),
  ]
}

export class KlongGuide extends Guide {
  #learned = $state<Lesson[]>([])
  /** The first own turn has been played. */
  #ended = $state(false)

  constructor() {
    super('klong')
  }

  /** The lesson to show: on the own turn what comes next, after it what the dragon is about. */
  lesson(view: KlongView, moves: Move[]): Lesson | null {
    if (!this.wanted || view.phase === 'over') return null
    if (this.#ended) return 'dragon'
    return lessonsFor(view, moves).find((lesson) => !this.#learned.includes(lesson)) ?? null
  }

  /** Somebody has understood, or has done it. */
  learn(lesson: Lesson): void {
    if (lesson === 'dragon') return this.finish()
    if (lesson === 'end') return
    this.#learned = [...this.#learned, lesson]
  }

  /** What a move shows to have been learned. Cards and questions come again until the turn is over. */
  watch(move: Move): void {
    if (move.kind === 'end') this.#ended = true
    else if (move.kind === 'walk') this.learn('walk')
    else if (isFight(move)) this.learn('fight')
    else if (isPurchase(move)) this.learn('buy')
  }

  override restart(): void {
    this.#learned = []
    this.#ended = false
    super.restart()
  }
}
