"""A guess at what is hidden: what is in the barrels that nobody has seen since they were mixed."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.zappzerapp.rules.layout import BARRELS
from spieltisch.games.zappzerapp.rules.position import RUN, Position


def draw_unseen(position: Position, chance: Chance) -> None:
    """Mix the stones of all barrels that are not turned over."""
    is_turned = position.phase >= RUN
    unseen = [place for place in range(BARRELS) if not (is_turned and i64(place) in position.chosen)]
    for last in range(len(unseen) - 1, 0, -1):
        here, there = unseen[last], unseen[chance.below(last + 1)]
        position.stones[here], position.stones[there] = position.stones[there], position.stones[here]
