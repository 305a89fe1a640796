"""Moments of ZONG! for the client's stories: every phase, both boards, three to six seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.game import Chance, Options, State
from tests.games.zong.playthrough import choose as any_that_does_something
from tests.suite import Case, Moment

KEY = "zong"
COMET: Options = {"board": "comet"}


def choose(state: State, seat: int, chance: Chance) -> int:
    return any_that_does_something(state.legal(seat), chance)


def in_phase(phase: str, turns: int = 0) -> Callable[[Any], bool]:
    return lambda it: it["phase"] == phase and it["turns"] >= turns


def has_tower(it: Any, height: int = 3) -> bool:
    """On the way, not at the start, where all begin."""
    return any(len(seats) >= height for field, *seats in it["fields"] if field != it["start"])


def _moment(case: Case, seed: int, has_come: Callable[[Any], bool], watched: bool = False) -> Moment:
    return Moment(case, seed, has_come, choose, watched)


MOMENTS = {
    "pick": _moment(Case(KEY, 3), 1, in_phase("pick")),
    "throw": _moment(Case(KEY, 3, {"disc": "large"}), 2, in_phase("throw", 4)),
    "throw-6-comet": _moment(Case(KEY, 6, COMET), 3, in_phase("throw", 12)),
    "flick": _moment(Case(KEY, 4), 4, in_phase("flick", 5)),
    "flick-5-comet": _moment(Case(KEY, 5, COMET), 5, in_phase("flick", 8)),
    "towers": _moment(Case(KEY, 6), 6, lambda it: it["phase"] == "flick" and has_tower(it)),
    "vote": _moment(Case(KEY, 4), 1, in_phase("vote")),
    "vote-watched": _moment(Case(KEY, 3, COMET), 1, in_phase("vote"), watched=True),
    "attack": _moment(Case(KEY, 4), 9, in_phase("attack", 3)),
    "attack-companions": _moment(Case(KEY, 6, COMET), 3, lambda it: len(it["companions"]) > 1),
    "over": _moment(Case(KEY, 4), 11, in_phase("over")),
    "over-6-comet": _moment(Case(KEY, 6, COMET), 12, in_phase("over")),
}
