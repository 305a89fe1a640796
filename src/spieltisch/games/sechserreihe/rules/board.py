"""The board as bits: field 6 row + column, a1 first and f6 last, is bit number 6 row + column; a set bit is a stone.

Lines 0 to 5 are the rows from the top, 6 to 11 the columns from the left, 12 is the diagonal a1-f6, 13 is f1-a6.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.data_file import parsed

_DATA: Final = parsed((files("spieltisch.games.sechserreihe") / "data" / "board.toml").read_text())

STONES: Final[int] = _DATA["stones"]
OPENING: Final[int] = _DATA["opening"]
COINS: Final[int] = _DATA["coins"]
GOALS: Final[list[int]] = _DATA["goals"]

# Literals, because the compiler folds only those into the hot code.
SIZE: Final = 6
FIELDS: Final = 36
ALL_FIELDS: Final = 0xFFFFFFFFF
FIRST_ROW: Final = 0b111111
FIRST_COLUMN: Final = 0o010101010101
DIAGONAL: Final = 0o402010040201
ANTIDIAGONAL: Final = 0o010204102040
_CROSSED: Final = 25  # stones, when one row and one column are empty and all else is full
_GATHER: Final = 0x2108421  # moves the bits of the first column next to each other, from bit 25 on
_GATHERED: Final = 25

LINES: Final[list[list[int]]] = [
    *([SIZE * row + column for column in range(SIZE)] for row in range(SIZE)),
    *([SIZE * row + column for row in range(SIZE)] for column in range(SIZE)),
    [SIZE * step + step for step in range(SIZE)],
    [SIZE * step + SIZE - 1 - step for step in range(SIZE)],
]

# A table, because mypyc shifts a literal 1 within 32 bits.
_BITS: Final = vec[i64]([2**field for field in range(FIELDS)])
_LINE_FIELDS: Final = vec[i64]([sum(2**field for field in line) for line in LINES])


def bit(field: i64) -> i64:
    """The board with one stone, on this field."""
    return _BITS[field]


def line_fields(line: i64) -> i64:
    """The board with stones on this line only."""
    return _LINE_FIELDS[line]


def fields(board: i64) -> list[int]:
    """The fields with a stone, ascending."""
    found: list[int] = []
    while board:
        found.append(int(lowest(board)))
        board &= board - 1
    return found


def lowest(board: i64) -> i64:
    """The first field with a stone."""
    return count((board & -board) - 1)


def count(board: i64) -> i64:
    """How many stones there are."""
    board -= (board >> 1) & 0x5555555555555555
    board = (board & 0x3333333333333333) + ((board >> 2) & 0x3333333333333333)
    board = (board + (board >> 4)) & 0x0F0F0F0F0F0F0F0F
    board += board >> 8
    board += board >> 16
    board += board >> 32
    return board & 0x7F


def row(board: i64, number: i64) -> i64:
    """A row as six bits."""
    return board >> (SIZE * number) & FIRST_ROW


def column(board: i64, number: i64) -> i64:
    """A column as six bits."""
    return (board >> number & FIRST_COLUMN) * _GATHER >> _GATHERED & FIRST_ROW


# Complete lines


def completes(board: i64) -> bool:
    """Whether any line is complete."""
    return (
        full_rows(board) != 0
        or full_columns(board) != 0
        or board & DIAGONAL == DIAGONAL
        or board & ANTIDIAGONAL == ANTIDIAGONAL
    )


def full_rows(board: i64) -> i64:
    """The first field of each complete row."""
    pairs = board & board >> 1
    return pairs & pairs >> 2 & pairs >> 4 & FIRST_COLUMN


def full_columns(board: i64) -> i64:
    """The first field of each complete column."""
    pairs = board & board >> 6
    return pairs & pairs >> 12 & pairs >> 24 & FIRST_ROW


def full_lines(board: i64) -> list[int]:
    """The numbers of all complete lines."""
    return [number for number in range(len(LINES)) if not line_fields(i64(number)) & ~board]


def without(board: i64, lines: list[int]) -> i64:
    """What is left when the stones of these lines are gone."""
    for line in lines:
        board &= ~line_fields(i64(line))
    return board


def is_stuck(board: i64) -> bool:
    """One row and one column are empty and all else is full: wherever a stone slid, no place would be left."""
    holes = ALL_FIELDS & ~board
    return count(board) == _CROSSED and full_rows(holes) != 0 and full_columns(holes) != 0


def transposed(board: i64) -> i64:
    """Rows become columns: mirrored at the diagonal a1-f6."""
    return (
        column(board, 0)
        | column(board, 1) << 6
        | column(board, 2) << 12
        | column(board, 3) << 18
        | column(board, 4) << 24
        | column(board, 5) << 30
    )
