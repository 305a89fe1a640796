"""All that can happen in one row or column by itself, for each of the 64 ways stones can lie in it.

A line is six bits, its first field the lowest. A turn in it slides a stone over empty fields and places another on a
field that is neither the one left nor taken.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.sechserreihe.board import SIZE

PATTERNS: Final = 64
MOST_TURNS: Final = 32  # room for the turns of a pattern in the tables below; a power of two, so that they are quick


class LineTurn(NamedTuple):
    """Places in the line, from 0 to 5."""

    origin: int
    target: int
    placed: int

    def change(self) -> int:
        """The six bits that change."""
        return 1 << self.origin | 1 << self.target | 1 << self.placed

    def code(self) -> int:
        """4 target + placed, each counted among those that are left: from 0 to 19."""
        placed = [place for place in range(SIZE) if place not in (self.origin, self.target)].index(self.placed)
        return 4 * (self.target - (self.target > self.origin)) + placed


def slides_in(pattern: int) -> list[tuple[int, int]]:
    """Origin and target of every slide over at least one empty place."""
    return [
        (origin, target)
        for origin in range(SIZE)
        for target in range(SIZE)
        if pattern >> origin & 1 and origin != target and not pattern & _way(origin, target)
    ]


def turns_in(pattern: int) -> list[LineTurn]:
    return [
        LineTurn(origin, target, placed)
        for origin, target in slides_in(pattern)
        for placed in range(SIZE)
        if placed != target and not pattern >> placed & 1
    ]


def _way(origin: int, target: int) -> int:
    """The places a stone comes over, and the one it reaches."""
    step = 1 if target > origin else -1
    return sum(2**place for place in range(origin + step, target + step, step))


_TURNS: Final = [turns_in(pattern) for pattern in range(PATTERNS)]


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (MOST_TURNS - len(values))


# By pattern and origin, the codes of the turns.
CODES: Final = [
    [turn.code() for turn in _TURNS[pattern] if turn.origin == origin]
    for pattern in range(PATTERNS)
    for origin in range(SIZE)
]
# By pattern, and by two patterns side by side: how many turns there are.
COUNTS: Final = vec[u8]([len(turns) for turns in _TURNS])
COUNTS_OF_TWO: Final = vec[u8](
    [len(_TURNS[two % PATTERNS]) + len(_TURNS[two // PATTERNS]) for two in range(PATTERNS**2)]
)
# Turn n of a pattern at [MOST_TURNS pattern + n]: the bits that change, the origin, the code.
CHANGES: Final = vec[u8]([change for turns in _TURNS for change in _padded([turn.change() for turn in turns])])
ORIGINS: Final = vec[u8]([origin for turns in _TURNS for origin in _padded([turn.origin for turn in turns])])
TURN_CODES: Final = vec[u8]([code for turns in _TURNS for code in _padded([turn.code() for turn in turns])])
# Six bits, each in a row of its own: what changes in the columns when a row changes.
SPREAD: Final = vec[i64]([sum(2 ** (SIZE * n) for n in range(SIZE) if bits >> n & 1) for bits in range(PATTERNS)])
