"""Tables of how turns change a board, for searches: they look at boards, not at turns.

Different turns (a1-b1 +c1, a1-c1 +b1) can lead to the same board. A change stands for all of them: the field that loses
its stone and the two that gain one, as bits to combine with `^`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.sechserreihe.bots.symmetry import SYMMETRIES, image
from spieltisch.games.sechserreihe.bots.threats import completable
from spieltisch.games.sechserreihe.rules.board import FIELDS, FIRST_ROW, SIZE, bit, column
from spieltisch.games.sechserreihe.rules.lines import PATTERNS, SPREAD, turns_in

LINES_TO_USE: Final = 12  # the rows, then the columns
MOST_CHILDREN: Final = 160  # room for the boards that turns lead to

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
    return sorted({min([int(image(i64(pair), i64(symmetry))) for symmetry in range(SYMMETRIES)]) for pair in pairs})


# Two stones on an empty board, one pair for all that look alike.
OPENINGS: Final = _unlike_pairs()


def pattern(board: i64, line: i64) -> i64:
    """How the stones lie in a row or column, as six bits."""
    return board >> SIZE * line & FIRST_ROW if line < SIZE else column(board, line - SIZE)


def every_turn_sets_up(board: i64, changes: vec[i64], firsts: vec[i64]) -> bool:
    """Whether the next side can complete a line after whatever turn is taken. None can be completed now.

    The tables come as arguments, because a local name is quicker than one of a module.
    """
    for line in range(LINES_TO_USE):
        now = pattern(board, line)
        start = line * CHANGES_A_LINE
        for n in range(start + firsts[now], start + firsts[now + 1]):
            if not completable(board ^ changes[n]):
                return False
    return board != 0


def after_placements(board: i64) -> list[i64]:
    """The boards that can follow where nothing can slide: two stones on an empty board, or one anywhere."""
    if board == 0:
        return [i64(pair) for pair in OPENINGS]
    return [board | bit(i64(field)) for field in range(FIELDS) if not board >> i64(field) & 1]
