"""What is seen of a position. Only votes that are still being cast are hidden."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import View
from spieltisch.games.zong.discs import shown
from spieltisch.games.zong.moves import DISC_SIZES, THROWS
from spieltisch.games.zong.phases import ATTACK, OVER, PHASES, THROW
from spieltisch.games.zong.position import NO_DISC, NO_THROW, Position
from spieltisch.games.zong.standing import Standing
from spieltisch.games.zong.telling import doubt_shown
from spieltisch.games.zong.vote import NO_VOTE, Hearing

REACHED: Final = "reached"
FLICKED: Final = "flicked"


def view_of(position: Position, seat: int | None) -> View:
    """The view as view.py describes it."""
    setup = position.setup
    seats = int(setup.seats)
    is_over = position.phase == OVER
    is_thrown = position.throw != NO_THROW
    hearing = position.hearing
    return {
        "board": setup.board.key,
        "vote": setup.vote,
        "disc": setup.disc,
        "first": int(setup.first),
        "start": int(position.standing.start),
        "phase": PHASES[position.phase],
        "turn": -1 if is_over else int(position.turn),
        "next": -1 if is_over else (int(position.turn) + 1) % seats,
        "round": max(1, -(-int(position.turns) // seats)),
        "turns": int(position.turns),
        "flicks": int(position.flicks),
        "discs": [_size_name(position.sizes[i64(other)]) for other in range(seats)],
        "hands": position.hands.listed(seats),
        "throws": [[throw, *THROWS[throw]] for throw in _throws(position)],
        "thrown": shown(position.throw, position.faces) if is_thrown else [],
        "zongs": int(position.zongs),
        "spirals": int(position.spirals),
        "points": int(position.points),
        "fields": _fields(position.standing),
        "lying": _lying(hearing),
        "doubt": _doubt(hearing),
        "settled": [] if hearing is None else hearing.settled(),
        "voted": [hearing is not None and hearing.has_voted(i64(other)) for other in range(seats)],
        "mine": NO_VOTE if hearing is None or seat is None else int(hearing.vote_of(i64(seat))),
        "companions": companions(position),
        "winner": int(position.standing.winner),
        "reason": (FLICKED if position.by_flick else REACHED) if is_over else "",
    }


def _throws(position: Position) -> list[int]:
    return position.hands.throws(position.turn) if position.phase == THROW else []


def _size_name(size: i64) -> str:
    return "" if size == NO_DISC else DISC_SIZES[size]


def _fields(standing: Standing) -> list[list[int]]:
    occupied = sorted({int(standing.fields[seat]) for seat in range(standing.seats)})
    return [[field, *standing.tower(i64(field))] for field in occupied]


def _lying(hearing: Hearing | None) -> list[list[int]]:
    if hearing is None:
        return []
    rests = hearing.aftermath.rests
    return [
        [] if is_off else [int(rests.x[i64(seat)]), int(rests.y[i64(seat)]), int(rests.under[i64(seat)])]
        for seat, is_off in enumerate(rests.is_off)
    ]


def _doubt(hearing: Hearing | None) -> View | None:
    if hearing is None:
        return None
    first, other, gap = doubt_shown(hearing)
    return {"seat": int(hearing.asked), "readings": [first, other], "gap": gap}


def companions(position: Position) -> list[int]:
    if position.phase != ATTACK:
        return []
    tower = position.standing.tower(position.standing.fields[position.turn])
    return [seat for seat in tower if seat != int(position.turn)]
