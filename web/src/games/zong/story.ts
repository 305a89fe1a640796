/** What a position looks like after something of its story has happened. What moves nothing changes nothing. */
import { isA } from '../../feed/typed'
import { at } from '../../lib/sure'
import { boardOf } from './board/board'
import { without, withPieces } from './board/towers'
import { gathered, spread, withoutThrown } from './hand/discs'
import { isTidying, standingOn, type Walked, type ZongHappening, type ZongView } from './view'

export function happened(view: ZongView, happening: ZongHappening): ZongView {
  const { kind, values } = happening
  const seat = happening.seat ?? view.turn
  switch (kind) {
    case 'picked':
      return { ...view, discs: view.discs.with(seat, values.disc) }
    case 'threw': {
      const { discs: thrown, ...open } = values
      const hands = view.hands.with(seat, withoutThrown(at(view.hands, seat), thrown))
      return { ...view, phase: open.zongs > 0 ? 'flick' : 'attack', hands, thrown, brought: open, ...open }
    }
    case 'flicked':
      return { ...view, phase: 'vote', zongs: view.zongs - 1, flicks: view.flicks + 1 }
    case 'doubted': {
      const { first, other, gap } = values
      return {
        ...view,
        doubt: { seat: values.seat, readings: [first, other], gap },
        voted: view.voted.map(() => false),
      }
    }
    case 'voted':
      return { ...view, voted: view.voted.with(seat, true) }
    case 'decided':
      return { ...view, doubt: null }
    case 'missed':
    case 'tidied-on':
    case 'tidied-between':
    case 'tidied-red':
    case 'tidied-edge':
    case 'tidied-start':
    case 'tidied-off':
    case 'hit-target':
      return tidiedUp(view, [happening])
    case 'retreated':
      return { ...view, fields: walkedTo(view, happening, values.to), spirals: view.spirals - 1 }
    case 'stayed-last':
      return { ...view, spirals: view.spirals - 1 }
    case 'attacked':
    case 'attacked-with':
    case 'attacked-home':
    case 'attacked-home-with':
      return { ...view, fields: walkedTo(view, happening, values.to), points: 0 }
    case 'passed-on':
      return { ...passedOn(view, values.to), phase: 'throw', turn: values.to }
    default:
      return view
  }
}

/** A flick is over: all that it moved is put on its field at once, and whoever is put on somebody stands there. */
export function tidiedUp(view: ZongView, happenings: ZongHappening[]): ZongView {
  const goal = boardOf(view.board).fields.length
  const put = [
    ...happenings.filter(isTidying).map(({ values }) => values),
    ...happenings.filter(isA('hit-target')).map(({ values }) => ({ ...values, field: goal, height: 0 })),
  ]
  const moved = put.map(({ piece }) => piece)
  const fields = put
    .toSorted((a, b) => a.height - b.height)
    .reduce(
      (towers, { piece, field, height }) => withPieces(towers, field, [piece], height),
      without(view.fields, moved),
    )
  return { ...view, phase: 'flick', doubt: null, lying: [], fields }
}

/** All who go along a way, lowest first. */
export function groupOf({ fields, turn }: Pick<ZongView, 'fields' | 'turn'>, { seat, values }: Walked): number[] {
  const companions = 'companions' in values ? values.companions : []
  return [...standingOn(fields, values.from).filter((each) => companions.includes(each)), seat ?? turn]
}

/** Where everybody stands when they have come to this field. */
export function walkedTo(view: ZongView, walked: Walked, field: number): ZongView['fields'] {
  const group = groupOf(view, walked)
  return withPieces(without(view.fields, group), field, group)
}

function passedOn(view: ZongView, to: number): ZongView {
  const discs = [...spread(at(view.hands, to)), ...view.thrown.map(([kind]) => kind)]
  return { ...view, hands: view.hands.with(to, gathered(discs)) }
}
