"""Clocks for thoughts that do not depend on the speed of the machine."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.bots import Bot
from spieltisch.bots.searcher import Searcher
from spieltisch.game import Budget


class CountedClock:
    """Goes on by so many seconds at every look, so that the same search always gets as far."""

    def __init__(self, seconds_a_look: float) -> None:
        self._seconds_a_look = seconds_a_look
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self._seconds_a_look


class SetClock:
    """Shows the time that whoever thinks has set."""

    def __init__(self) -> None:
        self.now = 100.0
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now


def steps_only(level: str, steps: int) -> Budget:
    """A budget for whose thoughts no time passes."""
    return Budget(level, steps, 1.0, CountedClock(0.0))


def on_the_clock(bot: Bot, clock: CountedClock) -> Searcher:
    """The same bot, thinking by this clock."""
    assert isinstance(bot, Searcher)
    return replace(bot, clock=clock)
