"""Wilson's interval against values from the literature."""

from __future__ import annotations

import pytest

from spieltisch.arena.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_share_lies_within() -> None:
    assert all(wilson(wins, 400)[0] <= wins / 400 <= wilson(wins, 400)[1] for wins in range(401))


def test_shared_wins_count_in_parts() -> None:
    assert wilson(10.5, 20)[0] > wilson(10, 20)[0]


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
