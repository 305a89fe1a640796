"""Turns in one row or column by itself, as tables for each of the 64 patterns in which stones can lie there.

A line is six bits, its first place the lowest. A turn in it slides a stone over empty places and places another one
on an empty place, but not on the one just left.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.sechserreihe.rules.board import FIELDS, FIRST_ROW, SIZE
from spieltisch.games.sechserreihe.rules.notation import PLACES, TURNS_A_FIELD

PATTERNS: Final = 64
MOST_TURNS: Final = 32  # room for the turns of one pattern; a power of two makes finding them quick
ENTRIES: Final = 2048  # so much room for all patterns


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


# At [PATTERNS field + pattern] the turns of the stone on this field in its row, and in its column, if the stones lie
# there in this pattern.
_CODES_FROM: Final = [
    [[turn.code() for turn in turns if turn.origin == origin] for turns in _TURNS] for origin in range(SIZE)
]
TURNS_IN_ROW: Final = [
    [TURNS_A_FIELD * field + code for code in codes] for field in range(FIELDS) for codes in _CODES_FROM[field % SIZE]
]
TURNS_IN_COLUMN: Final = [
    [TURNS_A_FIELD * field + TURNS_A_FIELD // 2 + code for code in codes]
    for field in range(FIELDS)
    for codes in _CODES_FROM[field // SIZE]
]
# How many turns a pattern has, and two patterns side by side, the second one in the higher bits.
COUNTS: Final = vec[u8]([len(turns) for turns in _TURNS])
COUNTS_OF_TWO: Final = vec[u8]([len(low) + len(high) for high in _TURNS for low in _TURNS])
# At [MOST_TURNS pattern + n], of turn n: the bits that change, the origin, the code.
CHANGES: Final = vec[u8](_in_rows([[turn.change() for turn in turns] for turns in _TURNS]))
_ORIGINS: Final = vec[u8](_in_rows([[turn.origin for turn in turns] for turns in _TURNS]))
_CODES: Final = vec[u8](_in_rows([[turn.code() for turn in turns] for turns in _TURNS]))
# Six bits, each in a row of its own.
SPREAD: Final = vec[i64]([sum(1 << SIZE * place for place in range(SIZE) if bits >> place & 1) for bits in range(64)])


# On the whole board. It comes twice where speed counts, by rows and by columns, and so do its changes; and the tables
# come as arguments, because a local name is quicker than one of a module.


def count_turns(lines: i64, counts_of_two: vec[u8]) -> i64:
    """How many turns six lines offer: the rows of a board, or its columns."""
    return i64(counts_of_two[lines & 0xFFF]) + i64(counts_of_two[lines >> 12 & 0xFFF]) + i64(counts_of_two[lines >> 24])


def nth_turn(lines: i64, n: i64, counts: vec[u8], counts_of_two: vec[u8]) -> i64:
    """Turn n of those that six lines offer, as ENTRIES times the line plus the entry in the tables above."""
    line: i64 = 0
    passed = i64(counts_of_two[lines & 0xFFF])
    while n >= passed:
        n -= passed
        lines >>= 2 * SIZE
        line += 2
        passed = i64(counts_of_two[lines & 0xFFF])
    passed = i64(counts[lines & FIRST_ROW])
    if n >= passed:
        n -= passed
        lines >>= SIZE
        line += 1
    return ENTRIES * line + MOST_TURNS * (lines & FIRST_ROW) + n


def change_in(line: i64, change: i64, spread: vec[i64]) -> i64:
    """The six bits that change in a row (0 to 5) or column (6 to 11), on the board."""
    return change << (SIZE * line) if line < SIZE else spread[change] << (line - SIZE)


def crosswise(line: i64) -> i64:
    """The number of a row or column on the transposed board."""
    return line + SIZE if line < SIZE else line - SIZE


def turn_of(line: i64, entry: i64) -> i64:
    """The number of the turn that stands in the tables, in this row or column."""
    place, code = i64(_ORIGINS[entry]), i64(_CODES[entry])
    if line < SIZE:
        return TURNS_A_FIELD * (SIZE * line + place) + code
    return TURNS_A_FIELD * (SIZE * place + line - SIZE) + TURNS_A_FIELD // 2 + code
