"""What is seen of a position: the same from every seat. Only what is in the barrels is hidden until they are turned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.zappzerapp.rules.barrels import away, in_hand
from spieltisch.games.zappzerapp.rules.layout import APPRENTICES, BARRELS
from spieltisch.games.zappzerapp.rules.notation import LEFT, RIGHT, run_with
from spieltisch.games.zappzerapp.rules.numbers import is_valid, magic, number_of, running_order
from spieltisch.games.zappzerapp.rules.position import NO_NUMBER, NOBODY, OVER, RUN, Position
from spieltisch.games.zappzerapp.rules.result import THIRD_HOME
from spieltisch.games.zappzerapp.rules.running import arrival, field_of, starting_points, victims
from spieltisch.games.zappzerapp.rules.turns import listener, mover, thrower
from spieltisch.games.zappzerapp.view import Phase, Run, ZappZerappView

PHASES: Final[list[Phase]] = ["ready", "listen", "run", "over"]


def to_view(position: Position) -> ZappZerappView:
    setup = position.setup
    seats = [i64(seat) for seat in range(setup.seats)]
    is_turned = position.phase >= RUN
    gone = away(position)
    stones = [number_of(position, seat) if is_turned else i64(NO_NUMBER) for seat in seats]
    return {
        "phase": PHASES[position.phase],
        "turn": int(_turn(position)),
        "round": int(position.round),
        "thrower": int(thrower(position)),
        "dice": [int(eyes) for eyes in position.dice],
        "magic": int(magic(position)),
        "sides": list(setup.ring.sides),
        "start": setup.wish,
        "listening": "in-turn" if setup.in_turn else "together",
        "signs": setup.signs,
        "hill": [not gone >> i64(place) & 1 for place in range(BARRELS)],
        "hands": [[int(in_hand(position, seat, LEFT)), int(in_hand(position, seat, RIGHT))] for seat in seats],
        "chosen": [int(place) for place in position.chosen],
        "stones": [int(number) for number in stones],
        "too_many": [number != NO_NUMBER and not is_valid(position, number) for number in stones],
        "order": running_order(position),
        "apprentices": [_apprentices(position, seat) for seat in seats],
        "runs": _runs(position),
        "last": [int(number) for number in position.last],
        "valid": [int(count) for count in position.valid],
        "banished": [int(count) for count in position.banished],
        "winner": int(position.winner),
        "reason": THIRD_HOME if position.phase == OVER else "",
    }


def _apprentices(position: Position, seat: i64) -> list[int]:
    return [int(position.progress[seat * APPRENTICES + apprentice]) for apprentice in range(APPRENTICES)]


def _turn(position: Position) -> i64:
    if position.phase == RUN:
        return mover(position)
    if position.phase == OVER or not position.setup.in_turn:
        return NOBODY
    return listener(position)


def _runs(position: Position) -> list[Run]:
    if position.phase != RUN:
        return []
    seat = mover(position)
    return [_run(position, seat, i64(progress)) for progress in starting_points(position, seat)]


def _run(position: Position, seat: i64, origin: i64) -> Run:
    to = arrival(position, origin)
    gone = victims(position, seat, origin, to)
    return {
        "move": int(run_with(origin)),
        "from": int(origin),
        "to": int(to),
        "field": field_of(position, seat, to),
        "banished": [[apprentice // APPRENTICES, int(position.progress[apprentice])] for apprentice in gone],
    }
