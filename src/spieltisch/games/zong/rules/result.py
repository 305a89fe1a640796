"""Who won and why. The score of a seat is the field that it has reached."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import Result
from spieltisch.games.zong.rules.position import OVER, Position
from spieltisch.games.zong.view import WayToWin

REACHED: Final = "reached"
FLICKED: Final = "flicked"


def result_of(position: Position) -> Result | None:
    """None while the game goes on. Behind the winner all are ranked by their fields."""
    if position.phase != OVER:
        return None
    seats = int(position.setup.seats)
    scores = [int(position.towers.fields[i64(seat)]) for seat in range(seats)]
    winner = int(position.towers.winner)
    behind = [score for seat, score in enumerate(scores) if seat != winner]
    places = [1 if seat == winner else 2 + sum(other > scores[seat] for other in behind) for seat in range(seats)]
    values: dict[str, object] = {"turns": int(position.turns) / seats, "flicks": int(position.flicks)}
    return Result(places, scores, way_to_win(position), values)


def way_to_win(position: Position) -> WayToWin:
    """By an attack that reached the target, or by a flick."""
    return FLICKED if position.by_flick else REACHED


def rewards_of(position: Position) -> list[float]:
    return [1.0 if seat == int(position.towers.winner) else 0.0 for seat in range(int(position.setup.seats))]
