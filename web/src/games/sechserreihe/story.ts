/** What a position looks like after something of its story has happened. */
import { at } from '../../lib/sure'
import type { SechserreiheHappening, SechserreiheView } from './view'

export function happened(view: SechserreiheView, { kind, seat, values }: SechserreiheHappening): SechserreiheView {
  switch (kind) {
    case 'slid':
      return { ...view, fields: view.fields.with(values.origin, 0).with(values.target, 1) }
    case 'placed':
      return withStone(view, values.field)
    case 'laid':
      return values.fields.reduce(withStone, view)
    case 'completed':
      return values.fields.reduce(withoutStone, view)
    case 'earned':
      return seat === null ? view : withCoins(view, seat, values.total)
    default:
      return view
  }
}

/** A stone of the supply has come to lie there. */
export const withStone = (view: SechserreiheView, field: number): SechserreiheView => ({
  ...view,
  fields: view.fields.with(field, 1),
  supply: view.supply - 1,
})

/** The field's stone has gone back into the supply. Where two lines cross, it left with the first. */
function withoutStone(view: SechserreiheView, field: number): SechserreiheView {
  const stones = at(view.fields, field)
  return { ...view, fields: view.fields.with(field, 0), supply: view.supply + stones }
}

function withCoins(view: SechserreiheView, seat: number, total: number): SechserreiheView {
  const earned = total - at(view.coins, seat)
  return { ...view, coins: view.coins.with(seat, total), bank: view.bank - earned }
}
