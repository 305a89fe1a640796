"""How the levels of the bots differ, as data: what each fears and likes, and how long it searches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from spieltisch.games.klong.bots.card_values import PRICES, CardValues


@final
class Style:
    """How a rule of thumb weighs things."""

    def __init__(self, prices: Mapping[int, float] = PRICES) -> None:
        self.card_values: Final = CardValues(prices)
        self.boots: float = 1.5  # what a boot is worth, in points
        self.spare_boots: float = 0.3  # the same, once the way is short
        self.dawdling: float = 2.0  # turns spent on other things than walking
        self.punctuality: float = 1.2  # how sharply being late counts
        self.caution: float = 0.9  # how sharply damage counts
        self.fear_of_heads: float = 0.6  # damage to expect from a monster on the way
        self.hurry: float = 1.0  # points that each turn more costs
        self.delay: float = 2.0  # turns that rivals waste before they are home
        self.detour: float = 1.1  # points that a boot of a detour costs
        self.linger: float = 4.0  # health below which nobody waits before the exit
        self.reserve: float = 2.0  # health to keep when monsters bite
        self.gain: float = 4.0  # points that a turn brings to somebody who waits


GESELLE: Final = Style()


def _neuling() -> Style:
    """Collects what glitters, and minds the clock and the dragon too little."""
    style = Style()
    style.boots = 0.5
    style.punctuality = 0.4
    style.caution = 0.3
    style.hurry = 0.3
    style.detour = 0.7
    style.linger = 0.0
    return style


NEULING: Final = _neuling()

RULES_OF_THUMB: Final = {"neuling": NEULING, "geselle": GESELLE}
"""Levels that do not search."""
STEPS: Final = {"neuling": 1, "geselle": 1, "meister": 36_000}
"""Moves made in the mind before one is made at the table; a rule of thumb is a single step."""
