"""The eight symmetries of a board: transposed or not, upside down or not, mirrored or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.sechserreihe.rules.board import FIRST_COLUMN, FIRST_ROW, transposed

SYMMETRIES: Final = 8
_TRANSPOSED: Final = 1
_UPSIDE_DOWN: Final = 2
_MIRRORED: Final = 4


def image(board: i64, symmetry: i64) -> i64:
    """The board turned and mirrored by this symmetry."""
    if symmetry & _TRANSPOSED:
        board = transposed(board)
    if symmetry & _UPSIDE_DOWN:
        board = top_bottom(board)
    if symmetry & _MIRRORED:
        board = left_right(board)
    return board


def preimage(board: i64, symmetry: i64) -> i64:
    """The board whose image this is."""
    if symmetry & _MIRRORED:
        board = left_right(board)
    if symmetry & _UPSIDE_DOWN:
        board = top_bottom(board)
    if symmetry & _TRANSPOSED:
        board = transposed(board)
    return board


def images(board: i64) -> list[i64]:
    """The board by all symmetries."""
    return [image(board, i64(symmetry)) for symmetry in range(SYMMETRIES)]


def canonical(board: i64) -> i64:
    """The smallest image: the same for boards that are the same but for turning and mirroring."""
    return image(board, canonical_symmetry(board))


def canonical_symmetry(board: i64) -> i64:
    """The symmetry that leads to the smallest image."""
    smallest = board
    best: i64 = 0
    for symmetry in range(i64(1), i64(SYMMETRIES)):
        found = image(board, symmetry)
        if found < smallest:
            smallest = found
            best = symmetry
    return best


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
