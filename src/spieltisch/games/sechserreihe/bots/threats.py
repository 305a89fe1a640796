"""Threats: lines that are complete or could be completed by the next turn, for the whole board at once."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.games.sechserreihe.rules.board import (
    ALL_FIELDS,
    ANTIDIAGONAL,
    DIAGONAL,
    FIRST_COLUMN,
    FIRST_ROW,
    count,
    full_columns,
    full_rows,
)


def completable(board: i64) -> i64:
    """The holes of almost complete lines into which a turn can put a stone.

    That is the only hole of a line, where a crossing row or column holds one to four stones; or any only hole, where
    nothing can slide and the stone is placed freely. No line may be complete.
    """
    # Six bits a row: the stones of all rows are counted in one short sum.
    triples = board - (board >> 1 & 0o333333333333) - (board >> 2 & 0o111111111111)
    counts = (triples + (triples >> 3)) & 0o070707070707
    rows_of_5 = (counts + 0o030303030303) >> 3 & FIRST_COLUMN
    open_rows = ((counts + 0o070707070707) >> 3 & FIRST_COLUMN & ~rows_of_5) * FIRST_ROW

    # The columns are counted by adding up the rows, bit by bit.
    second = board >> 6
    third = board >> 12
    fourth = board >> 18
    fifth = board >> 24
    sixth = board >> 30
    upper = board ^ second
    lower = fourth ^ fifth
    upper_twos = board & second | upper & third
    lower_twos = fourth & fifth | lower & sixth
    upper ^= third
    lower ^= sixth
    ones = upper ^ lower
    carried = upper & lower
    twos = upper_twos ^ lower_twos ^ carried
    fours = upper_twos & lower_twos | carried & (upper_twos ^ lower_twos)
    columns_of_5 = fours & ones & FIRST_ROW
    open_columns = ((ones | twos | fours) & ~columns_of_5 & FIRST_ROW) * FIRST_COLUMN

    if not open_rows | open_columns:
        open_rows = open_columns = ALL_FIELDS
    holes = rows_of_5 * FIRST_ROW & open_columns | columns_of_5 * FIRST_COLUMN & open_rows
    on_diagonal = DIAGONAL & ~board
    if not on_diagonal & (on_diagonal - 1):
        holes |= on_diagonal & (open_rows | open_columns)
    on_diagonal = ANTIDIAGONAL & ~board
    if not on_diagonal & (on_diagonal - 1):
        holes |= on_diagonal & (open_rows | open_columns)
    return holes & ~board


def complete_lines(board: i64) -> i64:
    """How many lines are complete."""
    lines = count(full_rows(board)) + count(full_columns(board))
    if board & DIAGONAL == DIAGONAL:
        lines += 1
    if board & ANTIDIAGONAL == ANTIDIAGONAL:
        lines += 1
    return lines


def cleared(board: i64) -> i64:
    """The board without the stones of complete lines."""
    complete = full_rows(board) * FIRST_ROW | full_columns(board) * FIRST_COLUMN
    if board & DIAGONAL == DIAGONAL:
        complete |= DIAGONAL
    if board & ANTIDIAGONAL == ANTIDIAGONAL:
        complete |= ANTIDIAGONAL
    return board & ~complete
