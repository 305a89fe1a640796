"""A bot plays at its level, whether its budget is steps or seconds; in all games that wait for their players.

Seconds are those of a counted clock, so nothing here depends on the speed of the machine.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from math import sqrt

import pytest

from spieltisch.arena.contest import Contest, play_game
from spieltisch.bots import Situation, bot
from spieltisch.bots.bot import without_search
from spieltisch.bots.levels import CEILING_SECONDS, ITERATIONS
from spieltisch.bots.searcher import Search, Searcher
from spieltisch.game import UNLIMITED_STEPS, Budget, Knowledge, QuickChance, Thought
from spieltisch.games import folder, games
from tests.clock import CountedClock, on_the_clock
from tests.conformance.cases import random_game
from tests.suite import Case, suite

KEYS = [key for key in games() if not folder(key).facts.real_time]
LOWER_LEVELS = ("neuling", "geselle")
SEARCHING_LEVELS = (*LOWER_LEVELS, "meister")

SECONDS_A_LOOK = 0.0008
"""Less than a search lets pass between two looks, or it would look at the clock after every step."""
SECONDS = 40 * SECONDS_A_LOOK
AMPLE_SECONDS = 1e6
MOVES_BETWEEN_THOUGHTS = 11

FEWEST_GAMES = 4
CLEAR = 1.6
"""So many standard deviations from what equals would win."""
MOST_GAMES = {"geselle": 400, "meister": 30}
"""By the stronger level: where luck is strong, it takes many games; but a master takes its time."""


def by_steps(level: str, key: str) -> Searcher:
    """It never looks at the time."""
    return replace(on_the_clock(bot(level, key), CountedClock(0.0)), seconds=AMPLE_SECONDS)


def by_seconds(level: str, key: str, seconds: float = SECONDS) -> Searcher:
    return on_the_clock(bot(level, key, seconds), CountedClock(SECONDS_A_LOOK))


def smallest(key: str) -> Case:
    """The game as it is usually played, with as few players as can beat each other."""
    return Case(key, max(2, folder(key).facts.seats[0]))


def situations(case: Case, every: int = MOVES_BETWEEN_THOUGHTS) -> list[Situation]:
    """From a random game; each with the same luck whenever it is asked for."""
    moments = [
        (moment.state.copy(), moment.seat)
        for moment in islice(random_game(case, seed=5), 0, None, every)
        if len(moment.state.legal(moment.seat)) > 1
    ]
    return [
        Situation(case.game, seat, state.view(seat), state.legal(seat), QuickChance(number))
        for number, (state, seat) in enumerate(moments)
    ]


@dataclass(frozen=True)
class Spy:
    """Searches for nothing and keeps the budget that it was given."""

    search: Search
    given: list[Budget] = field(default_factory=list)

    @property
    def knowledge(self) -> Knowledge:
        return self.search.knowledge

    def __call__(self, at: Situation, budget: Budget) -> Thought:
        self.given.append(budget)
        return without_search(at.legal[0])


def budget_of(searcher: Searcher, key: str) -> Budget:
    spy = Spy(searcher.search)
    spied = replace(searcher, search=spy, blunders_in_100=0)
    for at in situations(smallest(key), every=1):
        spied.think(at)
        if spy.given:
            return spy.given[0]
    raise AssertionError("nothing to think about in a whole game")


@pytest.mark.parametrize("level", SEARCHING_LEVELS)
@pytest.mark.parametrize("key", KEYS)
def test_the_search_is_told_the_level_and_how_long_to_think(key: str, level: str) -> None:
    own_steps = folder(key).knowledge.steps(level) or ITERATIONS[level]
    told = budget_of(by_steps(level, key), key)
    assert (told.level, int(told.steps)) == (level, own_steps)
    told = budget_of(by_seconds(level, key), key)
    steps = UNLIMITED_STEPS if level == "meister" else own_steps
    assert (told.level, int(told.steps), told.seconds) == (level, steps, SECONDS)
    at_a_table = bot(level, key)
    assert isinstance(at_a_table, Searcher)
    assert at_a_table.seconds == CEILING_SECONDS


@pytest.mark.parametrize("level", LOWER_LEVELS)
@pytest.mark.parametrize("key", KEYS)
def test_lower_levels_think_the_same_with_ample_seconds_as_with_steps(key: str, level: str) -> None:
    cases = [case for case in suite(key).cases if case.seats == smallest(key).seats]
    for case in cases:
        for one, same in zip(situations(case), situations(case), strict=True):
            thought = by_steps(level, key).think(one)
            assert by_seconds(level, key, AMPLE_SECONDS).think(same)._replace(seconds=thought.seconds) == thought


@pytest.mark.parametrize("key", KEYS)
def test_a_master_thinks_for_as_long_as_there_is_time(key: str) -> None:
    nodes = [
        sum(by_seconds("meister", key, seconds).think(at).nodes for at in situations(smallest(key))[:12])
        for seconds in (SECONDS / 4, SECONDS / 2, SECONDS)
    ]
    assert all(fewer < more for fewer, more in pairwise(nodes)), nodes


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(SEARCHING_LEVELS)))
@pytest.mark.parametrize("key", KEYS)
def test_with_the_same_seconds_the_stronger_level_wins(key: str, weaker: str, stronger: str) -> None:
    """One of them against as many of the weaker as are needed, until it is clear who is better."""
    seats = smallest(key).seats
    players = (by_seconds(stronger, key), *[by_seconds(weaker, key)] * (seats - 1))
    contest = Contest(key, players, folder(key).facts.complete(seats, {}), seed=1)
    won = 0.0
    for number in range(MOST_GAMES[stronger]):
        outcome = play_game(contest, number)
        won += outcome.shares[outcome.seating.index(0)]
        lead = clearness(won, number + 1, 1 / seats)
        if number + 1 >= FEWEST_GAMES and abs(lead) >= CLEAR:
            break
    assert lead >= CLEAR, f"{stronger} won {won:g} of {number + 1} games against {weaker}"


def clearness(won: float, games: int, fair: float) -> float:
    """By how many standard deviations this is more than equals would win."""
    return (won - games * fair) / sqrt(games * fair * (1 - fair))
