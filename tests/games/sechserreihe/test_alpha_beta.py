"""Alpha-beta for two: right about what can be seen, sensible about the rest, and done when the budget says so."""

from __future__ import annotations

from functools import cache

import pytest

from spieltisch.game import UNLIMITED_STEPS, Budget
from spieltisch.games.sechserreihe.bots.alpha_beta import AlphaBeta
from spieltisch.games.sechserreihe.bots.evaluation import CALM, STUCK, WIN, is_decided
from spieltisch.games.sechserreihe.bots.symmetry import images
from spieltisch.games.sechserreihe.rules.board import completes, count, full_lines, without
from tests.clock import CountedClock, steps_only
from tests.games.sechserreihe.boards import EMPTY, LOCKED, boards, can_complete, children, crowded, is_stuck


def value_by_the_book(board: int, own: int, other: int, depth: int, turn: int = 0) -> int:
    """Plain minimax: every turn of every side, nothing remembered, nothing left out."""
    if depth == 0:
        return horizon_by_the_book(board, own, other, turn)
    return max(value_of_turn(board, child, own, other, depth, turn) for child in children(board))


def value_of_turn(board: int, child: int, own: int, other: int, depth: int, turn: int) -> int:
    earned = len(full_lines(child))
    if own + earned >= 3:
        return WIN - turn - 1
    after = without(child, full_lines(child))
    if depth > 0:
        return -value_by_the_book(after, other, own + earned, depth - 1, turn + 1)
    return -horizon_by_the_book(after, other, own + earned, turn + 1)


@cache
def horizon_by_the_book(board: int, own: int, other: int, turn: int) -> int:
    """Coins and tempo, or better what can be taken now. Who is stuck gives a coin, and with it perhaps the game."""
    place = 9 * (count(board) % 2) + 3 * own + other
    if is_stuck(board):
        return turn + 2 - WIN if other == 2 else STUCK[place]
    completing = [child for child in children(board) if completes(child)]
    return max([CALM[place], *(value_of_turn(board, child, own, other, 0, turn) for child in completing)])


@cache
def alpha_beta() -> AlphaBeta:
    return AlphaBeta()


def searched(board: int, own: int, other: int, depth: int) -> int:
    search = alpha_beta()
    search.think(board, own, other, steps_only("meister", UNLIMITED_STEPS), depth)
    return search.value


ALL_COINS = [(0, 0), (1, 0), (0, 1), (2, 1), (1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("depth", "least", "coins"),
    [(depth, least, coins) for depth, least in [(1, 20), (2, 26)] for coins in ALL_COINS] + [(3, 26, (2, 2))],
)
def test_the_value_is_that_of_plain_minimax(depth: int, least: int, coins: tuple[int, int]) -> None:
    own, other = coins
    for board in crowded(least)[::20]:
        values = [value_by_the_book(board, own, other, shallow) for shallow in range(1, depth + 1)]
        decided = [value for value in values if is_decided(value)]
        assert searched(board, own, other, depth) == (decided[0] if decided else values[-1])


@pytest.mark.parametrize("board", [EMPTY, LOCKED])
def test_boards_where_nothing_can_slide_have_the_value_of_plain_minimax(board: int) -> None:
    assert searched(board, 1, 2, 1) == value_by_the_book(board, 1, 2, 1)


def test_to_be_stuck_is_never_better_than_not_to_be() -> None:
    assert all(stuck <= calm for stuck, calm in zip(STUCK, CALM, strict=True))


def test_boards_that_look_alike_have_one_value() -> None:
    for board in boards()[4::7]:
        assert len({searched(image, 1, 0, 3) for image in images(board)}) == 1


def test_a_turn_that_wins_is_found_and_proven() -> None:
    for board in crowded(20):
        if can_complete(board):
            assert searched(board, 2, 2, 1) == WIN - 1


def test_a_side_that_is_stuck_against_two_coins_knows_that_it_has_lost() -> None:
    stuck = [board for board in crowded(20) if is_stuck(board)]
    assert stuck
    for board in stuck:
        assert searched(board, 2, 2, 1) == 2 - WIN


def test_a_turn_that_leaves_the_other_stuck_wins_in_three() -> None:
    leaving = [
        board for board in crowded(20) if not can_complete(board) and any(is_stuck(child) for child in children(board))
    ]
    assert leaving
    for board in leaving[:5]:
        assert searched(board, 2, 1, 2) == WIN - 3
        assert is_stuck(alpha_beta().line[0])


def test_nothing_is_set_up_that_would_lose_while_it_can_be_helped() -> None:
    for board in boards()[6:]:
        if not can_complete(board) and not is_stuck(board):
            searched(board, 2, 2, 2)
            assert not can_complete(alpha_beta().line[0])


# Budgets

CALM_BOARD = 0b000001_000010_000000_010000_000000_100000
MOST_NODES_BETWEEN_TWO_QUESTIONS = 400


@pytest.mark.parametrize("steps", [1, 100, 1_000, 5_000])
def test_the_search_stops_soon_after_its_last_step(steps: int) -> None:
    search = AlphaBeta()
    search.think(CALM_BOARD, 0, 0, steps_only("meister", steps))
    least = max(steps, nodes_of_depth(CALM_BOARD, 1))
    assert least <= search.nodes < least + MOST_NODES_BETWEEN_TWO_QUESTIONS
    assert_finished(CALM_BOARD, search)


def nodes_of_depth(board: int, depth: int) -> int:
    searched(board, 0, 0, depth)
    return alpha_beta().nodes


def assert_finished(board: int, search: AlphaBeta) -> None:
    """It answers with the value of the deepest search that it finished, and with a turn."""
    assert search.depth >= 1
    assert search.line[0] in children(board)
    assert searched(board, 0, 0, search.depth) == search.value


def test_the_search_stops_when_the_clock_says_so_with_the_deepest_search_that_is_finished() -> None:
    depths, nodes = [], []
    for seconds in (0.001, 0.01, 0.04):
        search = AlphaBeta()
        search.think(CALM_BOARD, 0, 0, Budget("meister", UNLIMITED_STEPS, seconds, clock=CountedClock(0.001)))
        depths.append(search.depth)
        nodes.append(search.nodes)
        assert_finished(CALM_BOARD, search)
    assert nodes == sorted(set(nodes))
    assert depths == sorted(depths)
    assert depths[0] < depths[-1]


def test_a_first_look_at_all_turns_is_taken_even_if_there_is_no_time() -> None:
    search = AlphaBeta()
    search.think(CALM_BOARD, 0, 0, Budget("meister", UNLIMITED_STEPS, 0.0, clock=CountedClock(1.0)))
    assert search.depth == 1
    assert search.nodes > len(children(CALM_BOARD))
    assert_finished(CALM_BOARD, search)
