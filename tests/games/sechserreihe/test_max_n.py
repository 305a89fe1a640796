"""Max^n for three and four: everybody plays for themselves, until the budget says so."""

from __future__ import annotations

from functools import cache

import pytest

from spieltisch.game import UNLIMITED_STEPS, Budget
from spieltisch.games.sechserreihe.bots.max_n import MaxN
from spieltisch.games.sechserreihe.rules.board import completes
from tests.clock import CountedClock, steps_only
from tests.games.sechserreihe.boards import can_complete, children, crowded, is_stuck


@cache
def max_n() -> MaxN:
    return MaxN()


@pytest.mark.parametrize("seats", [3, 4])
def test_among_several_the_winning_coin_is_taken(seats: int) -> None:
    board = next(board for board in crowded(20) if can_complete(board))
    max_n().think(board, [1] * seats, 1, 2, steps_only("meister", 1000))
    assert completes(max_n().line[0])
    assert max_n().wins
    assert max_n().outlook == 1.0


@pytest.mark.parametrize("seats", [3, 4])
def test_among_several_no_win_is_left_to_the_next_while_it_can_be_helped(seats: int) -> None:
    calm = [board for board in crowded(16) if not can_complete(board) and not is_stuck(board)]
    for board in calm[::8]:
        max_n().think(board, [1] * seats, 0, 2, steps_only("meister", 3000))
        assert not can_complete(max_n().line[0])
        assert not max_n().wins


# Budgets


def calm_board() -> int:
    return next(board for board in crowded(10) if not can_complete(board) and not is_stuck(board))


@pytest.mark.parametrize("steps", [1, 100, 3_000])
def test_the_search_stops_soon_after_its_last_step(steps: int) -> None:
    board = calm_board()
    max_n().think(board, [0, 0, 0], 0, 2, steps_only("meister", steps))
    assert steps <= max_n().nodes < steps + 2 * len(children(board))
    assert max_n().line[0] in children(board)


def test_the_search_stops_when_the_clock_says_so() -> None:
    depths, nodes = [], []
    for seconds in (0.0, 0.01, 0.04):
        max_n().think(
            calm_board(), [0, 0, 0], 0, 2, Budget("meister", UNLIMITED_STEPS, seconds, clock=CountedClock(0.001))
        )
        depths.append(max_n().depth)
        nodes.append(max_n().nodes)
        assert max_n().line[0] in children(calm_board())
    assert nodes == sorted(set(nodes))
    assert depths == sorted(depths)
    assert depths[0] == 1, "a first look at all turns is always taken"
    assert depths[-1] > 1
