"""What bots do in Zapp Zerapp: what a number is worth to them, when they stop searching, how they run, how well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from spieltisch.arena import simulate
from spieltisch.bots import LISTENING, act, is_valid_act
from spieltisch.game import Act, QuickChance, View
from spieltisch.games.zappzerapp.bots.evaluation import advantage, best_run, number_worths, sampled_number_worths
from spieltisch.games.zappzerapp.bots.knowledge import TO_LOOK_ON
from spieltisch.games.zappzerapp.rules.notation import FIRST_BACK, FIRST_CHOOSE, PASS, READY
from spieltisch.games.zappzerapp.rules.state import ZappZerappState
from tests.games.zappzerapp.positions import FACTS, RULES, begin, choose, numbers, table

LEVELS = ("neuling", "geselle", "meister")
HOME = 25
SAFE = 12
"""On a field of the own colour; and for two, the rival's entry field is the one after it."""
ENOUGH_ACTS = 200


def acts(
    level: str, state: ZappZerappState, seat: int = 0, seed: int = 1, deaf: bool = False
) -> Iterator[tuple[Act, View]]:
    """All that a bot does alone until its barrel is chosen, each with what it saw."""
    memory, heard = b"", list[bytes]()
    for number in range(ENOUGH_ACTS):
        if seat not in state.to_move():
            return
        view, legal = state.view(seat), state.legal(seat)
        done = act("zappzerapp", level, seat, view, legal, memory, heard, seed * ENOUGH_ACTS + number)
        assert is_valid_act(done, legal, FACTS.sound)
        yield done, view
        memory, heard = done.memory, []
        if done.move != LISTENING:
            state.play(seat, done.move, QuickChance(number))
        elif not deaf:
            heard = [state.sound(seat, done.thing, done.strength, 1000 * number + time) for time in range(done.times)]
    raise AssertionError("it never chooses")


def number_chosen(level: str, magic: Sequence[int], seed: int) -> tuple[int, float, int]:
    """The number it ends up with alone, the seconds it took, and how many barrels it took up."""
    state = begin(seed=seed)
    state.dice[0], state.dice[1] = magic
    done = [one for one, _ in acts(level, state, seed=seed)]
    place = state.chosen[0]
    taken = sum(0 <= one.move < FIRST_BACK for one in done)
    return int(state.stones[place]), sum(one.seconds for one in done), taken


# What a number is worth


def test_a_number_above_the_magic_number_is_worth_nothing() -> None:
    state = table([5], [9], dice=(2, 3))
    for worths in (number_worths(state, 0), sampled_number_worths(state, 0, QuickChance(1))):
        assert worths[0] == 0
        assert worths[6:] == [0] * 8
        assert all(worth > 0 for worth in worths[1:6])


def test_banishing_is_worth_more_the_further_a_rival_had_come() -> None:
    """Rivals stand two steps before the apprentice: one has just left its start, one was nearly home."""
    near, far = (number_worths(table([own, HOME], [rival]), 0)[2] for own, rival in ((13, 3), (10, 24)))
    assert far > near + 5


def test_the_third_apprentice_at_home_is_worth_most() -> None:
    worths = number_worths(table([HOME, HOME, 20], [18]), 0)
    assert worths[5] > worths[4] + 30
    assert worths[5] == worths[12]


def test_a_field_of_the_own_colour_is_worth_more_than_one_within_reach() -> None:
    reached, safe = table([10], [HOME, 21]), table([SAFE], [HOME, 21])
    assert advantage(safe, 0) - advantage(reached, 0) > SAFE - 10


def test_small_numbers_are_worth_less_where_others_run_first() -> None:
    """Whoever stands before a rival is banished before it runs, unless its number is high."""
    state = table([18], [2], dice=(6, 5))
    alone, among_others = number_worths(state, 0), sampled_number_worths(state, 0, QuickChance(3))
    assert among_others[1] / among_others[11] < alone[1] / alone[11]


# Running


@pytest.mark.parametrize("level", ["geselle", "meister"])
@pytest.mark.parametrize(
    ("own", "rival", "stones", "expected"),
    [
        ([HOME, 3, 20], [5], 5, "run 20"),  # into the city
        ([9, 20], [24], 3, "run 9"),  # banishes one that is nearly home
        ([HOME, HOME, 21], [3, 5], 4, "run 21"),  # and wins
    ],
)
def test_the_best_run_is_chosen(level: str, own: list[int], rival: list[int], stones: int, expected: str) -> None:
    state = table(own, rival)
    choose(state, {0: stones, 1: None})
    assert RULES.describe(act("zappzerapp", level, 0, state.view(0), state.legal(0), b"", [], 1).move) == expected


