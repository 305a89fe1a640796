"""Slides as numbers, and the fields that they touch: a stone goes along its row or its column.

A slide is 10 origin + k: k 0 to 4 is the target in the row, k 5 to 9 the one in the column, ascending.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.sechserreihe.rules.board import FIELDS, LINES, SIZE

SLIDES_A_FIELD: Final = 10
SLIDES: Final = 360
NOWHERE: Final = -1  # the slide of a move without one, its origin and its target


def targets(origin: int) -> list[int]:
    """Where a stone could slide on an empty board, in the order of the numbers."""
    row, column = divmod(origin, SIZE)
    return [field for field in LINES[row] + LINES[SIZE + column] if field != origin]


def other_fields(slide: int) -> list[int]:
    """The fields of the line of a slide that are neither its origin nor its target."""
    origin, target = slide // SLIDES_A_FIELD, _target(slide)
    return [field for field in LINES[line_of(i64(slide))] if field not in (origin, target)]


def fields_elsewhere(slide: int) -> list[int]:
    """The fields outside the line of a slide, and its origin."""
    in_line = [*other_fields(slide), _target(slide)]
    return [field for field in range(FIELDS) if field not in in_line]


def line_of(slide: i64) -> i64:
    """The row or column that a slide uses."""
    origin = slide // SLIDES_A_FIELD
    return origin // SIZE if slide % SLIDES_A_FIELD < SIZE - 1 else SIZE + origin % SIZE


def origin_of(slide: i64) -> i64:
    return NOWHERE if slide == NOWHERE else slide // SLIDES_A_FIELD


def target_of(slide: i64) -> i64:
    return NOWHERE if slide == NOWHERE else i64(_TARGETS[slide])


def path_of(slide: i64) -> i64:
    """The fields that must be empty, as bits: those between origin and target, and the target."""
    return _PATHS[slide]


def _target(slide: int) -> int:
    return targets(slide // SLIDES_A_FIELD)[slide % SLIDES_A_FIELD]


def _path(slide: int) -> int:
    line = LINES[line_of(i64(slide))]
    start, end = line.index(slide // SLIDES_A_FIELD), line.index(_target(slide))
    passed = line[start + 1 : end + 1] if start < end else line[end:start]
    return sum(2**field for field in passed)


_TARGETS: Final = vec[u8]([field for origin in range(FIELDS) for field in targets(origin)])
_PATHS: Final = vec[i64]([_path(slide) for slide in range(SLIDES)])
