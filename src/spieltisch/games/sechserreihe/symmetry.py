"""The eight ways to look at a board: transposed or not, upside down or not, mirrored or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.sechserreihe.board import left_right, top_bottom, transposed

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
