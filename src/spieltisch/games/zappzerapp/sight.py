"""What is seen of a position: the same from every seat. Only what is in the barrels is hidden until they are turned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.facts import IN_TURN
from spieltisch.game import View
from spieltisch.games.zappzerapp.layout import APPRENTICES, BARRELS, CITY, START
from spieltisch.games.zappzerapp.moves import LEFT, RIGHT, run
from spieltisch.games.zappzerapp.position import NO_NUMBER, NOBODY, OVER, PHASES, RUN, Position
from spieltisch.games.zappzerapp.running import arrival, starting_points, victims

TOGETHER: Final = "together"
THIRD_HOME: Final = "third-home"
NO_FIELD: Final = -1


def view_of(position: Position) -> View:
    """The view as view.py describes it."""
    setup = position.setup
    seats = [i64(seat) for seat in range(setup.seats)]
    is_turned = position.phase >= RUN
    away = position.away()
    return {
        "phase": PHASES[position.phase],
        "turn": int(_turn(position)),
        "round": int(position.round),
        "thrower": int(position.thrower()),
        "dice": [int(eyes) for eyes in position.dice],
        "magic": int(position.magic()),
        "sides": list(setup.ring.sides),
        "start": setup.wish,
        "listening": IN_TURN if setup.in_turn else TOGETHER,
        "signs": setup.signs,
        "hill": [not away >> i64(place) & 1 for place in range(BARRELS)],
        "hands": [[int(position.in_hand(seat, LEFT)), int(position.in_hand(seat, RIGHT))] for seat in seats],
        "chosen": [int(place) for place in position.chosen],
        "stones": [int(position.number(seat)) if is_turned else NO_NUMBER for seat in seats],
        "order": order(position),
        "apprentices": [apprentices(position, seat) for seat in seats],
        "runs": _runs(position),
        "last": [int(number) for number in position.last],
        "valid": [int(count) for count in position.valid],
        "banished": [int(count) for count in position.banished],
        "winner": int(position.winner),
        "reason": THIRD_HOME if position.phase == OVER else "",
    }


def order(position: Position) -> list[int]:
    """The seats that have still to run, whoever is to move first."""
    found: list[int] = []
    number = position.running
    while number != NO_NUMBER:
        found.append(int(position.runner_with(number)))
        number = position.next_number(number)
    return found


def apprentices(position: Position, seat: i64) -> list[int]:
    return [int(position.progress[seat * APPRENTICES + apprentice]) for apprentice in range(APPRENTICES)]


def field_of(position: Position, seat: i64, progress: i64) -> int:
    """The field of the ring, or NO_FIELD on the start and in the city."""
    return NO_FIELD if progress in (START, CITY) else int(position.setup.ring.field(seat, progress))


def _turn(position: Position) -> i64:
    if position.phase == RUN:
        return position.mover()
    if position.phase == OVER or not position.setup.in_turn:
        return NOBODY
    return position.listener()


def _runs(position: Position) -> list[View]:
    if position.phase != RUN:
        return []
    return [_run(position, position.mover(), i64(progress)) for progress in starting_points(position, position.mover())]


def _run(position: Position, seat: i64, origin: i64) -> View:
    to = arrival(position, origin)
    gone = victims(position, seat, origin, to)
    return {
        "move": int(run(origin)),
        "from": int(origin),
        "to": int(to),
        "field": field_of(position, seat, to),
        "banished": [[apprentice // APPRENTICES, int(position.progress[apprentice])] for apprentice in gone],
    }
