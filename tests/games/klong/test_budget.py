"""Budgets of Klong!'s bots: a level stays what it is, and the master divides seconds as evenly as steps.

No real time is measured: the clocks here tick when they are looked at, or by moves made in the mind.
"""

from __future__ import annotations

import pytest

from spieltisch.bots import Situation, bot
from spieltisch.game import COMPILED, UNLIMITED_STEPS, Budget, Chance, QuickChance, Thought
from spieltisch.games.klong.bots.ismcts import MOVES_FOR_AN_OUTLOOK, Search
from spieltisch.games.klong.bots.knowledge import KNOWLEDGE
from spieltisch.games.klong.bots.levels import GESELLE, STEPS
from spieltisch.games.klong.bots.rule_of_thumb import RuleOfThumb
from spieltisch.games.klong.rules.state import KlongState
from tests.clock import CountedClock
from tests.games.klong.positions import RULES, begin, position

AGES = 1e9
MANY_MOVES = 36_000 if COMPILED else 3_000
LONGEST_GAME = 2_000


def moments(games: int) -> list[KlongState]:
    """Positions with a choice, out of games between rules of thumb that err now and then."""
    found: list[KlongState] = []
    player = RuleOfThumb(GESELLE)
    for seed in range(games):
        state, luck = begin(2 + seed % 3, seed, board="ab"[seed % 2]), QuickChance(seed)
        while to_move := state.to_move():
            legal = state.legal(to_move[0])
            if len(legal) > 1 and luck.below(20) == 0:
                found.append(state.copy())
            good = int(player.move(state))
            state.play(to_move[0], good if luck.below(3) else legal[luck.below(len(legal))], luck)
    return found


def thought(state: KlongState, budget: Budget) -> Thought:
    return KNOWLEDGE.think(state.copy(), int(state.active), budget, QuickChance(1))._replace(seconds=0.0)


# The levels


@pytest.mark.parametrize("level", ["neuling", "geselle"])
def test_a_rule_of_thumb_decides_by_seconds_as_by_steps(level: str) -> None:
    for state in moments(games=12):
        by_steps = thought(state, Budget(level, STEPS[level], AGES))
        assert thought(state, Budget(level, UNLIMITED_STEPS, 0.03)) == by_steps
        assert thought(state, Budget(level, STEPS[level], 1e-9, CountedClock(1.0))) == by_steps
        assert by_steps.nodes == 1


@pytest.mark.parametrize("level", ["neuling", "geselle"])
def test_a_contest_by_the_clock_makes_no_master_of_anybody(level: str) -> None:
    for number, state in enumerate(moments(games=3)):
        seat = int(state.active)
        view, legal = state.view(seat), state.legal(seat)
        timed, usual = (
            bot(level, "klong", seconds).think(Situation(RULES, seat, view, legal, QuickChance(number)))
            for seconds in (0.03, None)
        )
        assert timed._replace(seconds=0.0) == usual._replace(seconds=0.0)


def test_newcomer_and_journeyman_are_told_apart_by_their_level_alone() -> None:
    decisions = {
        level: [thought(state, Budget(level, 7, AGES)).move for state in moments(games=12)]
        for level in ("neuling", "geselle")
    }
    assert decisions["neuling"] != decisions["geselle"]


# Sequential halving


def search_by_steps(state: KlongState, moves: int, chance: Chance) -> Search:
    search = Search(state.copy(), int(state.active), chance)
    search.think(Budget("meister", moves, AGES))
    return search


def search_by_seconds(state: KlongState, moves: int, chance: Chance) -> Search:
    """Every move in the mind takes a second, so that seconds and steps are the same."""
    search = Search(state.copy(), int(state.active), chance)
    search.think(Budget("meister", UNLIMITED_STEPS, float(moves), lambda: float(search.moves())))
    return search


def test_rounds_share_seconds_as_evenly_as_steps() -> None:
    """All the same games are played, so every round has had the same share of the time."""
    for seed, state in enumerate(moments(games=6)[:12]):
        steps = search_by_steps(state, MANY_MOVES, QuickChance(seed))
        seconds = search_by_seconds(state, MANY_MOVES, QuickChance(seed))
        assert seconds.moves() == steps.moves()
        assert (seconds.best.root.move, seconds.best.wish) == (steps.best.root.move, steps.best.wish)
        assert (seconds.best.root.games, seconds.best.wins) == (steps.best.root.games, steps.best.wins)
        assert seconds.line() == steps.line()


class Worlds(Chance):
    """Writes down how often it is asked for a seed: once for each world in which all ideas are compared."""

    def __init__(self, seeds_below: int) -> None:
        self.luck = QuickChance(1)
        self.seeds_below = seeds_below
        self.worlds = 0

    def below(self, n: int) -> int:
        self.worlds += n == self.seeds_below
        return self.luck.below(n)


def test_a_thought_takes_the_time_it_has_and_no_more() -> None:
    """One world a look at the clock; the last look of each round finds that it is over."""
    state = underway()
    for seconds in (40, 400):
        worlds, clock = Worlds(1 << 60), CountedClock(1.0)
        Search(state.copy(), 0, worlds).think(Budget("meister", UNLIMITED_STEPS, float(seconds), clock))
        assert clock.looks == seconds + 1
        assert 0.8 * seconds < worlds.worlds <= seconds


def underway() -> KlongState:
    """Three boots to spend in a room with many tunnels."""
    state = position("", draw="explore*5", room=13)
    state.turn.boots = 3
    return state


def test_every_idea_is_tried_however_little_time_there_is() -> None:
    for state in moments(games=3):
        hurried = thought(state, Budget("meister", UNLIMITED_STEPS, 1e-9, CountedClock(1.0)))
        assert hurried.move in state.legal(int(state.active))
        assert 0 < hurried.nodes < 40 * LONGEST_GAME


def test_where_there_is_nothing_to_choose_some_games_are_enough() -> None:
    """Seconds are not spent to the last on a mere outlook, and neither are steps."""
    state = position("burgle*5", draw="explore*5")
    for budget in (Budget("meister", UNLIMITED_STEPS, AGES), Budget("meister", 1 << 30, AGES)):
        assert MOVES_FOR_AN_OUTLOOK <= thought(state, budget).nodes < MOVES_FOR_AN_OUTLOOK + LONGEST_GAME
    for budget in (Budget("meister", UNLIMITED_STEPS, 3.0, CountedClock(1.0)), Budget("meister", 3, AGES)):
        assert thought(state, budget).nodes < MOVES_FOR_AN_OUTLOOK
