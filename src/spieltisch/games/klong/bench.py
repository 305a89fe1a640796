"""What Klong! measures of itself: how quickly a position is copied, as searches do all the time, and how big it is."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

from spieltisch.facts import Figure, Measure, Progress, Rate, read_facts
from spieltisch.game import QuickChance, State
from spieltisch.games.klong.rules.state import Klong

SEATS = 4
MOVES_PLAYED = 300
COPIES_A_CALL = 1000
COPIES_WEIGHED = 1000


def late_position() -> State:
    """Of four thieves who have bought a lot, by random moves."""
    chance = QuickChance(48)
    state = Klong().new(SEATS, read_facts("klong").complete(SEATS, {}), chance)
    for _ in range(MOVES_PLAYED):
        (seat,) = state.to_move()
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)
    return state


def copies() -> Callable[[], int]:
    state = late_position()

    def work() -> int:
        for _ in range(COPIES_A_CALL):
            state.copy()
        return COPIES_A_CALL

    return work


def bytes_of(state: State) -> float:
    """The memory that a copy of its own takes."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [state.copy() for _ in range(COPIES_WEIGHED)]
        after, _ = tracemalloc.get_traced_memory()
        return (after - before) / len(kept)
    finally:
        tracemalloc.stop()


def weigh(progress: Progress) -> list[Figure]:
    return [Figure(bytes_of(late_position()) / 1000, "KB", note="memory")]


MEASURES: dict[str, Measure] = {
    "copies": Rate("copies/s", copies, "copies"),
    "memory": weigh,
}
