"""Turns as numbers and as people write them.

A slide is 10 origin + k: k 0 to 4 is the target in the row, k 5 to 9 the one in the column, ascending.

    0-1439      4 slide + p      c3-c5 +c1  slide, then place on one of the four other fields of that line, ascending
    1440-2069   1440 + pair      +c3 +d4    two stones on an empty board
    2070-2105   2070 + field     +c1        one stone, where nothing can slide
    2106-13265  2106 + 31 slide + q         slide, then place on one of the 31 fields outside that line, or on the
                                            origin, ascending: only the last stone of somebody who plays alone
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Refusal
from spieltisch.games.sechserreihe.board import FIELDS, LINES, SIZE, bit

SLIDES_A_FIELD: Final = 10
SLIDES: Final = 360
PLACES: Final = 4  # the fields of a line that are neither origin nor target
FREE_PLACES: Final = 31
TURNS_A_FIELD: Final = 40  # the first half in the row, the other in the column
OPENINGS: Final = 630
FIRST_OPENING: Final = 1440
FIRST_PLACE: Final = 2070
FIRST_FREE: Final = 2106
MOVES: Final = 13266

NOWHERE: Final = -1

_TURN: Final = re.compile(r"([a-f][1-6])-([a-f][1-6])\+([a-f][1-6])")
_OPENING: Final = re.compile(r"\+([a-f][1-6])\+([a-f][1-6])")
_PLACE: Final = re.compile(r"\+([a-f][1-6])")


def _targets(origin: int) -> list[int]:
    """Where a stone could slide on an empty board, in the order of the numbers."""
    row, column = divmod(origin, SIZE)
    return [field for field in LINES[row] + LINES[SIZE + column] if field != origin]


def _target(slide: int) -> int:
    return _targets(slide // SLIDES_A_FIELD)[slide % SLIDES_A_FIELD]


def _others(slide: int) -> list[int]:
    """The fields of the line of a slide that are neither its origin nor its target."""
    origin, target = slide // SLIDES_A_FIELD, _target(slide)
    return [field for field in LINES[line_of(i64(slide))] if field not in (origin, target)]


def _elsewhere(slide: int) -> list[int]:
    """All other fields but the target."""
    not_free = [*_others(slide), _target(slide)]
    return [field for field in range(FIELDS) if field not in not_free]


def _path(slide: int) -> int:
    """The fields between origin and target, and the target, as bits."""
    line = LINES[line_of(i64(slide))]
    start, end = line.index(slide // SLIDES_A_FIELD), line.index(_target(slide))
    passed = line[start + 1 : end + 1] if start < end else line[end:start]
    return sum(2**field for field in passed)


def line_of(slide: i64) -> i64:
    """The row or column that a slide uses."""
    origin = slide // SLIDES_A_FIELD
    return origin // SIZE if slide % SLIDES_A_FIELD < SIZE - 1 else SIZE + origin % SIZE


_PAIRS: Final = [(low, high) for low in range(FIELDS) for high in range(low + 1, FIELDS)]
_TARGETS: Final = vec[u8]([field for origin in range(FIELDS) for field in _targets(origin)])
_OTHERS: Final = vec[u8]([field for slide in range(SLIDES) for field in _others(slide)])
_ELSEWHERE: Final = vec[u8]([field for slide in range(SLIDES) for field in _elsewhere(slide)])
_PATHS: Final = vec[i64]([_path(slide) for slide in range(SLIDES)])


def slide_of(move: i64) -> i64:
    """The slide of a turn, NOWHERE if nothing slides."""
    if move < FIRST_OPENING:
        return move // PLACES
    return NOWHERE if move < FIRST_FREE else (move - FIRST_FREE) // FREE_PLACES


def origin_of(slide: i64) -> i64:
    return NOWHERE if slide == NOWHERE else slide // SLIDES_A_FIELD


def target_of(slide: i64) -> i64:
    return NOWHERE if slide == NOWHERE else i64(_TARGETS[slide])


def path_of(slide: i64) -> i64:
    """The fields that must be empty: those between origin and target, and the target."""
    return _PATHS[slide]


def placed_of(move: i64) -> list[int]:
    """The fields on which a turn places stones: one, or two at an opening."""
    if move < FIRST_OPENING:
        return [int(_OTHERS[move])]
    if move < FIRST_PLACE:
        low, high = _PAIRS[move - FIRST_OPENING]
        return [low, high]
    if move < FIRST_FREE:
        return [int(move - FIRST_PLACE)]
    return [int(_ELSEWHERE[move - FIRST_FREE])]


def placed_bit(move: i64) -> i64:
    """The field on which a turn with one placement places its stone, as a board."""
    if move < FIRST_OPENING:
        return bit(i64(_OTHERS[move]))
    return bit(move - FIRST_PLACE if move < FIRST_FREE else i64(_ELSEWHERE[move - FIRST_FREE]))


def change_of(move: i64) -> i64:
    """The fields that a turn changes. A stone may come to lie where one just left: then that field stays as it was."""
    slide = slide_of(move)
    change: i64 = 0 if slide == NOWHERE else bit(origin_of(slide)) | bit(target_of(slide))
    for field in placed_of(move):
        change ^= bit(i64(field))
    return change


def is_opening(move: i64) -> bool:
    return FIRST_OPENING <= move < FIRST_PLACE


def turn(origin: int, target: int, placed: int) -> int:
    """The number of a slide with a placement; ValueError if a stone cannot slide so on any board."""
    slide = SLIDES_A_FIELD * origin + _targets(origin).index(target)
    others = _others(slide)
    if placed in others:
        return PLACES * slide + others.index(placed)
    return FIRST_FREE + FREE_PLACES * slide + _elsewhere(slide).index(placed)


def opening(one: int, other: int) -> int:
    """The number of two stones on an empty board, in any order; ValueError if it is one field twice."""
    return FIRST_OPENING + _PAIRS.index((min(one, other), max(one, other)))


def place(field: int) -> int:
    return FIRST_PLACE + field


# As people write it


def name(field: int) -> str:
    return f"{'abcdef'[field % SIZE]}{field // SIZE + 1}"


def way_name(slide: i64) -> str:
    return f"{name(int(origin_of(slide)))}-{name(int(target_of(slide)))}"


def written(move: int) -> str:
    slide = slide_of(i64(move))
    way = [] if slide == NOWHERE else [way_name(slide)]
    return " ".join(way + [f"+{name(field)}" for field in placed_of(i64(move))])


def read(text: str) -> int:
    """The turn that this text writes, whatever its case, blanks and dashes; Refusal for anything else."""
    plain = "".join(text.split()).lower().replace("–", "-")
    try:
        if match := _TURN.fullmatch(plain):
            return turn(_field(match[1]), _field(match[2]), _field(match[3]))
        if match := _OPENING.fullmatch(plain):
            return opening(_field(match[1]), _field(match[2]))
        if match := _PLACE.fullmatch(plain):
            return place(_field(match[1]))
    except ValueError as impossible:
        raise Refusal("move-impossible", text=text) from impossible
    raise Refusal("move-unreadable", text=text)


def _field(name: str) -> int:
    return "abcdef".index(name[0]) + SIZE * (int(name[1]) - 1)
