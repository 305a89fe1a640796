"""The eight ways to look at a board: transposed or not, upside down or not, mirrored or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.sechserreihe.board import FIRST_COLUMN, FIRST_ROW, transposed

WAYS_TO_LOOK: Final = 8
_TRANSPOSED: Final = 1
_UPSIDE_DOWN: Final = 2
_MIRRORED: Final = 4


def seen(board: i64, way: i64) -> i64:
    """The board as it looks this way."""
    if way & _TRANSPOSED:
        board = transposed(board)
    if way & _UPSIDE_DOWN:
        board = top_bottom(board)
    if way & _MIRRORED:
        board = left_right(board)
    return board


def unseen(board: i64, way: i64) -> i64:
    """The board that looks like this one when it is seen this way."""
    if way & _MIRRORED:
        board = left_right(board)
    if way & _UPSIDE_DOWN:
        board = top_bottom(board)
    if way & _TRANSPOSED:
        board = transposed(board)
    return board


def images(board: i64) -> list[i64]:
    """The board as it looks all ways."""
    return [seen(board, i64(way)) for way in range(WAYS_TO_LOOK)]


def canonical(board: i64) -> i64:
    """The smallest image: the same for boards that are the same but for turning and mirroring."""
    return seen(board, canonical_way(board))


def canonical_way(board: i64) -> i64:
    """The way to look that shows the smallest number: what looks alike then is the same board."""
    best = board
    best_way: i64 = 0
    for way in range(i64(1), i64(WAYS_TO_LOOK)):
        image = seen(board, way)
        if image < best:
            best = image
            best_way = way
    return best_way


def left_right(board: i64) -> i64:
    """Mirrored: column a becomes f."""
    return (
        (board & FIRST_COLUMN) << 5
        | (board & FIRST_COLUMN << 1) << 3
        | (board & FIRST_COLUMN << 2) << 1
        | (board >> 1 & FIRST_COLUMN << 2)
        | (board >> 3 & FIRST_COLUMN << 1)
        | (board >> 5 & FIRST_COLUMN)
    )


def top_bottom(board: i64) -> i64:
    """Mirrored: row 1 becomes 6."""
    return (
        (board & FIRST_ROW) << 30
        | (board & FIRST_ROW << 6) << 18
        | (board & FIRST_ROW << 12) << 6
        | (board >> 6 & FIRST_ROW << 12)
        | (board >> 18 & FIRST_ROW << 6)
        | (board >> 30 & FIRST_ROW)
    )
