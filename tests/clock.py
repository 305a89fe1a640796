"""A clock for thoughts that do not depend on the speed of the machine."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.bots import Bot
from spieltisch.bots.searcher import Searcher


class CountedClock:
    """Goes on by so many seconds at every look, so that the same search always gets as far."""

    def __init__(self, seconds_a_look: float) -> None:
        self._seconds_a_look = seconds_a_look
        self._looks = 0

    def __call__(self) -> float:
        self._looks += 1
        return self._looks * self._seconds_a_look


def on_the_clock(bot: Bot, clock: CountedClock) -> Searcher:
    """The same bot, thinking by this clock."""
    assert isinstance(bot, Searcher)
    return replace(bot, clock=clock)
