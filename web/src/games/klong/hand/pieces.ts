/** A card stays the same thing on its way from the hand to the play area, also where there are several of a kind. */
import type { CardKey } from '../data'

export interface Piece {
  id: number
  card: CardKey
  played: boolean
}

/**
 * The cards of hand and play area as pieces: who was there before stays, what has been tapped is what was played.
 * Played ones come first, in their order; then the hand.
 */
export function followed(before: Piece[], hand: CardKey[], play: CardKey[], tapped: number | null): Piece[] {
  const rest = [...before]
  let fresh = Math.max(-1, ...before.map(({ id }) => id))
  function take(card: CardKey, played: boolean): Piece {
    const same = rest.filter((piece) => piece.card === card)
    const found = same.find((piece) => piece.played === played) ?? same.find(({ id }) => id === tapped) ?? same[0]
    if (!found) return { id: (fresh += 1), card, played }
    rest.splice(rest.indexOf(found), 1)
    return { ...found, played }
  }
  const stillPlayed = play.map((card) => take(card, true))
  return [...stillPlayed, ...hand.map((card) => take(card, false))]
}

/** Of its width, so much of a covered card is seen. */
const CLOSEST = 0.16

export interface Laid {
  /** left edge */
  x: number
  step: number
}

/** Steps between cards: side by side while there is room, then played ones close up first, then all. */
export function laidOut(played: number, unplayed: number, room: number, card: number, gap: number): Laid[] {
  const full = card + gap
  const least = card * CLOSEST
  const rest = room - card
  const steps = played + unplayed - 1
  if (steps <= 0) return [{ x: 0, step: full }].slice(0, played + unplayed)
  const open = Math.min(full, Math.max(least, (rest - played * least) / Math.max(1, unplayed - 1)))
  const openSteps = Math.max(0, unplayed - 1)
  const closed = played === 0 ? 0 : Math.min(full, (rest - openSteps * open) / (steps - openSteps))
  const all = Array.from({ length: played + unplayed }, (_, i) => (i < played ? closed : open))
  let x = 0
  return all.map((step) => {
    const laid = { x, step }
    x += step
    return laid
  })
}
