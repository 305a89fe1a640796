"""What is seen of a position. Nothing is hidden in this game: everybody sees the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.sechserreihe.rules.board import FIELDS, STONES, count
from spieltisch.games.sechserreihe.rules.legal import legal_moves
from spieltisch.games.sechserreihe.rules.notation import placed_of, slide_of
from spieltisch.games.sechserreihe.rules.play import bank, completed_by, end_by
from spieltisch.games.sechserreihe.rules.position import LAST, NO_MOVE, OVER, Position
from spieltisch.games.sechserreihe.rules.result import is_solved
from spieltisch.games.sechserreihe.rules.slides import origin_of, target_of
from spieltisch.games.sechserreihe.view import Phase, SechserreiheLast, SechserreiheView

PHASES: Final[list[Phase]] = ["open", "turn", "place", "turn", "over"]


def to_view(position: Position) -> SechserreiheView:
    setup = position.setup
    is_over = position.phase == OVER
    legal = [] if is_over else legal_moves(position.board, position.phase)
    completing = [[move, *lines] for move in legal if (lines := completed_by(position.board, i64(move)))]
    return {
        "goal": int(setup.goal),
        "start": int(position.start),
        "layout": setup.layout,
        "phase": PHASES[position.phase],
        "turn": -1 if is_over else int(position.turn),
        "next": -1 if is_over else int((position.turn + 1) % setup.seats),
        "fields": [int(position.board >> i64(field) & 1) for field in range(FIELDS)],
        "supply": STONES - int(count(position.board)),
        "coins": [int(position.coins[i64(seat)]) for seat in range(int(setup.seats))],
        "bank": int(bank(position)),
        "last": _last(position),
        "free": position.phase == LAST,
        "turns": [_turn(i64(move)) for move in legal],
        "completes": completing,
        "ends": [move for move, *lines in completing if end_by(position, lines)],
        "threats": sorted({line for _, *lines in completing for line in lines}),
        "solved": is_solved(position),
    }


def _last(position: Position) -> SechserreiheLast | None:
    if position.last_move == NO_MOVE:
        return None
    slide = slide_of(position.last_move)
    return {
        "seat": int(position.last_seat),
        "origin": int(origin_of(slide)),
        "target": int(target_of(slide)),
        "placed": placed_of(position.last_move),
        "lines": position.last_lines[:],
    }


def _turn(move: i64) -> list[int]:
    slide = slide_of(move)
    return [int(move), int(origin_of(slide)), int(target_of(slide)), *placed_of(move)]
