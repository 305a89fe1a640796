"""The figure 8 as data: fields numbered row by row, and each field's neighbours in eight directions."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

_DATA: Final = tomllib.loads((files("spieltisch.games.nummerus") / "board.toml").read_text())

ROWS: Final[list[int]] = _DATA["rows"]
CHIPS: Final[int] = _DATA["chips"]
FIELDS: Final[int] = sum(ROWS)
CHAIN: Final[int] = _DATA["chain"]
SOLITAIRE_CHAIN: Final[int] = _DATA["solitaire_chain"]
SWAPS: Final[list[int]] = _DATA["swaps"]

# The eight ways the star can go; a way and the way back are half of them apart.
DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
WAYS: Final = 8
EDGE: Final = FIELDS  # stands for "no field there"


def neighbours() -> list[int]:
    """For field f and direction d the field next to it at [WAYS f + d], or EDGE, where the figure 8 ends."""
    places = _places()
    field_at = {place: field for field, place in enumerate(places)}
    return [field_at.get((row + down, column + right), EDGE) for row, column in places for down, right in DIRECTIONS]


def rays() -> list[frozenset[int]]:
    """For each field all fields that lie straight from it in any of the eight directions."""
    beside = neighbours()
    return [frozenset(f for way in range(WAYS) for f in _ray(beside, field, way)) for field in range(FIELDS)]


def _places() -> list[tuple[int, int]]:
    widest = max(ROWS)
    return [(row, column + (widest - width) // 2) for row, width in enumerate(ROWS) for column in range(width)]


def _ray(beside: list[int], field: int, way: int) -> list[int]:
    passed: list[int] = []
    while (field := beside[WAYS * field + way]) != EDGE:
        passed.append(field)
    return passed
