"""Moments of Klong! for the client's stories: every phase and question, both boards, two to four seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.game import Options
from tests.games.klong.choosers import with_appetite
from tests.suite import Case, Moment

KEY = "klong"
SUNSET: Options = {"board": "b"}


def acting(turns: int = 0) -> Callable[[Any], bool]:
    """Some cards have been played, some are still in the hand."""
    return lambda it: it["phase"] == "act" and it["turns"] >= turns and (turns == 0 or _has_played(it))


def asked(kind: str) -> Callable[[Any], bool]:
    return lambda it: it["phase"] == "ask" and it["question"]["kind"] == kind


def over(it: Any) -> bool:
    return bool(it["phase"] == "over")


def _has_played(it: Any) -> bool:
    return len(it["seats"][it["turn"]]["play"]) > 1 and len(it["hand"]) > 1


def _moment(case: Case, seed: int, has_come: Callable[[Any], bool], watched: bool = False) -> Moment:
    return Moment(case, seed, has_come, with_appetite, watched)


MOMENTS = {
    "begin": _moment(Case(KEY, 2, {"start": "1"}), 1, acting()),
    "act": _moment(Case(KEY, 3), 2, acting(12)),
    "act-4-sunset": _moment(Case(KEY, 4, SUNSET), 3, acting(30)),
    "act-watched": _moment(Case(KEY, 2, SUNSET), 4, acting(10), watched=True),
    "countdown": _moment(Case(KEY, 4), 5, lambda it: it["phase"] == "act" and bool(it["clock"])),
    "ask-take": _moment(Case(KEY, 2), 6, asked("take")),
    "ask-choose": _moment(Case(KEY, 3), 7, asked("choose")),
    "ask-discard": _moment(Case(KEY, 2), 5, asked("discard")),
    "ask-trash": _moment(Case(KEY, 4), 1, asked("trash")),
    "ask-replace": _moment(Case(KEY, 2, SUNSET), 10, asked("replace")),
    "ask-reach": _moment(Case(KEY, 2), 41, asked("reach")),
    "ask-spring": _moment(Case(KEY, 3), 12, asked("spring")),
    "ask-order": _moment(Case(KEY, 2), 30, asked("order")),
    "over": _moment(Case(KEY, 2), 14, over),
    "over-4-sunset": _moment(Case(KEY, 4, SUNSET), 15, over),
}
