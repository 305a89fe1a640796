"""Legal moves, and for every other move the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import IllegalMove
from spieltisch.games.sechserreihe.rules.board import (
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
from spieltisch.games.sechserreihe.rules.lines import PATTERNS, TURNS_IN_COLUMN, TURNS_IN_ROW
from spieltisch.games.sechserreihe.rules.notation import (
    FIRST_FREE,
    FIRST_OPENING,
    FIRST_PLACE,
    FREE_PLACES,
    MOVES,
    OPENINGS,
    field_name,
    placed_bit,
    slide_name,
    slide_of,
)
from spieltisch.games.sechserreihe.rules.position import LAST, OPEN, OVER, PLACE, TURN, Position
from spieltisch.games.sechserreihe.rules.slides import SLIDES, line_of, origin_of, path_of, target_of

_OPENINGS: Final = list(range(FIRST_OPENING, FIRST_OPENING + OPENINGS))


def check_legal(position: Position, seat: int, move: int) -> None:
    """Refuse a move that is not legal for this seat now."""
    if position.phase == OVER:
        raise IllegalMove("over")
    if seat != int(position.turn):
        raise IllegalMove("not-your-turn")
    if not 0 <= move < MOVES:
        raise IllegalMove("no-such-move", move=move)
    if not is_legal(position.board, position.phase, i64(move)):
        raise _why_not(position.board, position.phase, i64(move))


# On a board alone: searches have no position.


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


def is_legal(board: i64, phase: i64, move: i64) -> bool:
    """Whether this move is legal."""
    if phase == OPEN:
        return FIRST_OPENING <= move < FIRST_PLACE
    if phase == PLACE:
        return FIRST_PLACE <= move < FIRST_FREE and not board & placed_bit(move)
    if FIRST_OPENING <= move < FIRST_FREE or (move >= FIRST_FREE and phase != LAST):
        return False
    slide = slide_of(move)
    return _slides(board, slide) and not board & ~bit(origin_of(slide)) & placed_bit(move)


def _why_not(board: i64, phase: i64, move: i64) -> IllegalMove:
    """The rule that an illegal move breaks."""
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
        found += TURNS_IN_ROW[PATTERNS * field + row(board, field // SIZE)]
        found += TURNS_IN_COLUMN[PATTERNS * field + column(board, field % SIZE)]
    return found


def _free_turns(board: i64) -> list[int]:
    """Slide, then place outside the line or on the field just left."""
    return [
        FIRST_FREE + FREE_PLACES * slide + place
        for slide in range(SLIDES)
        if _slides(board, i64(slide))
        for place in range(FREE_PLACES)
        if is_legal(board, LAST, i64(FIRST_FREE + FREE_PLACES * slide + place))
    ]


def _slides(board: i64, slide: i64) -> bool:
    """Over one or more empty fields, no jumping."""
    return board & bit(origin_of(slide)) != 0 and not board & path_of(slide)


def _why_no_turn(board: i64, phase: i64, move: i64) -> IllegalMove:
    slide = slide_of(move)
    origin, target = origin_of(slide), target_of(slide)
    if not board & bit(origin):
        return IllegalMove("no-stone", field=field_name(int(origin)))
    if not _slides(board, slide):
        return IllegalMove("way-blocked", origin=field_name(int(origin)), target=field_name(int(target)))
    if phase != LAST and not line_fields(line_of(slide)) & ~board & ~bit(target):
        return IllegalMove("no-place-left", way=slide_name(slide))
    if phase != LAST and placed_bit(move) == bit(origin):
        return IllegalMove("field-just-left", field=field_name(int(origin)))
    if phase != LAST and move >= FIRST_FREE:
        return IllegalMove("outside-the-line", field=_placed(move))
    return _taken(move)


def _taken(move: i64) -> IllegalMove:
    return IllegalMove("field-taken", field=_placed(move))


def _placed(move: i64) -> str:
    return field_name(int(lowest(placed_bit(move))))
