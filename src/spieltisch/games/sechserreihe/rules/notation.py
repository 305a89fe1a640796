"""Moves as numbers and as people write them.

0-1439      4 slide + p      c3-c5 +c1  slide, then place on one of the four other fields of that line, ascending
1440-2069   1440 + pair      +c3 +d4    two stones on an empty board
2070-2105   2070 + field     +c1        one stone, where nothing can slide
2106-13265  2106 + 31 slide + q         slide, then place on one of the 31 fields outside that line, or on the
                                        origin, ascending: only the last stone of somebody who plays alone
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Refusal
from spieltisch.games.sechserreihe.rules.board import FIELDS, LINES, SIZE, bit
from spieltisch.games.sechserreihe.rules.slides import (
    NOWHERE,
    SLIDES,
    SLIDES_A_FIELD,
    fields_elsewhere,
    origin_of,
    other_fields,
    target_of,
    targets,
)

PLACES: Final = 4  # the fields of a line that are neither origin nor target
FREE_PLACES: Final = 31
TURNS_A_FIELD: Final = 40  # the first half in the row, the other in the column
OPENINGS: Final = 630
FIRST_OPENING: Final = 1440
FIRST_PLACE: Final = 2070
FIRST_FREE: Final = 2106
MOVES: Final = 13266

_PAIRS: Final = [(low, high) for low in range(FIELDS) for high in range(low + 1, FIELDS)]
_PLACED: Final = vec[u8]([field for slide in range(SLIDES) for field in other_fields(slide)])
_PLACED_FREELY: Final = vec[u8]([field for slide in range(SLIDES) for field in fields_elsewhere(slide)])


def slide_of(move: i64) -> i64:
    """The slide of a move, NOWHERE if nothing slides."""
    if move < FIRST_OPENING:
        return move // PLACES
    return NOWHERE if move < FIRST_FREE else (move - FIRST_FREE) // FREE_PLACES


def placed_of(move: i64) -> list[int]:
    """The fields on which a move places stones: one, or two at an opening."""
    if move < FIRST_OPENING:
        return [int(_PLACED[move])]
    if move < FIRST_PLACE:
        low, high = _PAIRS[move - FIRST_OPENING]
        return [low, high]
    if move < FIRST_FREE:
        return [int(move - FIRST_PLACE)]
    return [int(_PLACED_FREELY[move - FIRST_FREE])]


def placed_bit(move: i64) -> i64:
    """The field on which a move with one placement places its stone, as a board."""
    if move < FIRST_OPENING:
        return bit(i64(_PLACED[move]))
    return bit(move - FIRST_PLACE if move < FIRST_FREE else i64(_PLACED_FREELY[move - FIRST_FREE]))


def change_of(move: i64) -> i64:
    """The fields that a move changes. A stone may come to lie where one just left: then that field stays as it was."""
    return _CHANGES[move]


def is_opening(move: i64) -> bool:
    return FIRST_OPENING <= move < FIRST_PLACE


def turn(origin: int, target: int, placed: int) -> int | None:
    """The number of a slide with a placement; None if no stone can slide so on any board."""
    if target not in targets(origin) or placed == target:
        return None
    slide = SLIDES_A_FIELD * origin + targets(origin).index(target)
    others = other_fields(slide)
    if placed in others:
        return PLACES * slide + others.index(placed)
    return FIRST_FREE + FREE_PLACES * slide + fields_elsewhere(slide).index(placed)


def opening(one: int, other: int) -> int | None:
    """The number of two stones on an empty board, in any order; None if it is one field twice."""
    return None if one == other else FIRST_OPENING + _PAIRS.index((min(one, other), max(one, other)))


def placement(field: int) -> int:
    """The number of one stone, where nothing can slide."""
    return FIRST_PLACE + field


def _change(move: i64) -> i64:
    slide = slide_of(move)
    change: i64 = 0 if slide == NOWHERE else bit(origin_of(slide)) | bit(target_of(slide))
    for field in placed_of(move):
        change ^= bit(i64(field))
    return change


_CHANGES: Final = vec[i64]([_change(i64(move)) for move in range(MOVES)])


# As people write it

_TURN: Final = re.compile(r"([a-f][1-6])-([a-f][1-6])\+([a-f][1-6])")
_OPENING: Final = re.compile(r"\+([a-f][1-6])\+([a-f][1-6])")
_PLACEMENT: Final = re.compile(r"\+([a-f][1-6])")


class LineEnds(NamedTuple):
    """How a line is called: a3–f3."""

    first: str
    last: str


def field_name(field: int) -> str:
    return f"{'abcdef'[field % SIZE]}{field // SIZE + 1}"


def slide_name(slide: i64) -> str:
    return f"{field_name(int(origin_of(slide)))}-{field_name(int(target_of(slide)))}"


def line_ends(line: int) -> LineEnds:
    return LineEnds(field_name(LINES[line][0]), field_name(LINES[line][-1]))


def written(move: int) -> str:
    slide = slide_of(i64(move))
    slid = [] if slide == NOWHERE else [slide_name(slide)]
    return " ".join(slid + [f"+{field_name(field)}" for field in placed_of(i64(move))])


def read(text: str) -> int:
    """The move that this text writes, whatever its case, blanks and dashes; Refusal for anything else."""
    plain = "".join(text.split()).lower().replace("–", "-")
    if match := _TURN.fullmatch(plain):
        move = turn(_field(match[1]), _field(match[2]), _field(match[3]))
    elif match := _OPENING.fullmatch(plain):
        move = opening(_field(match[1]), _field(match[2]))
    elif match := _PLACEMENT.fullmatch(plain):
        move = placement(_field(match[1]))
    else:
        raise Refusal("move-unreadable", text=text)
    if move is None:
        raise Refusal("move-impossible", text=text)
    return move


def _field(name: str) -> int:
    return "abcdef".index(name[0]) + SIZE * (int(name[1]) - 1)
