"""What many games of Klong! say about it: every figure adds up."""

from __future__ import annotations

import pytest

from spieltisch.arena import Simulation, simulate
from spieltisch.arena.report import rows, title
from spieltisch.charts import Bar, Chart, Ending
from spieltisch.games.klong.balance import report
from spieltisch.words import LANGS, Lang

GAMES, SEATS = 40, 3
NOTHING = {"mastery": 0, "idols": 0, "chalices": 0, "eggs": 0, "goods": 0, "gold": 0, "cards": 0}


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return simulate("klong", ["zufall"] * SEATS, GAMES, seed=1, processes=1)


def chart(charts: list[Chart], key: str) -> Chart:
    return next(chart for chart in charts if chart.title == key)


def amounts(charts: list[Chart], key: str) -> list[float]:
    return [bar.amount for bar in chart(charts, key).bars]


def ended(*sheets: dict[str, object], shares: tuple[float, ...], turns: float = 12) -> Ending:
    scores = [0 for _ in sheets]
    return Ending(shares=shares, scores=scores, turns=100, values={"turns": turns, "sheet": list(sheets)})


def test_every_thief_has_one_fate_and_every_game_one_way_to_end(simulation: Simulation) -> None:
    assert sum(amounts(simulation.charts, "fates")) == GAMES * SEATS
    assert sum(amounts(simulation.charts, "ways-to-win")) == GAMES
    assert sum(amounts(simulation.charts, "turns")) == GAMES
    assert sum(amounts(simulation.charts, "wins-by-seat")) == pytest.approx(GAMES)


def test_no_artifact_counts_more_often_than_it_is_taken(simulation: Simulation) -> None:
    taken, home = (amounts(simulation.charts, key) for key in ("artifacts-taken", "artifacts-home"))
    assert all(0 <= less <= more <= GAMES for less, more in zip(home, taken, strict=True))
    assert sum(taken) > 0


def test_the_sources_add_up_to_the_points() -> None:
    rich = {**NOTHING, "fate": "escaped", "artifacts": [5, 20], "mastery": 20, "gold": 3, "total": 48}
    poor = {**NOTHING, "fate": "rescued", "artifacts": [7], "cards": 4, "total": 11}
    dead = {**NOTHING, "fate": "lost", "artifacts": [30], "gold": 40, "total": 70}
    charts = report([ended(rich, poor, dead, shares=(1.0, 0.0, 0.0))])
    assert sum(amounts(charts, "points-home")) == (48 + 11) / 2
    assert sum(amounts(charts, "points-winners")) == 48
    assert amounts(charts, "artifacts-taken") == [1, 1, 0, 0, 1, 0, 1]
    assert amounts(charts, "artifacts-home") == [1, 1, 0, 0, 1, 0, 0]
    assert amounts(charts, "fates") == [1, 1, 1]


def test_shared_wins_and_games_that_nobody_wins_are_told_apart() -> None:
    alike = {**NOTHING, "fate": "rescued", "artifacts": [5], "total": 5}
    dead = {**NOTHING, "fate": "lost", "artifacts": [], "total": 0}
    charts = report([ended(alike, alike, shares=(0.5, 0.5)), ended(dead, dead, shares=(0.0, 0.0))])
    ways = {bar.label: bar.amount for bar in chart(charts, "ways-to-win").bars}
    assert ways == {"escaped": 0, "rescued": 0, "shared": 1, "nobody": 1}


def test_where_nobody_gets_out_there_are_no_points_to_show() -> None:
    dead = {**NOTHING, "fate": "lost", "artifacts": [], "total": 0}
    charts = report([ended(dead, dead, shares=(0.0, 0.0))])
    assert not {"points-home", "points-winners"} & {chart.title for chart in charts}


@pytest.mark.parametrize("lang", LANGS)
def test_every_chart_and_every_bar_has_words(simulation: Simulation, lang: Lang) -> None:
    for drawn in simulation.charts:
        assert not title(lang, "klong", drawn).startswith("balance.")
        assert not [row.label for row in rows(lang, "klong", drawn) if "balance." in row.label or "{" in row.label]


def test_a_bar_knows_its_share() -> None:
    assert Bar("escaped", 3, 12).length == 0.25
