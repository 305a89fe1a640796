"""Moments of Zapp Zerapp for the client's stories: every phase, at once and in turn, two to four seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.game import Chance, Options, State
from tests.games.zappzerapp.playthrough import choose as eagerly
from tests.suite import Case, Moment

KEY = "zappzerapp"
IN_TURN: Options = {"listening": "in-turn"}


def choose(state: State, seat: int, chance: Chance) -> int:
    return eagerly(state.legal(seat), chance)


def round_of(number: int, phase: str) -> Callable[[Any], bool]:
    return lambda it: it["phase"] == phase and it["round"] >= number


def holding(barrels: int) -> Callable[[Any], bool]:
    """The first seat does."""
    return lambda it: it["phase"] == "listen" and sum(place >= 0 for place in it["hands"][0]) == barrels


def chosen(seat: int) -> Callable[[Any], bool]:
    return lambda it: it["phase"] == "listen" and it["chosen"][seat] >= 0


def can_banish(it: Any) -> bool:
    return any(run["banished"] for run in it["runs"])


def over(it: Any) -> bool:
    return bool(it["phase"] == "over")


def _moment(case: Case, seed: int, has_come: Callable[[Any], bool], watched: bool = False, later: float = 10) -> Moment:
    return Moment(case, seed, has_come, choose, watched, later)


MOMENTS = {
    "countdown": _moment(Case(KEY, 2), 1, round_of(1, "listen"), later=1),
    "listen": _moment(Case(KEY, 3), 2, round_of(3, "listen")),
    "holding": _moment(Case(KEY, 2), 3, holding(2)),
    "chosen": _moment(Case(KEY, 3), 4, chosen(0)),
    "listen-4-watched": _moment(Case(KEY, 4), 5, holding(1), watched=True),
    "ready": _moment(Case(KEY, 3, IN_TURN), 6, round_of(2, "ready")),
    "in-turn": _moment(Case(KEY, 3, IN_TURN), 7, holding(1)),
    "run": _moment(Case(KEY, 3), 8, round_of(3, "run")),
    "run-4": _moment(Case(KEY, 4), 9, round_of(6, "run")),
    "banish": _moment(Case(KEY, 2), 10, can_banish),
    "over": _moment(Case(KEY, 2), 11, over),
    "over-4": _moment(Case(KEY, 4), 12, over),
}
