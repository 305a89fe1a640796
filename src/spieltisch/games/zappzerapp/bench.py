"""What Zapp Zerapp measures of itself: how many seconds of rattle it can render in a second."""

from __future__ import annotations

from collections.abc import Callable

from spieltisch.facts import Measure, Rate
from spieltisch.games.zappzerapp.sound import MOST_STONES, SECONDS, STRENGTHS, rattle

TIMES_A_CALL = 2
"""So that a call comes to whole seconds."""


def seconds_of_rattle() -> Callable[[], int]:
    """Of all barrels, shaken with all strengths."""
    seed = 0

    def work() -> int:
        nonlocal seed
        pieces = 0
        for stones in range(1, MOST_STONES + 1):
            for strength in range(1, STRENGTHS + 1):
                for _ in range(TIMES_A_CALL):
                    seed += 1
                    rattle(stones, strength, seed)
                    pieces += 1
        return int(pieces * SECONDS)

    return work


MEASURES: dict[str, Measure] = {"render": Rate("× real time", seconds_of_rattle, "render")}
