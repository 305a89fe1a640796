"""The bots of Sechserreihe at the table: their thoughts are sensible, and each plays at its level."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spieltisch.bots import Situation, bot, searcher
from spieltisch.game import UNLIMITED_STEPS, Budget, QuickChance, State, Thought
from spieltisch.games import game
from spieltisch.games.sechserreihe.bots.knowledge import KNOWLEDGE, moves_between
from spieltisch.games.sechserreihe.rules.board import completes, full_lines, without
from spieltisch.games.sechserreihe.rules.notation import change_of
from tests.clock import CountedClock, steps_only
from tests.games.sechserreihe.boards import board_of, can_complete, children, crowded, new_game

Clocks = Callable[[float], list[Budget]]


@pytest.fixture(autouse=True)
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """Sets the clock of every budget that a bot makes, so many seconds a look; and collects the budgets.

    Unless a test says otherwise, the clock stands still.
    """

    def set_clock(seconds_a_look: float) -> list[Budget]:
        made: list[Budget] = []

        def budget(level: str, steps: int, seconds: float, clock: object) -> Budget:
            made.append(Budget(level, steps, seconds, clock=CountedClock(seconds_a_look)))
            return made[-1]

        monkeypatch.setattr(searcher, "Budget", budget)
        return made

    set_clock(0.0)
    return set_clock


def after_turns(seats: int, seed: int, turns: int) -> State:
    """After some turns at random."""
    state, luck = new_game(seats, seed), QuickChance(seed)
    for _ in range(turns):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.play(seat, legal[luck.below(len(legal))], luck)
    return state


def think(seats: int, seed: int, turns: int, steps: int) -> tuple[State, Thought]:
    """The position after some turns at random, and what the seat to move thinks about it."""
    state = after_turns(seats, seed, turns)
    return state, KNOWLEDGE.think(state.copy(), state.to_move()[0], steps_only("meister", steps), QuickChance(seed))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("turns", [0, 1, 9, 17])
def test_the_line_of_play_is_legal(seats: int, turns: int) -> None:
    state, thought = think(seats, 3, turns, 3000)
    assert thought.line[0] == thought.move
    assert thought.nodes > 0
    assert 0.0 <= thought.outlook <= 1.0
    for move in thought.line:
        seat = state.to_move()[0]
        assert move in state.legal(seat)
        state.play(seat, move, QuickChance(1))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_thought_can_be_had_again(seats: int) -> None:
    once, again = think(seats, 2, 12, 3000)[1], think(seats, 2, 12, 3000)[1]
    assert once._replace(seconds=0.0) == again._replace(seconds=0.0)


def test_luck_turns_the_board_so_that_openings_differ() -> None:
    state = new_game(2)
    seat = state.to_move()[0]
    first = {
        KNOWLEDGE.think(state.copy(), seat, steps_only("meister", 1), QuickChance(seed)).move for seed in range(20)
    }
    assert len(first) > 1


def test_alone_the_way_to_the_last_stone_is_known() -> None:
    state, thought = think(1, 1, 5, 100_000)
    assert thought.proven
    assert thought.outlook == 1.0
    for move in thought.line:
        state.play(0, move, QuickChance(1))
    result = state.result()
    assert result is not None
    assert result.scores == [30]


def test_a_beginner_sees_the_line_that_can_be_completed() -> None:
    state = next(state for state in walk(2) if can_complete(board_of(state)))
    seat = state.to_move()[0]
    for move in KNOWLEDGE.candidates(state, seat):
        assert completes(board_of(state) ^ change_of(move))


def test_a_beginner_else_thinks_about_a_few_turns() -> None:
    for state in walk(3):
        seat = state.to_move()[0]
        candidates = KNOWLEDGE.candidates(state, seat)
        assert candidates
        assert set(candidates) <= set(state.legal(seat))
        if not can_complete(board_of(state)):
            assert len(candidates) <= 13


def walk(seats: int) -> list[State]:
    """The positions of a random game."""
    state, luck = new_game(seats), QuickChance(4)
    found: list[State] = []
    while to_move := state.to_move():
        found.append(state.copy())
        legal = state.legal(to_move[0])
        state.play(to_move[0], legal[luck.below(len(legal))], luck)
    return found


def played(seats: int, seed: int, seconds: float | None = None) -> State:
    """A game of a journeyman on the second seat among beginners."""
    state, luck = new_game(seats, seed), QuickChance(seed)
    while to_move := state.to_move():
        seat = to_move[0]
        level = "geselle" if seat == 1 else "neuling"
        at = Situation(game("sechserreihe"), seat, state.view(seat), state.legal(seat), luck)
        state.play(seat, bot(level, "sechserreihe", seconds).think(at).move, luck)
    return state


def test_the_journeyman_beats_a_beginner() -> None:
    for seed in range(2):
        result = played(2, seed).result()
        assert result is not None
        assert result.winners() == [1]


@pytest.mark.parametrize("seats", [3, 4])
def test_games_of_several_bots_come_to_an_end(seats: int) -> None:
    result = played(seats, 1).result()
    assert result is not None
    assert max(result.scores) == 2


def test_boards_become_moves_again_also_across_complete_lines() -> None:
    board = next(board for board in crowded(20) if can_complete(board))
    completed = min(child for child in children(board) if completes(child))
    answer = min(children(without(completed, full_lines(completed))))
    first, second = moves_between(board, [completed, answer])
    assert board ^ change_of(first) == completed
    assert without(completed, full_lines(completed)) ^ change_of(second) == answer


# Levels and budgets

ITERATIONS_OF_A_BEGINNER = 25
STEPS = {"neuling": ITERATIONS_OF_A_BEGINNER, "geselle": 20_000, "meister": 3_000_000}
AMPLE = 1_000.0
A_LOOK = 0.001  # seconds by which a clock goes on that is looked at


def thought_of(level: str, seats: int, seconds: float | None = None) -> Thought:
    """What a bot of this level thinks in the middle of a game. With this luck nobody blunders."""
    state = after_turns(seats, 3, 9)
    seat = state.to_move()[0]
    at = Situation(game("sechserreihe"), seat, state.view(seat), state.legal(seat), QuickChance(1))
    return bot(level, "sechserreihe", seconds).think(at)


def without_time(thought: Thought) -> Thought:
    return thought._replace(seconds=0.0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", STEPS)
def test_a_level_thinks_with_its_own_steps(level: str, seats: int, clocks: Clocks) -> None:
    [budget] = budgets_of(level, seats, None, clocks)
    assert (budget.level, budget.steps) == (level, STEPS[level])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", STEPS)
def test_with_seconds_only_the_master_goes_on_for_as_long_as_there_is_time(
    level: str, seats: int, clocks: Clocks
) -> None:
    [budget] = budgets_of(level, seats, 0.01, clocks)
    steps = UNLIMITED_STEPS if level == "meister" else STEPS[level]
    assert (budget.level, budget.steps, budget.seconds) == (level, steps, 0.01)


def budgets_of(level: str, seats: int, seconds: float | None, clocks: Clocks) -> list[Budget]:
    """The budgets of one thought; its clock is soon over."""
    made = clocks(0.1)
    assert thought_of(level, seats, seconds).nodes > 0
    return made


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["neuling", "geselle"])
def test_ample_seconds_change_no_thought_of_the_lower_levels(level: str, seats: int) -> None:
    assert without_time(thought_of(level, seats, AMPLE)) == without_time(thought_of(level, seats))


@pytest.mark.parametrize("seconds", [None, AMPLE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lower_levels_search_as_far_as_their_steps_go(seats: int, seconds: float | None) -> None:
    assert thought_of("neuling", seats, seconds).nodes == ITERATIONS_OF_A_BEGINNER
    assert 20_000 <= thought_of("geselle", seats, seconds).nodes < 20_200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_same_seconds_the_master_looks_further_than_the_journeyman(seats: int, clocks: Clocks) -> None:
    clocks(A_LOOK)
    journeyman, master = thought_of("geselle", seats, 0.05), thought_of("meister", seats, 0.05)
    assert journeyman.nodes < 20_200 < master.nodes
    assert journeyman.depth <= master.depth


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["geselle", "meister"])
def test_when_the_seconds_are_over_a_level_answers_with_what_it_has(level: str, seats: int, clocks: Clocks) -> None:
    clocks(A_LOOK)
    hasty, thorough = thought_of(level, seats, 0.002), thought_of(level, seats, 0.008)
    assert 1 <= hasty.depth <= thorough.depth
    assert hasty.nodes < thorough.nodes < 20_000
    assert 0.002 <= hasty.seconds < thorough.seconds


def test_the_journeyman_beats_a_beginner_with_seconds_too() -> None:
    result = played(2, 0, AMPLE).result()
    assert result is not None
    assert result.winners() == [1]
