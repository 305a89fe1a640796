"""What a simulation found out: charts that add up, in words, and as a page that needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.arena import Simulation, simulate
from spieltisch.arena.page import page
from spieltisch.arena.report import interval, remarks, rows, title
from spieltisch.bots import Situation
from spieltisch.charts import MOST_SPANS, Bar, Chart, histogram
from spieltisch.facts import read_facts
from spieltisch.words import LANGS, Lang
from tests.arena.test_simulate import OverAtOnce
from tests.toy import Toy

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def zong() -> Simulation:
    return simulate("zong", ["neuling", "zufall", "zufall"], 12, seed=2, processes=1)


def chart(simulation: Simulation, key: str) -> Chart:
    return next(chart for chart in simulation.charts if chart.title == key)


@given(st.lists(st.floats(-50, 100_000, allow_nan=False), min_size=1, max_size=60))
def test_a_histogram_holds_every_number_once(numbers: list[float]) -> None:
    drawn = histogram("moves", numbers)
    assert sum(bar.amount for bar in drawn.bars) == len(numbers)
    assert {bar.of for bar in drawn.bars} == {len(numbers)}
    assert len(drawn.bars) <= MOST_SPANS + 1
    assert drawn.bars[0].amount > 0
    assert drawn.bars[-1].amount > 0


def test_the_spans_of_a_histogram_follow_each_other_in_round_steps() -> None:
    drawn = histogram("moves", [12, 19, 20, 44, 97])
    assert [(bar.values["least"], bar.values["most"]) for bar in drawn.bars] == [
        (least, least + 9) for least in range(10, 100, 10)
    ]
    assert [bar.amount for bar in drawn.bars] == [2, 1, 0, 1, 0, 0, 0, 0, 1]
    assert [bar.values for bar in histogram("moves", [3, 5]).bars] == [{"number": 3}, {"number": 4}, {"number": 5}]


def test_wins_and_lengths_add_up_to_the_games(zong: Simulation) -> None:
    for key in ("wins-by-bot", "wins-by-seat", "moves"):
        assert sum(bar.amount for bar in chart(zong, key).bars) == pytest.approx(12)
        assert {bar.of for bar in chart(zong, key).bars} == {12}
    assert chart(zong, "wins-by-seat").fair == pytest.approx(1 / 3)
    assert [bar.amount for bar in chart(zong, "score-by-bot").bars] == [one.mean_score for one in zong.wins]


def test_games_that_nobody_wins_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.arena.contest.folder", lambda key: Toy(OverAtOnce({}, [2, 2]), read_facts(key)))
    report = simulate("nummerus", ["zufall", "zufall"], 4, processes=1)
    assert [one.wins for one in report.seats] == [0, 0]
    won = chart(report, "wins-by-seat")
    assert [(bar.label, bar.amount) for bar in won.bars] == [("seat", 0), ("seat", 0), ("nobody", 4)]


def test_a_game_whose_length_never_changes_has_no_chart_of_it() -> None:
    report = simulate("nummerus", ["zufall", "zufall"], 3, processes=1)
    assert "moves" not in [chart.title for chart in report.charts]


def test_the_charts_survive_json(zong: Simulation) -> None:
    assert msgspec.json.decode(msgspec.json.encode(zong), type=Simulation) == zong


def test_an_interval_surrounds_its_share() -> None:
    low, high = interval(Bar("seat", 3, 12))
    assert low < 3 / 12 < high


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_holds_every_figure_of_the_text(zong: Simulation, lang: Lang) -> None:
    read = shown(page(lang, zong))
    for drawn in zong.charts:
        assert title(lang, "zong", drawn) in read
        for row in rows(lang, "zong", drawn):
            assert all(figure in read for figure in row if figure)
    for remark in remarks(lang, zong):
        assert remark in read


def test_the_page_is_well_formed_and_needs_nothing_else(zong: Simulation) -> None:
    text = page("de", zong)
    assert not re.search(r"https?:|url\(|@import|<script|<link|src=", text)
    tree = ElementTree.fromstring(text.removeprefix("<!doctype html>"))
    assert len(list(tree.iter("svg"))) == sum(len(chart.bars) for chart in zong.charts)
    for part in re.findall(r'(?:width|x1|x2)="([\d.]+)%"', text):
        assert 0 <= float(part) <= 100


def test_what_a_bot_is_called_is_no_markup() -> None:
    class Joker:
        name = "<b>&"

        def choose(self, at: Situation) -> int:
            return at.legal[0]

    text = page("en", simulate("nummerus", [Joker(), "zufall"], 2))
    assert "<b>" not in text
    assert "<b>&" in shown(text)


def test_the_page_wears_the_colours_of_the_house() -> None:
    tokens = (ROOT / "web/src/styles/tokens.css").read_text()
    style = (ROOT / "src/spieltisch/arena/page.css").read_text()
    worn = re.findall(r"(--[\w-]+): ([^;]+);", style)
    assert len(worn) > 10
    known = re.findall(r"(--[\w-]+):\s*([^;]+);", tokens)
    assert [value for name, value in worn if (name, value) not in known and name != "--accent"] == []
    brass = dict(known)["--brass-4"]
    assert f"--accent: {brass};" in style


def shown(text: str) -> str:
    tree = ElementTree.fromstring(text.removeprefix("<!doctype html>"))
    body = tree.find("body")
    assert body is not None
    return "\n".join(body.itertext())
