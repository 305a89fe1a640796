"""What Sechserreihe measures of itself is true before it is fast."""

from __future__ import annotations

import pytest

from spieltisch.games.sechserreihe import bench
from spieltisch.games.sechserreihe.bench import recorded_positions
from spieltisch.games.sechserreihe.bots.solver import IMPOSSIBLE, POSSIBLE
from tests.games.sechserreihe.literal_rules import FIELDS, LiteralSechserreihe


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "DEPTH", 2)


def silence(done: int, parts: int) -> None:
    """Nobody waits."""


@pytest.mark.usefixtures("shallow")
def test_ways_are_counted_and_named() -> None:
    figures = bench.count_ways(silence)
    assert [(figure.part, figure.values["depth"], figure.values["ways"]) for figure in figures] == [
        ("opening", 2, 46_080),
        ("crowded", 2, 6_981),
    ]


@pytest.mark.usefixtures("shallow")
def test_a_wrong_count_is_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = [ways._replace(known=[1, 2, 3, 4]) for ways in bench.COUNTED]
    monkeypatch.setattr(bench, "COUNTED", wrong)
    with pytest.raises(ArithmeticError, match="opening, 2 turns deep: there are 2 ways, not 46080"):
        bench.count_ways(silence)


@pytest.mark.parametrize("ways", bench.COUNTED, ids=lambda ways: ways.part)
def test_the_known_numbers_are_those_of_the_literal_rules(ways: bench.Ways) -> None:
    fields, own, other = ways.position
    stones = {name for name, mark in zip(FIELDS, fields.replace("/", ""), strict=False) if mark == "o"}
    literal = LiteralSechserreihe(2, 0, stones, [own, other])
    assert [literal.count_games(depth) for depth in (1, 2, 3)] == list(ways.known[:3])


def test_searches_say_how_many_boards_they_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "NODES", 100)
    assert bench.searches()() > len(bench.MIDDLE_OF_THE_GAME)


def test_the_solver_is_measured_on_recorded_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "recorded_positions", lambda: recorded_positions()[::50])
    heard: list[tuple[int, int]] = []
    figures = bench.solve_recorded(lambda *parts: heard.append(parts))
    assert heard == [(0, 4), (1, 4), (2, 4), (3, 4)]
    assert [(figure.part, figure.unit) for figure in figures] == [
        ("answered", "%"),
        ("median", "ms"),
        ("p95", "ms"),
        ("worst", "ms"),
    ]
    assert figures[0].values == {"positions": 4, "limit": 2.0}


def test_a_wrong_answer_is_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    [position] = [position for position in recorded_positions() if position.verdict == POSSIBLE][:1]
    monkeypatch.setattr(bench, "recorded_positions", lambda: [position._replace(verdict=IMPOSSIBLE)])
    with pytest.raises(ArithmeticError, match="recorded position 1 is impossible, not possible"):
        bench.solve_recorded(silence)


def test_no_answer_in_time_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "STEPS", 0)
    assert bench.solve_recorded(silence)[0].value == 0.0
