/** What a position looks like after something of its story has happened. */
import { at } from '../../lib/sure'
import { LEFT, RIGHT, type Hand } from './moves'
import { EMPTY, PASSED, type ZappZerappHappening, type ZappZerappView } from './view'

/** `after`: the position at the end of the step, which knows what luck brought. */
export function happened(view: ZappZerappView, event: ZappZerappHappening, after: ZappZerappView): ZappZerappView {
  const who = event.seat ?? -1
  switch (event.kind) {
    case 'took':
      return withHand(view, who, handNamed(event.values.hand), event.values.place)
    case 'put-back':
      return withHand(view, who, handNamed(event.values.hand), EMPTY)
    case 'chose': {
      const { place } = event.values
      return { ...emptied(view, who, place), chosen: view.chosen.with(who, place) }
    }
    case 'passed':
      return { ...emptied(view, who), chosen: view.chosen.with(who, PASSED) }
    case 'turned':
      return turnedOver(view, who, event.values.stones, !event.values.valid)
    case 'ran':
      return moved(view, who, event.values.from, event.values.to)
    case 'banished':
      return moved(view, event.values.who, event.values.from, 0)
    case 'threw':
      return { ...after, apprentices: view.apprentices }
    default:
      return view
  }
}

const HANDS: Record<string, Hand> = { left: LEFT, right: RIGHT }
const handNamed = (name: string): Hand => HANDS[name] ?? RIGHT
export const nameOf = (hand: Hand): 'left' | 'right' => (hand === LEFT ? 'left' : 'right')

function withHand(view: ZappZerappView, seat: number, hand: Hand, place: number): ZappZerappView {
  const [left, right] = at(view.hands, seat)
  const before = hand === LEFT ? left : right
  const hill = view.hill.map((stands, spot) => (spot === before ? true : spot === place ? false : stands))
  return { ...view, hill, hands: view.hands.with(seat, hand === LEFT ? [place, right] : [left, place]) }
}

/** What the hands held goes back, but for the barrel that is set down. */
function emptied(view: ZappZerappView, seat: number, kept = EMPTY): ZappZerappView {
  const back = at(view.hands, seat).filter((place) => place !== EMPTY && place !== kept)
  const hill = view.hill.map((stands, spot) => (spot === kept ? false : stands || back.includes(spot)))
  return { ...view, hill, hands: view.hands.with(seat, [EMPTY, EMPTY]) }
}

const turnedOver = (view: ZappZerappView, seat: number, stones: number, tooMany: boolean): ZappZerappView => ({
  ...view,
  stones: view.stones.with(seat, stones),
  too_many: view.too_many.with(seat, tooMany),
})

function moved(view: ZappZerappView, seat: number, from: number, to: number): ZappZerappView {
  const steps = at(view.apprentices, seat)
  const moved = steps.with(steps.indexOf(from), to).toSorted((a, b) => a - b)
  return { ...view, apprentices: view.apprentices.with(seat, moved) }
}
