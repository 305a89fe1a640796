"""Random playouts: legal moves by luck to the end of the game. Made for speed."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.sechserreihe.rules.board import SIZE, STONES, completes, count, transposed
from spieltisch.games.sechserreihe.rules.legal import legal_moves
from spieltisch.games.sechserreihe.rules.lines import (
    CHANGES,
    COUNTS,
    COUNTS_OF_TWO,
    ENTRIES,
    SPREAD,
    change_in,
    count_turns,
    crosswise,
    nth_turn,
    turn_of,
)
from spieltisch.games.sechserreihe.rules.play import make_move, pass_on, update_phase
from spieltisch.games.sechserreihe.rules.position import OVER, TURN, Position


def play_out(position: Position, chance: Chance) -> int:
    """Play to the end; how many moves it took."""
    moves = 0
    while position.phase != OVER:
        if position.phase == TURN:
            moves += int(_play_turns(position, chance))
        else:
            legal = legal_moves(position.board, position.phase)
            make_move(position, i64(legal[chance.below(len(legal))]))
            moves += 1
    return moves


def _play_turns(position: Position, chance: Chance) -> i64:
    """Random turns, each legal one equally likely, until one completes a line or the phase changes; how many."""
    counts, counts_of_two, changes, spread = COUNTS, COUNTS_OF_TWO, CHANGES, SPREAD
    rows, columns = position.board, transposed(position.board)
    room = STONES - count(rows) - (1 if position.setup.alone else 0)
    made: i64 = 0
    while made < room:
        in_rows = count_turns(rows, counts_of_two)
        in_columns = count_turns(columns, counts_of_two)
        if in_rows + in_columns == 0:
            break
        n = i64(chance.below(int(in_rows + in_columns)))
        if n < in_rows:
            found = nth_turn(rows, n, counts, counts_of_two)
        else:
            found = nth_turn(columns, n - in_rows, counts, counts_of_two) + SIZE * ENTRIES
        line, entry = found // ENTRIES, found % ENTRIES
        change = i64(changes[entry])
        after = rows ^ change_in(line, change, spread)
        if completes(after):
            position.board = rows
            pass_on(position, made)
            make_move(position, turn_of(line, entry))
            return made + 1
        rows = after
        columns ^= change_in(crosswise(line), change, spread)
        made += 1
    position.board = rows
    pass_on(position, made)
    update_phase(position)
    return made