def test_it_stays_only_where_every_run_would_do_harm() -> None:
    """Out of safety into the reach of three, for a single field."""
    state = table([HOME, HOME, 15], [2, 3, 3])
    assert best_run(state, 0, 1) == -1
    assert best_run(state, 0, 10) == 15


def test_beginners_run_with_the_foremost() -> None:
    state = table([9, 20], [24])
    choose(state, {0: 3, 1: None})
    assert RULES.describe(act("zappzerapp", "neuling", 0, state.view(0), state.legal(0), b"", [], 1).move) == "run 20"


# Searching and stopping


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_listens_and_chooses_and_never_passes(level: str) -> None:
    for seed in range(4):
        done = [one for one, _ in acts(level, begin(seed=seed), seed=seed)]
        assert 0 <= done[0].move < FIRST_BACK
        assert any(one.move == LISTENING for one in done)
        assert FIRST_CHOOSE <= done[-1].move < PASS


def test_higher_levels_choose_better_and_beginners_try_few_barrels() -> None:
    chosen = [[number_chosen(level, (4, 3), seed) for seed in range(14)] for level in LEVELS]
    stones = [sum(number for number, _, _ in one if number <= 7) for one in chosen]
    assert stones == sorted(stones)
    assert stones[-1] > 1.3 * stones[0]
    taken = [sum(barrels for _, _, barrels in one) for one in chosen]
    assert taken[0] < min(taken[1:])


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_kept_waiting_too_long(level: str) -> None:
    assert all(number_chosen(level, (1, 1), seed)[1] < 40 for seed in range(6))


def test_hands_are_both_used_and_what_is_worse_is_put_back() -> None:
    seen = [(one, view) for seed in range(4) for one, view in acts("meister", begin(seed=seed), seed=seed)]
    hands = [view["hands"] for _, view in seen]
    assert any(isinstance(held, list) and -1 not in held[0] for held in hands)
    assert any(FIRST_BACK <= one.move < FIRST_CHOOSE for one, _ in seen)
    assert {one.thing for one, _ in seen if one.move == LISTENING} == {0, 1}


def test_a_barrel_once_heard_is_remembered_by_its_place() -> None:
    """Nothing is taken up a second time unless it is then chosen or heard more closely."""
    for seed in range(4):
        moves = [one.move for one, _ in acts("meister", begin(seed=seed), seed=seed)]
        for taken, then in pairwise(moves):
            assert not (0 <= taken < FIRST_BACK and FIRST_BACK <= then < FIRST_CHOOSE)


@pytest.mark.parametrize("level", LEVELS)
def test_who_hears_nothing_chooses_all_the_same(level: str) -> None:
    assert list(acts(level, begin(), deaf=True))


def test_only_samples_tell_it_what_is_in_a_barrel() -> None:
    """Two truths that look and sound alike: it does the same."""
    here, there = begin(seed=5), begin(seed=5)
    there.stones = numbers([*here.stones[6:], *here.stones[:6]])
    assert here.view(0) == there.view(0)
    for (one, _), (other, _) in zip(acts("meister", here, deaf=True), acts("meister", there, deaf=True), strict=True):
        assert one == other


def test_asked_in_turn_it_says_that_it_is_ready() -> None:
    state = begin(listening="in-turn")
    done = [one for one, _ in acts("geselle", state)]
    assert done[0].move == READY
    assert FIRST_CHOOSE <= done[-1].move < PASS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_looks_on_until_people_have_seen_the_round_before(level: str) -> None:
    (first, _), (second, _), *_ = acts(level, begin())
    assert first.seconds >= TO_LOOK_ON > second.seconds


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_listens_in_turn_has_looked_on_already(level: str) -> None:
    first, second, *_ = acts(level, begin(listening="in-turn"))
    assert first[0].move == READY
    assert second[0].seconds < TO_LOOK_ON


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_has_chosen_before_a_brisk_clock_runs_out(level: str) -> None:
    for seed in range(6):
        assert number_chosen(level, (3, 3), seed)[1] < FACTS.clocks["brisk"]


def test_the_same_seed_does_the_same() -> None:
    first, again = ([one for one, _ in acts("geselle", begin(seed=2), seed=2)] for _ in range(2))
    assert first == again


# Strength


@pytest.mark.slow
def test_the_master_beats_the_novice() -> None:
    report = simulate("zappzerapp", ["meister", "neuling"], 4, seed=1, processes=1)
    assert report.wins[0].wins >= 3
    assert 0 < report.means["seconds"] / report.means["rounds"] < 40


def test_games_are_repeatable_with_any_number_of_processes() -> None:
    alone, together = (simulate("zappzerapp", ["neuling", "neuling"], 2, 1, processes=count) for count in (1, 2))
    assert (alone.wins, alone.means, alone.mean_turns) == (together.wins, together.means, together.mean_turns)
