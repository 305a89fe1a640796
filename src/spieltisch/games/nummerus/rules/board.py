"""The board, a figure 8, as data: fields numbered row by row, and each field's neighbours in eight directions."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from spieltisch.data_file import parsed

_DATA: Final = parsed((files("spieltisch.games.nummerus") / "data" / "board.toml").read_text(encoding="utf-8"))

ROWS: Final[list[int]] = _DATA["rows"]
CHIPS: Final[i64] = i64(_DATA["chips"])
FIELDS: Final[i64] = i64(sum(ROWS))
CHAIN: Final[i64] = i64(_DATA["chain"])
SOLITAIRE_CHAIN: Final[i64] = i64(_DATA["solitaire_chain"])
SWAPS: Final[list[int]] = _DATA["swaps"]

# The eight ways the star can go; a way and the way back are half of them apart.
DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
WAYS: Final = 8
EDGE: Final[i64] = FIELDS  # stands for "no field there"


def neighbours() -> list[int]:
    """For field f and direction d the field next to it at [WAYS f + d], or EDGE, where the figure 8 ends."""
    places = _places()
    edge = int(EDGE)
    field_at = {place: field for field, place in enumerate(places)}
    return [field_at.get((row + down, column + right), edge) for row, column in places for down, right in DIRECTIONS]


def rays() -> list[frozenset[int]]:
    """For each field all fields that lie straight from it in any of the eight directions."""
    beside = neighbours()
    return [frozenset(f for way in range(WAYS) for f in _ray(beside, field, way)) for field in range(int(FIELDS))]


def is_jump(origin: i64, field: i64) -> bool:
    """Whether the star's way between two fields is a jump: only that leads off the lines, for it needs them empty."""
    return int(field) not in _RAYS[origin]


def _places() -> list[tuple[int, int]]:
    widest = max(ROWS)
    return [(row, column + (widest - width) // 2) for row, width in enumerate(ROWS) for column in range(width)]


def _ray(beside: list[int], field: int, way: int) -> list[int]:
    passed: list[int] = []
    while (field := beside[WAYS * field + way]) != EDGE:
        passed.append(field)
    return passed


_RAYS: Final = rays()
