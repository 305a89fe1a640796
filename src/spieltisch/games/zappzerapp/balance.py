"""What many games say about Zapp Zerapp: how long they are, who hears well, and who banishes whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from spieltisch.charts import Bar, Chart, Ending, histogram


def report(endings: Sequence[Ending]) -> list[Chart]:
    seats = [(ending, seat) for ending in endings for seat in range(len(ending.shares))]
    winners = [(ending, seat) for ending, seat in seats if ending.shares[seat] > 0]
    others = [(ending, seat) for ending, seat in seats if ending.shares[seat] == 0]
    groups = {"winners": winners, "others": others}
    left_behind = [ending.scores[seat] for ending, seat in others]
    return [
        histogram("rounds", [_rounds(ending) for ending in endings]),
        Chart("valid", [_valid(who, group) for who, group in groups.items()]),
        Chart("banished", [_banished(who, group) for who, group in groups.items()]),
        Chart("home", [_home(number, left_behind) for number in range(max(left_behind) + 1)]),
    ]


def _rounds(ending: Ending) -> int:
    return cast(int, ending.values["rounds"])


def _valid(who: str, group: Sequence[tuple[Ending, int]]) -> Bar:
    """In how many rounds they had a number with which they might run."""
    valid = sum(cast(list[int], ending.values["valid"])[seat] for ending, seat in group)
    return Bar(who, valid, sum(_rounds(ending) for ending, _ in group))


def _banished(who: str, group: Sequence[tuple[Ending, int]]) -> Bar:
    """How many rivals they sent home in a game."""
    banished = sum(cast(list[int], ending.values["banished"])[seat] for ending, seat in group)
    return Bar(who, banished / len(group))


def _home(number: int, scores: Sequence[int]) -> Bar:
    """How many apprentices those had at home who did not win."""
    return Bar("number", scores.count(number), len(scores), {"number": number})
