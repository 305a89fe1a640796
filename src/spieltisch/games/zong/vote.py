"""Majority vote in doubtful cases. Who voted, and who of them against the measurement, is a bit for each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OPEN: Final = -1
MEASURED: Final = 0
OTHER: Final = 1


def verdict(seats: i64, voted: i64, against: i64) -> i64:
    """What is decided as soon as the votes that are missing cannot change it; a tie leaves it at the measurement."""
    others = count(against)
    if 2 * others > seats:
        return OTHER
    if 2 * (count(voted) - others) >= seats:
        return MEASURED
    return OPEN


def possible_votes(seats: i64, voted: i64) -> list[int]:
    """How those who voted may have voted, given that nothing is decided yet: all `against` that leave it open."""
    return [
        against
        for against in range(1 << int(seats))
        if not i64(against) & ~voted and verdict(seats, voted, i64(against)) == OPEN
    ]


def count(seats: i64) -> i64:
    """How many seats these bits name."""
    found: i64 = 0
    while seats:
        seats &= seats - 1
        found += 1
    return found
