"""Links between fields: the nearest field with a chip in each of the eight ways. Every line is a doubly linked list.

A chip that is taken leaves its four lines ("dancing links"). Its own links stay, so that they are the ways of the star,
which then stands on its field.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.nummerus.rules import board
from spieltisch.games.nummerus.rules.board import WAYS

# The links of the full board, with a last row for EDGE, which takes what is written beyond the edge.
_FULL: Final = vec[u8](board.neighbours() + [int(board.EDGE)] * WAYS)


def full_board() -> vec[u8]:
    """For each field and way the nearest field with a chip, at [WAYS field + way], or EDGE."""
    return _FULL[:]


def unlink(links: vec[u8], field: i64) -> None:
    """Take a field out of its four lines."""
    first = field * WAYS
    for way in range(WAYS // 2):
        back = way + WAYS // 2
        ahead, behind = links[first + way], links[first + back]
        links[i64(ahead) * WAYS + back] = behind
        links[i64(behind) * WAYS + way] = ahead
