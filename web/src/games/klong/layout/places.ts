/** Where things lie on the screen, for what flies between them. */
import type { Frame } from '../../../table/frame.svelte'
import type Board from '../board/Board.svelte'
import type { Places } from '../tokens/flights'

/** Parts of the table carry `data-` marks by which they are found; what is folded away lies nowhere. */
export function placesOn(frame: () => Frame, map: () => Board): Places {
  const rectOf = (selector: string, nth = 0): DOMRect | null => frame().rectOf(selector, nth)
  const inSight = (rect: DOMRect): DOMRect | null => {
    const window = rectOf('[data-zone="map"]')
    return window && rect.x < window.right && rect.right > window.x && rect.y < window.bottom && rect.bottom > window.y
      ? rect
      : null
  }
  const seat = (seat: number): DOMRect | null => rectOf(`[data-seat="${seat}"]`)
  const ofFront = (seat: number, mark: string): DOMRect | null => rectOf(`[data-front="${seat}"] [data-${mark}]`)
  return {
    hand: (card) => rectOf(`[data-zone="hand"] [data-card="${card}"]`),
    dealt: (index) => rectOf('[data-zone="hand"] [data-card]', index) ?? rectOf('[data-zone="hand"]'),
    pile: (owner) => ofFront(owner, 'draw-pile') ?? seat(owner),
    discard: (owner) => ofFront(owner, 'discard-pile') ?? seat(owner),
    seat,
    played: () => rectOf('[data-played]'),
    offer: (card) =>
      rectOf(`[data-zone="row"] [data-card="${card}"]`) ?? rectOf(`[data-zone="reserve"] [data-card="${card}"]`),
    purse: () => rectOf('[data-counter="gold"]'),
    room: (room) => (room > 0 ? map().place(room) : null),
    lair: () => inSight(map().lairPlace()) ?? rectOf('[data-noise]'),
  }
}
