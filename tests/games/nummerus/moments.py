"""Moments of Nummerus Zahlus for the client's stories: every phase, every way to score, one to four seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.suite import Case, Moment

KEY = "nummerus"


def after(moves: int, phase: str = "take", round: int = 1) -> Callable[[Any], bool]:
    """So many chips have been taken in this round, and that is what comes next."""
    return lambda it: (it["phase"], it["round"]) == (phase, round) and _taken(it) >= moves


def over(it: Any) -> bool:
    return bool(it["phase"] == "over")


def _taken(it: Any) -> int:
    return int(it["fields"].count(0)) - 1


MOMENTS = {
    "begin": Moment(Case(KEY, 2, {"start": "1"}), 1, after(0)),
    "take": Moment(Case(KEY, 2), 2, after(16)),
    "take-3": Moment(Case(KEY, 3), 3, after(21)),
    "take-4-watched": Moment(Case(KEY, 4), 4, after(30), watched=True),
    "swap": Moment(Case(KEY, 2, {"swap": True}), 3, after(7, "swap")),
    "round-2": Moment(Case(KEY, 3, {"scoring": "tournament", "rounds": 3}), 6, after(4, round=2)),
    "alone": Moment(Case(KEY, 1), 7, after(12)),
    "join": Moment(Case(KEY, 1), 8, after(12, "join")),
    "solitaire-3": Moment(Case(KEY, 3, {"scoring": "solitaire"}), 9, after(20)),
    "over": Moment(Case(KEY, 3), 10, over),
    "over-tournament": Moment(Case(KEY, 4, {"scoring": "tournament", "rounds": 2, "swap": True}), 11, over),
    "over-alone": Moment(Case(KEY, 1), 12, over),
}
