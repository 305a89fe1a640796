"""What many games of Zapp Zerapp say about it: every figure adds up."""

from __future__ import annotations

import pytest

from spieltisch.arena import Simulation, simulate
from spieltisch.arena.report import rows, title
from spieltisch.charts import Bar, Ending
from spieltisch.games.zappzerapp.balance import report
from spieltisch.words import LANGS, Lang

GAMES, SEATS = 20, 3


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return simulate("zappzerapp", ["zufall"] * SEATS, GAMES, seed=1, processes=1)


def bars(endings: list[Ending], key: str) -> list[Bar]:
    return next(chart.bars for chart in report(endings) if chart.title == key)


def ended(winner: int, rounds: int, valid: list[int], banished: list[int], scores: list[int]) -> Ending:
    shares = [1.0 if seat == winner else 0.0 for seat in range(len(scores))]
    values = {"rounds": rounds, "valid": valid, "banished": banished}
    return Ending(shares=shares, scores=scores, turns=100, values=values)


ENDINGS = [
    ended(0, 20, [15, 10, 5], [4, 1, 0], [3, 1, 0]),
    ended(2, 40, [20, 20, 21], [3, 0, 2], [2, 0, 3]),
]


def test_winners_and_others_are_told_apart() -> None:
    assert bars(ENDINGS, "valid") == [Bar("winners", 15 + 21, 60), Bar("others", 10 + 5 + 20 + 20, 120)]
    assert bars(ENDINGS, "banished") == [Bar("winners", 3.0), Bar("others", 1.0)]


def test_those_who_do_not_win_are_counted_by_how_many_they_brought_home() -> None:
    assert [(bar.amount, bar.of) for bar in bars(ENDINGS, "home")] == [(2, 4), (1, 4), (1, 4)]


def test_every_game_has_its_length(simulation: Simulation) -> None:
    lengths = next(chart for chart in simulation.charts if chart.title == "rounds")
    assert sum(bar.amount for bar in lengths.bars) == GAMES


@pytest.mark.parametrize("lang", LANGS)
def test_every_chart_and_every_bar_has_words(simulation: Simulation, lang: Lang) -> None:
    for drawn in simulation.charts:
        assert not title(lang, "zappzerapp", drawn).startswith("balance.")
        assert not [row.label for row in rows(lang, "zappzerapp", drawn) if "balance." in row.label or "{" in row.label]
