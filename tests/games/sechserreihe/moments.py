"""Moments of Sechserreihe for the client's stories: every phase, one to four seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.sechserreihe.positions import ONE_ROW_AND_ONE_COLUMN_EMPTY, position
from tests.suite import Case, Moment

KEY = "sechserreihe"


def with_stones(least: int, phase: str = "turn") -> Callable[[Any], bool]:
    return lambda it: it["phase"] == phase and sum(it["fields"]) >= least


def over(it: Any) -> bool:
    return bool(it["phase"] == "over")


MOMENTS = {
    "open": Moment(Case(KEY, 2, {"start": "1"}), 1, with_stones(0, "open")),
    "turn": Moment(Case(KEY, 2), 2, with_stones(12)),
    "turn-3": Moment(Case(KEY, 3), 3, with_stones(16)),
    "turn-4-watched": Moment(Case(KEY, 4), 4, with_stones(18), watched=True),
    "threats": Moment(Case(KEY, 2), 5, lambda it: it["phase"] == "turn" and len(it["threats"]) > 1),
    "place": Moment(Case(KEY, 2), 6, with_stones(25, "place"), laid=lambda: position(ONE_ROW_AND_ONE_COLUMN_EMPTY)),
    "alone": Moment(Case(KEY, 1), 7, with_stones(9)),
    "alone-lot": Moment(Case(KEY, 1, {"layout": "lot"}), 8, with_stones(0)),
    "over": Moment(Case(KEY, 2), 9, over),
    "over-4": Moment(Case(KEY, 4), 10, over),
    "over-alone": Moment(Case(KEY, 1), 11, over),
}
