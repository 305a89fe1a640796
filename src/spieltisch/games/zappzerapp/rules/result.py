"""Who won and why: the seat whose third apprentice came home first."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from spieltisch.game import Result
from spieltisch.games.zappzerapp.rules.layout import APPRENTICES
from spieltisch.games.zappzerapp.rules.position import OVER, Position
from spieltisch.games.zappzerapp.rules.running import at_home

THIRD_HOME: Final[Literal["third-home"]] = "third-home"


def result(position: Position) -> Result | None:
    """After the winner, who has more apprentices in the city, then who has come further in all."""
    if position.phase != OVER:
        return None
    seats = int(position.setup.seats)
    scores = [int(at_home(position, i64(seat))) for seat in range(seats)]
    ways = [(scores[seat], _way_of(position, i64(seat))) for seat in range(seats)]
    places = [1 + sum(other > way for other in ways) for way in ways]
    values: dict[str, object] = {
        "rounds": int(position.round),
        "valid": [int(count) for count in position.valid],
        "banished": [int(count) for count in position.banished],
    }
    return Result(places, scores, THIRD_HOME, values)


def rewards(position: Position) -> list[float]:
    """By seat: 1 for the winner, 0 for all others."""
    return [1.0 if seat == int(position.winner) else 0.0 for seat in range(int(position.setup.seats))]


def _way_of(position: Position, seat: i64) -> int:
    """How many fields the apprentices of this seat have come in all."""
    steps: i64 = 0
    for apprentice in range(seat * APPRENTICES, (seat + 1) * APPRENTICES):
        steps += position.progress[apprentice]
    return int(steps)
