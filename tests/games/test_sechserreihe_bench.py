"""What Sechserreihe measures of itself is true before it is fast."""

from __future__ import annotations

import pytest

from spieltisch.games.sechserreihe import bench


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
