"""How turns change a board, for searches: they look at boards, not at turns.

Different turns (a1-b1 +c1, a1-c1 +b1) can lead to the same board. A change stands for all of them: the field that loses
its stone and the two that gain one, as bits to combine with `^`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.sechserreihe.board import FIELDS, FIRST_ROW, SIZE, column
from spieltisch.games.sechserreihe.slides import PATTERNS, SPREAD, turns_in
from spieltisch.games.sechserreihe.symmetry import WAYS_TO_LOOK, seen

LINES_TO_USE: Final = 12  # the rows, then the columns

_BY_PATTERN: Final = [sorted({turn.change() for turn in turns_in(pattern)}) for pattern in range(PATTERNS)]


def _in_row(change: int, row: int) -> int:
    return change << SIZE * row


def _in_column(change: int, column: int) -> int:
    return int(SPREAD[i64(change)]) << column


# Changes of a line with pattern p begin at FIRST_CHANGE[p] and end before FIRST_CHANGE[p + 1]; in CHANGES there are so
# many for each row and then for each column, CHANGES_A_LINE apart.
FIRST_CHANGE: Final = [sum([len(changes) for changes in _BY_PATTERN[:pattern]]) for pattern in range(PATTERNS + 1)]
CHANGES_A_LINE: Final[i64] = i64(FIRST_CHANGE[PATTERNS])
CHANGES: Final = [
    on_line(change, number)
    for on_line in (_in_row, _in_column)
    for number in range(SIZE)
    for changes in _BY_PATTERN
    for change in changes
]


def _unlike_pairs() -> list[int]:
    pairs = [1 << high | 1 << low for high in range(FIELDS) for low in range(high)]
    return sorted({min([int(seen(i64(pair), i64(way))) for way in range(WAYS_TO_LOOK)]) for pair in pairs})


# Two stones on an empty board, one pair for all that look alike.
OPENINGS: Final = _unlike_pairs()


def pattern(board: i64, line: i64) -> i64:
    """How the stones lie in a row or column, as six bits."""
    return board >> SIZE * line & FIRST_ROW if line < SIZE else column(board, line - SIZE)
