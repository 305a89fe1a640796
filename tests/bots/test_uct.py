"""The general search on tiny games."""

from __future__ import annotations

import pytest

from spieltisch.bots.uct import search
from spieltisch.game import Budget, Game, Knowledge, QuickChance, State, Thought
from tests.bots.toys import Cards, Climb, Darts, Guessing, Heap, Mountain, Nim, Throw
from tests.clock import CountedClock


def best(game: Game, state: State, seat: int = 0, seed: int = 1, iterations: int = 600, certain: bool = True) -> int:
    budget = Budget("uct", iterations, seconds=30.0)
    return search(game, state.view(seat), seat, QuickChance(seed), Knowledge(), budget, certain).move


@pytest.mark.parametrize(("stones", "move"), [(5, 1), (6, 2), (7, 3), (9, 1)])
@pytest.mark.parametrize("certain", [True, False])
def test_finds_the_forced_win_between_two(stones: int, move: int, certain: bool) -> None:
    assert best(Nim(), Heap(stones, 2), certain=certain) == move


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_takes_the_win_among_three_for_every_seat(seat: int) -> None:
    assert best(Nim(), Heap(3, 3, turn=seat), seat) == 3


def test_every_seat_plays_for_itself() -> None:
    """Three players, 5 stones: taking 1 leaves 4, from which the next cannot win at once; taking 2 or 3 lets him."""
    assert best(Nim(), Heap(5, 3), iterations=3000) == 1


def test_the_secret_changes_nothing() -> None:
    choices = {
        seed: {best(Guessing(), Cards((0, secret)), seed=seed, iterations=40, certain=False) for secret in (0, 1)}
        for seed in range(20)
    }
    assert all(len(moves) == 1 for moves in choices.values())


def test_does_not_bet_on_what_it_cannot_know() -> None:
    assert best(Guessing(), Cards((0, 1)), iterations=2000, certain=False) == 2


def test_several_seats_may_act_at_once() -> None:
    assert best(Guessing(), Cards((0, 1)), seat=1, iterations=200, certain=False) in (0, 1, 2)


@pytest.mark.parametrize("certain", [True, False])
def test_of_moves_too_many_to_list_it_tries_a_few(certain: bool) -> None:
    state = Throw(seats=3)
    move = best(Darts(), state, iterations=400, certain=certain)
    assert move in state.legal(0)
    assert abs(move - 7 - Throw.WIDTH // 2) < Throw.WIDTH // 10, "one of the best that chance offered"


def test_another_luck_tries_other_moves() -> None:
    assert len({best(Darts(), Throw(seats=2), seed=seed, iterations=50) for seed in range(5)}) == 5


def test_alone_it_follows_the_best_line_it_found() -> None:
    state = Climb()
    while state.to_move():
        state.play(0, best(Mountain(), state, iterations=1500), QuickChance(0))
    assert state.rewards() == [1.0]


def thought(game: Game, state: State, iterations: int, seed: int = 9) -> Thought:
    return search(game, state.view(0), 0, QuickChance(seed), Knowledge(), Budget("uct", iterations, 30.0), certain=True)


def test_the_same_seed_gives_the_same_thought() -> None:
    first, second = (thought(Nim(), Heap(11, 3), 300)._replace(seconds=0.0) for _ in range(2))
    assert first == second
    assert first.nodes == 300


def test_the_line_begins_with_the_move_and_can_be_played() -> None:
    state = Heap(11, 2)
    seen = thought(Nim(), state, 3000)
    assert seen.line[0] == seen.move
    assert 1 < len(seen.line) <= seen.depth
    for move in seen.line:
        assert move in state.legal(state.turn)
        state.play(state.turn, move, QuickChance(0))


def test_the_line_stops_where_little_was_tried() -> None:
    seen = thought(Nim(), Heap(11, 2), 5)
    assert seen.line == [seen.move]


def test_the_outlook_is_that_of_the_seat() -> None:
    assert thought(Nim(), Heap(5, 2), 3000).outlook > 0.9, "taking one leaves a lost heap to the other"
    assert thought(Nim(), Heap(8, 2), 3000).outlook < 0.5, "whatever is taken, the other can answer"


def test_only_a_perfect_line_alone_is_proven() -> None:
    alone = thought(Mountain(), Climb(), 5000)
    assert alone.proven
    assert alone.outlook == 1.0
    assert alone.line == list(Climb.WAY[: len(alone.line)])
    assert not thought(Mountain(), Climb(), 1).proven
    assert not thought(Nim(), Heap(5, 2), 3000).proven


def test_a_perfect_line_with_luck_to_come_proves_nothing() -> None:
    state = Climb()
    seen = search(Mountain(), state.view(0), 0, QuickChance(9), Knowledge(), Budget("uct", 5000, 30.0), certain=False)
    assert seen.outlook == 1.0
    assert not seen.proven


def test_the_clock_is_a_ceiling() -> None:
    budget = Budget("uct", 10**9, seconds=0.02, clock=CountedClock(0.001))
    seen = search(Nim(), Heap(40, 2).view(0), 0, QuickChance(9), Knowledge(), budget, certain=True)
    assert 0 < seen.nodes < 10**4
    assert seen.seconds >= 0.02
