"""Flicks that can be aimed with few keys and do what a test needs, found by the rules themselves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from spieltisch.game import QuickChance, Story
from spieltisch.games import game
from spieltisch.games.zong.rules.notation import HALF_SIDE
from spieltisch.games.zong.rules.state import ZongState

RULES = game("zong")
SPOT = "500/282"  # where the large disc is offered first on the classic board
USUAL, PRESS, MOST = 50, 2, 100  # of the strength, in percent
WIDEST = 40

Wanted = Callable[[ZongState, list[str]], bool]
"""Judges a flick by the position after it and by the kinds of all that was told."""


class Aim(NamedTuple):
    """With the keys, from where everything is when somebody begins to aim."""

    degrees_left: int
    percent: int

    @property
    def keys(self) -> list[str]:
        turns = ["ArrowLeft" if self.degrees_left > 0 else "ArrowRight"] * abs(self.degrees_left)
        pulls = ["ArrowUp" if self.percent > USUAL else "ArrowDown"] * (abs(self.percent - USUAL) // PRESS)
        return ["Enter", *turns, *pulls, "Enter"]

    @property
    def move(self) -> int:
        angle = math.radians(self.degrees_left)
        dx, dy = round(HALF_SIDE * math.tan(angle)), HALF_SIDE
        return RULES.parse(f"flick {SPOT} {dx}:{dy} {self.percent}.0%")


def aim_for(view: Mapping[str, object], seat: int, wanted: Wanted) -> Aim:
    """The aim of fewest presses that brings what is wanted."""
    for aim in aims():
        state, story = RULES.from_view(view, seat, QuickChance(0)), Story()
        assert isinstance(state, ZongState)
        state.play(seat, aim.move, QuickChance(0), story)
        if wanted(state, [event.kind for event in story.events]):
            return aim
    raise AssertionError("no flick brings what is wanted")


def aims() -> Iterator[Aim]:
    all_aims = [Aim(left, percent) for left in range(-WIDEST, WIDEST + 1) for percent in range(PRESS, MOST + 1, PRESS)]
    return iter(sorted(all_aims, key=lambda aim: (len(aim.keys), aim)))
