"""The general search on tiny games."""

from __future__ import annotations

import pytest

from spieltisch.bots.uct import search
from spieltisch.game import Budget, Game, Knowledge, QuickChance, State
from tests.bots.toys import Cards, Climb, Guessing, Heap, Mountain, Nim


def best(game: Game, state: State, seat: int = 0, seed: int = 1, iterations: int = 600, certain: bool = True) -> int:
    budget = Budget(iterations, seconds=30.0)
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


def test_alone_it_follows_the_best_line_it_found() -> None:
    state = Climb()
    while state.to_move():
        state.play(0, best(Mountain(), state, iterations=1500), QuickChance(0))
    assert state.rewards() == [1.0]


def test_the_same_seed_gives_the_same_thought() -> None:
    thoughts = [
        search(Nim(), Heap(11, 3).view(0), 0, QuickChance(9), Knowledge(), Budget(300, 30.0), certain=True)
        for _ in range(2)
    ]
    assert thoughts[0].visits == thoughts[1].visits
    assert sum(thoughts[0].visits.values()) == 300


def test_the_clock_is_a_ceiling() -> None:
    thought = search(Nim(), Heap(40, 2).view(0), 0, QuickChance(9), Knowledge(), Budget(10**9, 0.02), certain=True)
    assert 0 < thought.iterations < 10**6
