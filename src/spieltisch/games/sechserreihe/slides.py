"""All that can happen in one row or column by itself, for each of the 64 ways in which stones can lie there.

A line is six bits, its first place the lowest. A turn in it slides a stone over empty places and places another one
on an empty place, but not on the one just left.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.sechserreihe.board import SIZE
from spieltisch.games.sechserreihe.turns import PLACES

PATTERNS: Final = 64
MOST_TURNS: Final = 32  # room for the turns of one pattern; a power of two makes finding them quick


class LineTurn(NamedTuple):
    """Places in the line, from 0 to 5."""

    origin: int
    target: int
    placed: int

    def change(self) -> int:
        """The bits that change."""
        return 1 << self.origin | 1 << self.target | 1 << self.placed

    def code(self) -> int:
        """Target and placed place as one number from 0 to 19, each counted among those that are left."""
        targets = [place for place in range(SIZE) if place != self.origin]
        places = [place for place in targets if place != self.target]
        return PLACES * targets.index(self.target) + places.index(self.placed)


def slides_in(pattern: int) -> list[tuple[int, int]]:
    """Origin and target of every slide over at least one empty place."""
    return [
        (origin, target)
        for origin in range(SIZE)
        for target in range(SIZE)
        if pattern >> origin & 1 and origin != target and not pattern & way(origin, target)
    ]


def way(origin: int, target: int) -> int:
    """The places that a stone comes over and the one that it reaches, as bits."""
    low, high = min(origin, target), max(origin, target)
    return (2 << high) - (1 << low) & ~(1 << origin)


def turns_in(pattern: int) -> list[LineTurn]:
    """Every turn in a line, by origin, target and placed place."""
    return [
        LineTurn(origin, target, placed)
        for origin, target in slides_in(pattern)
        for placed in range(SIZE)
        if placed != target and not pattern >> placed & 1
    ]


_TURNS: Final = [turns_in(pattern) for pattern in range(PATTERNS)]


def _in_rows(values: list[list[int]]) -> list[int]:
    """One list, in which the values of each pattern begin at MOST_TURNS times the pattern."""
    return [value for row in values for value in row + [0] * (MOST_TURNS - len(row))]


# At [SIZE pattern + origin] the codes of the turns.
CODES: Final = [[turn.code() for turn in turns if turn.origin == origin] for turns in _TURNS for origin in range(SIZE)]
# How many turns a pattern has, and two patterns side by side, the second one in the higher bits.
COUNTS: Final = vec[u8]([len(turns) for turns in _TURNS])
COUNTS_OF_TWO: Final = vec[u8]([len(low) + len(high) for high in _TURNS for low in _TURNS])
# At [MOST_TURNS pattern + n], of turn n: the bits that change, the origin, the code.
CHANGES: Final = vec[u8](_in_rows([[turn.change() for turn in turns] for turns in _TURNS]))
ORIGINS: Final = vec[u8](_in_rows([[turn.origin for turn in turns] for turns in _TURNS]))
TURN_CODES: Final = vec[u8](_in_rows([[turn.code() for turn in turns] for turns in _TURNS]))
# Six bits, each in a row of its own: what changes in six columns when a row changes.
SPREAD: Final = vec[i64]([sum(1 << SIZE * place for place in range(SIZE) if bits >> place & 1) for bits in range(64)])


def count_turns(lines: i64, counts_of_two: vec[u8]) -> i64:
    """How many turns six lines offer: the rows of a board, or of a transposed one."""
    return i64(counts_of_two[lines & 0xFFF]) + i64(counts_of_two[lines >> 12 & 0xFFF]) + i64(counts_of_two[lines >> 24])
