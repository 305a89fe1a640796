"""Whose turn it is: who throws the dice, who listens, who runs."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.games.zappzerapp.rules.numbers import runner_with
from spieltisch.games.zappzerapp.rules.position import LISTEN, NOBODY, NOTHING, OVER, RUN, Position


def to_move(position: Position) -> list[int]:
    """The seats that may act now."""
    if position.phase == OVER:
        return []
    if position.phase == RUN:
        return [int(mover(position))]
    if position.setup.in_turn:
        return [int(listener(position))]
    return [seat for seat in range(int(position.setup.seats)) if position.chosen[i64(seat)] == NOTHING]


def thrower(position: Position) -> i64:
    return (position.setup.first + position.round - 1) % position.setup.seats


def listener(position: Position) -> i64:
    """Who is asked, where all listen in turn."""
    return (thrower(position) + position.asked) % position.setup.seats


def listens(position: Position, seat: i64) -> bool:
    """Whether this seat may take barrels now."""
    if position.phase != LISTEN:
        return False
    return listener(position) == seat if position.setup.in_turn else position.chosen[seat] == NOTHING


def listen_together(position: Position) -> bool:
    """Whether all take barrels at once, and so begin at a signal."""
    return position.phase == LISTEN and not position.setup.in_turn


def mover(position: Position) -> i64:
    """Who runs now."""
    return runner_with(position, position.running) if position.phase == RUN else NOBODY
