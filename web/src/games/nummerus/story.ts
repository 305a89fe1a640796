/** What a position looks like after something of its story has happened. */
import { foretell, handOf, type HandView, type NummerusHappening, type NummerusView } from './view'

/** `after`: the position at the end of the step, which knows how the chips lie then. */
export function happened(view: NummerusView, happening: NummerusHappening, after: NummerusView): NummerusView {
  const { kind, seat, values } = happening
  if (seat === null) return view
  switch (kind) {
    case 'took': {
      const { chip, origin, field, jump } = values
      return {
        ...view,
        fields: view.fields.with(field, 0),
        star: field,
        last: { seat, chip, origin, field, jump },
        hands: view.hands.with(seat, withChip(view, seat, chip, after)),
        choices: [],
      }
    }
    case 'joined':
    case 'swapped': {
      const isStillThere = after.round === view.round
      return isStillThere ? { ...view, hands: after.hands } : view
    }
    default:
      return view
  }
}

/** The hand with one chip more. Where the next round is laid out already, its chains are as they were foretold. */
function withChip(view: NummerusView, seat: number, chip: number, after: NummerusView): HandView {
  if (after.round === view.round) return handOf(after, seat)
  const hand = handOf(view, seat)
  const choice = view.choices.find((each) => each.chip === chip)
  return choice ? { ...hand, chips: [...hand.chips, chip], chains: foretell(hand, choice) } : hand
}
