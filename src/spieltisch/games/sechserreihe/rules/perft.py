"""Perft: the number of ways in which the next moves can be made. It shows whether two readings of the rules agree."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.sechserreihe.rules.board import SIZE, STONES, completes, count, row, transposed
from spieltisch.games.sechserreihe.rules.legal import legal_moves
from spieltisch.games.sechserreihe.rules.lines import (
    CHANGES,
    COUNTS,
    COUNTS_OF_TWO,
    MOST_TURNS,
    SPREAD,
    change_in,
    count_turns,
    crosswise,
    turn_of,
)
from spieltisch.games.sechserreihe.rules.play import make_move, pass_on, update_phase
from spieltisch.games.sechserreihe.rules.position import NO_LINES, OVER, TURN, Position


def perft(position: Position, depth: int) -> int:
    """In how many ways the next so many moves can be made. The last ones are counted without making them."""
    if depth == 0:
        return 1
    if position.phase == OVER:
        return 0
    if position.phase == TURN:
        return int(_Walk(position).through(position.board, transposed(position.board), i64(depth), 0))
    moves = legal_moves(position.board, position.phase)
    return len(moves) if depth == 1 else sum([perft(_after(position, i64(move)), depth - 1) for move in moves])


def _after(position: Position, move: i64) -> Position:
    twin = position.copy()
    make_move(twin, move)
    return twin


@final
class _Walk:
    """Goes through all turns from a position on, as long as they complete nothing."""

    def __init__(self, position: Position) -> None:
        self._position: Final = position
        self._alone: Final = position.setup.alone
        self._counts: vec[u8] = COUNTS
        self._counts_of_two: vec[u8] = COUNTS_OF_TWO
        self._changes: vec[u8] = CHANGES
        self._spread: vec[i64] = SPREAD

    def through(self, rows: i64, columns: i64, depth: i64, made: i64) -> i64:
        """The board comes by rows and by columns, after so many turns."""
        turns = count_turns(rows, self._counts_of_two) + count_turns(columns, self._counts_of_two)
        if turns == 0 or (self._alone and count(rows) == STONES - 1):
            return i64(perft(self._reached(rows, made), int(depth)))
        if depth == 1:
            return turns
        total: i64 = 0
        for line in range(i64(2 * SIZE)):
            total += self._in_line(rows, columns, line, depth - 1, made)
        return total

    def _in_line(self, rows: i64, columns: i64, line: i64, depth: i64, made: i64) -> i64:
        """All turns in a row or column, and so many moves after each."""
        changes, spread, counts_of_two = self._changes, self._spread, self._counts_of_two
        pattern = row(rows, line) if line < SIZE else row(columns, line - SIZE)
        first = MOST_TURNS * pattern
        total: i64 = 0
        for entry in range(first, first + i64(self._counts[pattern])):
            change = i64(changes[entry])
            after = rows ^ change_in(line, change, spread)
            if completes(after):
                total += i64(perft(_after(self._reached(rows, made), turn_of(line, entry)), int(depth)))
                continue
            after_columns = columns ^ change_in(crosswise(line), change, spread)
            turns = count_turns(after, counts_of_two) + count_turns(after_columns, counts_of_two)
            if depth > 1 or turns == 0 or self._alone:
                turns = self.through(after, after_columns, depth, made + 1)
            total += turns
        return total

    def _reached(self, board: i64, made: i64) -> Position:
        """The position with this board, so many turns later."""
        twin = self._position.copy()
        twin.board = board
        pass_on(twin, made)
        twin.last_lines = NO_LINES
        update_phase(twin)
        return twin
