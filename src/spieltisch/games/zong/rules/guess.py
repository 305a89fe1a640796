"""A position as a seat may imagine it. Hidden is only how the others have voted on what is still open."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.zong.rules.position import Position


def guess(position: Position, seat: int, chance: Chance) -> Position:
    twin = position.copy()
    if twin.vote is not None:
        twin.vote.forget_others(i64(seat), chance)
    return twin
