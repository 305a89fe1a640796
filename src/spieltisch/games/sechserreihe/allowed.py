"""What is allowed on a board, and which rule forbids the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import IllegalMove
from spieltisch.games.sechserreihe.board import (
    ALL_FIELDS,
    SIZE,
    bit,
    column,
    fields,
    is_stuck,
    line_fields,
    lowest,
    row,
)
from spieltisch.games.sechserreihe.slides import CODES
from spieltisch.games.sechserreihe.turns import (
    FIRST_FREE,
    FIRST_OPENING,
    FIRST_PLACE,
    FREE_PLACES,
    OPENINGS,
    SLIDES,
    TURNS_A_FIELD,
    line_of,
    name,
    origin_of,
    path_of,
    placed_bit,
    slide_of,
    target_of,
    way_name,
)

OPEN: Final = 0  # two stones on an empty board
TURN: Final = 1  # slide and place
PLACE: Final = 2  # one stone, because nothing can slide
LAST: Final = 3  # slide, and place anywhere: the last stone of somebody who plays alone
OVER: Final = 4

_OPENINGS: Final = list(range(FIRST_OPENING, FIRST_OPENING + OPENINGS))


def phase_of(board: i64) -> i64:
    """What a turn is on this board; the last stone alone and the end do not show on it."""
    if board == 0:
        return OPEN
    return PLACE if is_stuck(board) else TURN


def legal_moves(board: i64, phase: i64) -> list[int]:
    """Ascending."""
    if phase == OPEN:
        return _OPENINGS[:]
    if phase == PLACE:
        return [FIRST_PLACE + field for field in fields(ALL_FIELDS & ~board)]
    return _turns(board) + _free_turns(board) if phase == LAST else _turns(board)


def allows(board: i64, phase: i64, move: i64) -> bool:
    """Whether this move is legal."""
    if phase == OPEN:
        return FIRST_OPENING <= move < FIRST_PLACE
    if phase == PLACE:
        return FIRST_PLACE <= move < FIRST_FREE and not board & placed_bit(move)
    if FIRST_OPENING <= move < FIRST_FREE or (move >= FIRST_FREE and phase != LAST):
        return False
    slide = slide_of(move)
    return _slides(board, slide) and not board & ~bit(origin_of(slide)) & placed_bit(move)


def why_not(board: i64, phase: i64, move: i64) -> IllegalMove:
    """The rule that a move breaks which is not allowed."""
    if phase == OPEN:
        return IllegalMove("open-first")
    if FIRST_OPENING <= move < FIRST_PLACE:
        return IllegalMove("board-not-empty")
    if FIRST_PLACE <= move < FIRST_FREE:
        return IllegalMove("slide-first") if phase != PLACE else _taken(move)
    return IllegalMove("nothing-slides") if phase == PLACE else _why_no_turn(board, phase, move)


def _turns(board: i64) -> list[int]:
    """Slide, then place in the same line."""
    found: list[int] = []
    stones = board
    while stones:
        field = lowest(stones)
        stones &= stones - 1
        across, down = field // SIZE, field % SIZE
        in_row = int(field) * TURNS_A_FIELD
        in_column = in_row + TURNS_A_FIELD // 2
        found += [in_row + code for code in CODES[SIZE * row(board, across) + down]]
        found += [in_column + code for code in CODES[SIZE * column(board, down) + across]]
    return found


def _free_turns(board: i64) -> list[int]:
    """Slide, then place outside the line or on the field just left."""
    return [
        FIRST_FREE + FREE_PLACES * slide + place
        for slide in range(SLIDES)
        if _slides(board, i64(slide))
        for place in range(FREE_PLACES)
        if allows(board, LAST, i64(FIRST_FREE + FREE_PLACES * slide + place))
    ]


def _slides(board: i64, slide: i64) -> bool:
    """Over one or more empty fields, no jumping."""
    return board & bit(origin_of(slide)) != 0 and not board & path_of(slide)


def _why_no_turn(board: i64, phase: i64, move: i64) -> IllegalMove:
    slide = slide_of(move)
    origin, target = origin_of(slide), target_of(slide)
    if not board & bit(origin):
        return IllegalMove("no-stone", field=name(int(origin)))
    if not _slides(board, slide):
        return IllegalMove("way-blocked", origin=name(int(origin)), target=name(int(target)))
    if phase != LAST and not line_fields(line_of(slide)) & ~board & ~bit(target):
        return IllegalMove("no-place-left", way=way_name(slide))
    if phase != LAST and placed_bit(move) == bit(origin):
        return IllegalMove("field-just-left", field=name(int(origin)))
    if phase != LAST and move >= FIRST_FREE:
        return IllegalMove("outside-the-line", field=_placed(move))
    return _taken(move)


def _taken(move: i64) -> IllegalMove:
    return IllegalMove("field-taken", field=_placed(move))


def _placed(move: i64) -> str:
    return name(int(lowest(placed_bit(move))))
