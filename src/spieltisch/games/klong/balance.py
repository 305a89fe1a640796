"""What many games say about Klong!: who gets out, with which artifacts, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from spieltisch.charts import Bar, Chart, Ending, histogram
from spieltisch.games.klong.rules.pieces import ARTIFACTS
from spieltisch.games.klong.rules.result import NOBODY_WON, SHARED
from spieltisch.games.klong.rules.thief import FATES, INSIDE, LOST
from spieltisch.games.klong.view import KlongSheet

WAYS_OUT = [fate for number, fate in enumerate(FATES) if number != INSIDE]
SOURCES = ("artifacts", "mastery", "idols", "chalices", "eggs", "goods", "gold", "cards")


def report(endings: Sequence[Ending]) -> list[Chart]:
    thieves = [sheet for ending in endings for sheet in _sheets(ending)]
    home = [sheet for sheet in thieves if sheet["fate"] != FATES[LOST]]
    winners = [sheet for ending in endings for sheet in _winners(ending)]
    return [
        histogram("turns", [cast(float, ending.values["turns"]) for ending in endings]),
        Chart("fates", [Bar(fate, _count(fate, thieves), len(thieves)) for fate in WAYS_OUT]),
        Chart("ways-to-win", [Bar(way, n, len(endings)) for way, n in _ways_to_win(endings).items()]),
        Chart("artifacts-taken", [_artifact(value, thieves, len(endings)) for value in ARTIFACTS]),
        Chart("artifacts-home", [_artifact(value, home, len(endings)) for value in ARTIFACTS]),
        *([_points("points-home", home)] if home else []),
        *([_points("points-winners", winners)] if winners else []),
    ]


def _sheets(ending: Ending) -> list[KlongSheet]:
    return cast(list[KlongSheet], ending.values["sheet"])


def _winners(ending: Ending) -> list[KlongSheet]:
    return [sheet for sheet, share in zip(_sheets(ending), ending.shares, strict=True) if share > 0]


def _count(fate: str, sheets: Sequence[KlongSheet]) -> int:
    return sum(sheet["fate"] == fate for sheet in sheets)


def _ways_to_win(endings: Sequence[Ending]) -> dict[str, int]:
    """How the winner got out; a win that is shared counts as such."""
    ways = dict.fromkeys([*(fate for fate in WAYS_OUT if fate != FATES[LOST]), SHARED, NOBODY_WON], 0)
    for ending in endings:
        match _winners(ending):
            case []:
                ways[NOBODY_WON] += 1
            case [winner]:
                ways[winner["fate"]] += 1
            case _:
                ways[SHARED] += 1
    return ways


def _artifact(value: int, sheets: Sequence[KlongSheet], games: int) -> Bar:
    """Each is there once a game, unless so few play that it was left in the box."""
    return Bar("artifact", sum(value in sheet["artifacts"] for sheet in sheets), games, {"value": value})


def _points(title: str, sheets: Sequence[KlongSheet]) -> Chart:
    """The mean of each source; together they are the mean of all points."""
    sums = {source: sum(_from(source, sheet) for sheet in sheets) for source in SOURCES}
    return Chart(title, [Bar(source, points / len(sheets)) for source, points in sums.items()])


def _from(source: str, sheet: KlongSheet) -> int:
    points = cast(dict[str, int | list[int]], sheet)[source]
    return sum(points) if isinstance(points, list) else points
