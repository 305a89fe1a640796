/** Examples of the rules: a few chips in the middle of the board, seen from near. */
import { nummerus } from '../../../generated/constants'
import { times } from '../../../lib/draw'
import { CELL, FIELDS, type Box } from '../board/geometry'
import type { Laid, Seen } from '../board/scene'
import type { Choice } from '../view'

export interface Example {
  view: Seen
  choices: Choice[]
}

/** The fifth to the seventh row, without the outermost columns. */
export const EXCERPT: Box = { x: CELL - 3, y: 4 * CELL - 3, width: 5 * CELL + 6, height: 3 * CELL + 6 }

export const TURN: Example = {
  view: lying(28, [
    { chip: 10, field: 31 },
    { chip: 39, field: 23 },
    { chip: 26, field: 35 },
    { chip: 44, field: 24 },
    { chip: 3, field: 32 },
  ]),
  choices: [taken(10, 31), taken(39, 23), taken(26, 35)],
}

export const JUMP: Example = {
  view: lying(28, [
    { chip: 7, field: 24 },
    { chip: 31, field: 38 },
    { chip: 18, field: 26 },
  ]),
  choices: [taken(7, 24), taken(31, 38), taken(18, 26)].map((choice) => ({ ...choice, jump: true })),
}

function lying(star: number, chips: Laid[]): Seen {
  const fields = times(FIELDS.length, (field) => chips.find((each) => each.field === field)?.chip ?? 0)
  return { fields, star, last: null }
}

function taken(chip: number, field: number): Choice {
  return { move: nummerus.moves.take.first + chip - 1, chip, field, jump: false, opens: [], chain: [chip] }
}
