/** What a position looks like after something of its story has happened. */
import type { Happening } from '../../lib/messages'
import { LEFT, RIGHT, type Hand } from './move'
import { EMPTY, PASSED, type Hands, type ZappZerappView } from './view'

/** `after`: the position at the end of the step, which knows what luck brought. */
export function happened(view: ZappZerappView, { kind, seat, values }: Happening, after: ZappZerappView): ZappZerappView {
  const who = seat ?? -1
  switch (kind) {
    case 'took':
      return withHand(view, who, handNamed(values.hand), values.place as number)
    case 'put-back':
      return withHand(view, who, handNamed(values.hand), EMPTY)
    case 'chose':
      return { ...emptied(view, who, values.place as number), chosen: replaced(view.chosen, who, values.place as number) }
    case 'passed':
      return { ...emptied(view, who), chosen: replaced(view.chosen, who, PASSED) }
    case 'turned':
      return { ...view, stones: replaced(view.stones, who, values.stones as number) }
    case 'ran':
      return moved(view, who, values.from as number, values.to as number)
    case 'banished':
      return moved(view, values.who as number, values.from as number, 0)
    case 'threw':
      return { ...after, apprentices: view.apprentices }
    default:
      return view
  }
}

export const handNamed = (name: unknown): Hand => (name === 'left' ? LEFT : RIGHT)

function withHand(view: ZappZerappView, seat: number, hand: Hand, place: number): ZappZerappView {
  const before = view.hands[seat][hand]
  const hill = view.hill.map((stands, at) => (at === before ? true : at === place ? false : stands))
  const held = replaced(view.hands[seat], hand, place) as Hands
  return { ...view, hill, hands: replaced(view.hands, seat, held) }
}

/** What the hands held goes back, but for the barrel that is set down. */
function emptied(view: ZappZerappView, seat: number, kept = EMPTY): ZappZerappView {
  const back = view.hands[seat].filter((place) => place !== EMPTY && place !== kept)
  const hill = view.hill.map((stands, at) => (at === kept ? false : stands || back.includes(at)))
  return { ...view, hill, hands: replaced(view.hands, seat, [EMPTY, EMPTY] as Hands) }
}

function moved(view: ZappZerappView, seat: number, from: number, to: number): ZappZerappView {
  const pieces = [...view.apprentices[seat]]
  pieces.splice(pieces.indexOf(from), 1, to)
  return { ...view, apprentices: replaced(view.apprentices, seat, pieces.toSorted((a, b) => a - b)) }
}

const replaced = <Item>(items: Item[], at: number, item: Item): Item[] => items.map((each, i) => (i === at ? item : each))
