"""What is seen, what never is, and the way back from a view to a position."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from spieltisch.game import QuickChance, Refusal, Story
from spieltisch.games.zappzerapp.rules.state import ZappZerappState
from tests.conformance.cases import CASES, random_game
from tests.games.zappzerapp.positions import FACTS, NUMBERS, RULES, apprentices, begin, choose, numbers, play, table
from tests.suite import Case

ZAPP = [case for case in CASES if case.key == "zappzerapp"]
every_case = pytest.mark.parametrize("case", ZAPP, ids=str)


def test_the_view_of_a_new_game() -> None:
    assert table(dice=(4, 5)).view(None) == {
        "phase": "listen",
        "turn": -1,
        "round": 1,
        "thrower": 0,
        "dice": [4, 5],
        "magic": 9,
        "sides": [0, 2],
        "start": "1",
        "listening": "together",
        "signs": True,
        "hill": [True] * 13,
        "hands": [[-1, -1], [-1, -1]],
        "chosen": [-1, -1],
        "stones": [0, 0],
        "too_many": [False, False],
        "order": [],
        "apprentices": [[0, 0, 0], [0, 0, 0]],
        "runs": [],
        "last": [0, 0],
        "valid": [0, 0],
        "banished": [0, 0],
        "winner": -1,
        "reason": "",
    }


def test_the_mover_sees_where_each_run_ends_and_whom_it_banishes() -> None:
    state = table([0, 14, 22], [5, 5])
    choose(state, {0: 3, 1: None})
    assert state.view(1)["runs"] == [
        {"move": 33, "from": 0, "to": 3, "field": 5, "banished": []},
        {"move": 47, "from": 14, "to": 17, "field": 19, "banished": [[1, 5], [1, 5]]},
        {"move": 55, "from": 22, "to": 25, "field": -1, "banished": []},
    ]


@every_case
def test_every_run_ends_as_the_view_said(case: Case) -> None:
    for moment in random_game(case, seed=21):
        view: Any = moment.state.view(None)
        for run in view["runs"]:
            after = moment.state.copy()
            assert isinstance(after, ZappZerappState)
            after.play(view["turn"], run["move"], QuickChance(0))
            expected = deepcopy(view["apprentices"])
            for seat, progress in run["banished"]:
                expected[seat][expected[seat].index(progress)] = 0
            expected[view["turn"]][expected[view["turn"]].index(run["from"])] = run["to"]
            assert apprentices(after) == [sorted(own) for own in expected]


def test_the_end_is_seen() -> None:
    state = table([20, 25, 25], [3])
    choose(state, {0: 9, 1: 2})
    play(state, 0, "run 20")
    view = state.view(None)
    assert (view["phase"], view["turn"], view["winner"], view["reason"]) == ("over", -1, 0, "third-home")
    assert (view["order"], view["runs"], view["hill"]) == ([], [], [True] * 13)
    assert (view["stones"], view["chosen"]) == ([9, 2], [8, 1])


def test_a_number_above_the_magic_one_is_too_high_once_it_is_known() -> None:
    state = table(dice=(4, 5))
    assert state.view(None)["too_many"] == [False, False]
    choose(state, {0: 9, 1: 10})
    assert (state.view(None)["stones"], state.view(None)["too_many"]) == ([9, 10], [False, True])


@every_case
def test_all_seats_and_spectators_see_the_same(case: Case) -> None:
    for moment in random_game(case, seed=22):
        seen = moment.state.view(None)
        assert all(moment.state.view(seat) == seen for seat in range(case.seats))


# What never shows


def with_other_stones(state: ZappZerappState, seed: int) -> ZappZerappState:
    """The same position, but for what is in every barrel that nobody has turned over."""
    twin = state.copy()
    view: Any = state.view(None)
    turned = set(view["chosen"]) if view["phase"] in ("run", "over") else set()
    hidden = [place for place in range(13) if place not in turned]
    mixed = [int(state.stones[place]) for place in hidden]
    QuickChance(seed).shuffle(mixed)
    stones = [int(number) for number in state.stones]
    for place, number in zip(hidden, mixed, strict=True):
        stones[place] = number
    twin.stones = numbers(stones)
    return twin


def told_by(state: ZappZerappState, seat: int, move: int) -> str:
    story = Story()
    state.play(seat, move, QuickChance(0), story)
    return json.dumps([(event.kind, event.seat, event.values, event.seen_by) for event in story.events])


@every_case
def test_nothing_that_is_sent_depends_on_what_is_in_the_barrels(case: Case) -> None:
    """Byte for byte: views, offers, forfeits and stories, until the barrels are turned over."""
    for moment in random_game(case, seed=23):
        truth = moment.state
        assert isinstance(truth, ZappZerappState)
        other = with_other_stones(truth, moment.ply)
        seats = range(case.seats)
        for seat in (*seats, None):
            assert json.dumps(other.view(seat)) == json.dumps(truth.view(seat))
        assert list(other.to_move()) == list(truth.to_move())
        assert [list(other.legal(seat)) for seat in seats] == [list(truth.legal(seat)) for seat in seats]
        assert [other.forfeit(seat) for seat in seats] == [truth.forfeit(seat) for seat in seats]
        if moment.ply % 3 == 0:
            after = truth.copy()
            told = told_by(after, moment.seat, moment.move)
            if not ends_listening(truth, after):
                assert told_by(other, moment.seat, moment.move) == told


def ends_listening(before: ZappZerappState, after: ZappZerappState) -> bool:
    return before.view(None)["phase"] in ("listen", "ready") and (
        after.view(None)["phase"] == "run" or after.view(None)["round"] != before.view(None)["round"]
    )


def test_numbers_are_seen_only_from_the_reveal_to_the_end_of_the_round() -> None:
    state = table([3], [4])
    choose(state, {0: 4})
    assert state.view(0)["stones"] == [0, 0], "not even the own one"
    choose(state, {1: 6})
    assert state.view(0)["stones"] == [4, 6]
    play(state, 1, "stay")
    assert state.view(0)["stones"] == [4, 6]
    play(state, 0, "stay")
    assert state.view(0)["stones"] == [0, 0]


# Guesses


def test_a_guess_draws_every_barrel_anew_while_all_listen() -> None:
    state = table()
    play(state, 0, "left 5")
    choose(state, {1: 9})
    firsts = {int(state.guess(0, QuickChance(seed)).stones[4]) for seed in range(200)}
    assert firsts == set(NUMBERS)


def test_a_guess_keeps_what_was_turned_over() -> None:
    state = table([3], [4])
    choose(state, {0: 4, 1: 13})
    for seed in range(50):
        guess = state.guess(1, QuickChance(seed))
        assert (int(guess.stones[3]), int(guess.stones[12])) == (4, 13)
        assert sorted(int(number) for number in guess.stones) == list(NUMBERS)
    assert {int(state.guess(0, QuickChance(seed)).stones[0]) for seed in range(300)} == set(NUMBERS) - {4, 13}


def test_the_way_back_from_a_view_knows_no_more_than_a_guess() -> None:
    state = table([3], [4], stones=[*range(13, 0, -1)])
    choose(state, {0: 4, 1: 13})
    drawn = [RULES.from_view(state.view(0), 0, QuickChance(seed)) for seed in range(300)]
    for found in drawn:
        assert isinstance(found, ZappZerappState)
        assert (int(found.stones[9]), int(found.stones[0])) == (4, 13)
    hidden = {int(found.stones[5]) for found in drawn if isinstance(found, ZappZerappState)}
    assert hidden == set(NUMBERS) - {4, 13}


# What is no view


def run_phase() -> ZappZerappState:
    state = table([3, 14, 25], [4, 5], [0, 24], dice=(4, 4))
    choose(state, {0: 4, 1: 13, 2: 7})
    return state


def in_turn() -> ZappZerappState:
    state = begin(3, listening="in-turn")
    play(state, 0, "ready", "left 3", "choose left")
    play(state, 1, "ready", "right 5")
    return state


def listening() -> ZappZerappState:
    state = table([3, 14, 25], [4, 5], [0, 24])
    play(state, 0, "left 3", "right 4")
    choose(state, {2: 9})
    return state


def over() -> ZappZerappState:
    state = table([20, 25, 25], [3])
    choose(state, {0: 9, 1: 2})
    play(state, 0, "run 20")
    return state


def second_round() -> ZappZerappState:
    state = table()
    choose(state, {0: 13, 1: None})
    return state


IMPOSSIBLE: dict[str, tuple[Callable[[], ZappZerappState], dict[str, object]]] = {
    "one barrel in two hands": (listening, {"hands": [[2, 3], [2, -1], [-1, -1]]}),
    "a barrel in a hand and set down": (listening, {"hands": [[8, 3], [-1, -1], [-1, -1]]}),
    "a barrel that stands on the hill and is held": (listening, {"hill": [True] * 13}),
    "a barrel in the hand of who has chosen": (listening, {"hands": [[2, 3], [-1, -1], [0, -1]]}),
    "a barrel at no place": (listening, {"hands": [[13, 3], [-1, -1], [-1, -1]]}),
    "a number that is known too early": (listening, {"stones": [0, 0, 9]}),
    "dice with seven eyes": (listening, {"dice": [6, 7], "magic": 13}),
    "another sum": (listening, {"magic": 11}),
    "apprentices in the wrong order": (listening, {"apprentices": [[14, 3, 25], [0, 4, 5], [0, 0, 24]]}),
    "an apprentice beyond the city": (listening, {"apprentices": [[3, 14, 26], [0, 4, 5], [0, 0, 24]]}),
    "a fourth apprentice": (listening, {"apprentices": [[0, 3, 14, 25], [0, 4, 5], [0, 0, 24]]}),
    "three at home and no end": (listening, {"apprentices": [[25, 25, 25], [0, 4, 5], [0, 0, 24]]}),
    "listening when all have chosen": (listening, {"chosen": [0, 1, 8], "hands": [[-1, -1]] * 3}),
    "another seat would throw first": (listening, {"thrower": 1}),
    "an order nobody can agree on": (listening, {"listening": "backwards"}),
    "signs that are no switch": (listening, {"signs": 1}),
    "ready where all listen together": (listening, {"phase": "ready"}),
    "a number in the round before the first": (listening, {"last": [1, 0, 0]}),
    "more valid numbers than rounds": (listening, {"valid": [2, 0, 0]}),
    "a winner before the end": (listening, {"winner": 1}),
    "a round that never was": (listening, {"round": 0}),
    "sides where nobody sits so": (listening, {"sides": [0, 1, 3]}),
    "somebody listens out of turn": (in_turn, {"turn": 2}),
    "somebody chose out of turn": (in_turn, {"chosen": [-1, 2, -1]}),
    "a barrel in a hand before its turn": (in_turn, {"hands": [[-1, -1], [-1, 4], [0, -1]]}),
    "ready with a barrel in the hand": (in_turn, {"phase": "ready"}),
    "two with the same number": (run_phase, {"stones": [7, 13, 7]}),
    "somebody runs with too high a number": (run_phase, {"turn": 1}),
    "the higher number ran too late": (run_phase, {"order": [0, 2]}),
    "a number that nobody has turned over": (run_phase, {"stones": [4, 0, 7]}),
    "somebody has not chosen": (run_phase, {"chosen": [3, -1, 6]}),
    "no such run": (run_phase, {"runs": []}),
    "the wrong winner": (over, {"winner": 1}),
    "the end of another game": (over, {"reason": "checkmate"}),
    "a winner with too high a number": (over, {"dice": [1, 1], "magic": 2}),
    "an end with nobody at home": (over, {"apprentices": [[20, 25, 25], [0, 0, 3]]}),
    "the same number twice in the round before": (second_round, {"last": [13, 13]}),
}


@pytest.mark.parametrize(("position", "changes"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_no_impossible_view_is_believed(position: Callable[[], ZappZerappState], changes: dict[str, object]) -> None:
    view = position().view(0)
    RULES.from_view(view, 0, QuickChance(0))
    with pytest.raises(Refusal, match="view-broken"):
        RULES.from_view({**view, **changes}, 0, QuickChance(0))


# All the way


@every_case
def test_invariants_hold_in_every_position(case: Case) -> None:
    """Thirteen barrels, each at one place; twelve or fewer apprentices that never get lost; rounds that count on."""
    for seed in range(4):
        moments = random_game(case, seed=30 + seed)
        rounds = []
        for moment in moments:
            state = moment.state
            assert isinstance(state, ZappZerappState)
            view: Any = state.view(None)
            rounds.append(view["round"])
            assert sorted(int(number) for number in state.stones) == list(NUMBERS)
            held = [place for pair in view["hands"] for place in pair if place >= 0]
            set_down = [place for place in view["chosen"] if place >= 0]
            standing = [place for place, stands in enumerate(view["hill"]) if stands]
            away = held + set_down if view["phase"] != "run" else [view["chosen"][seat] for seat in view["order"]]
            assert sorted(standing + away) == list(range(13))
            assert [len(own) for own in view["apprentices"]] == [3] * case.seats
            assert all(own == sorted(own) and own[0] >= 0 and own[-1] <= 25 for own in view["apprentices"])
            assert not held or view["phase"] == "listen"
            assert all(number <= view["magic"] for number in [view["stones"][seat] for seat in view["order"]])
            assert [view["stones"][seat] for seat in view["order"]] == sorted(
                (view["stones"][seat] for seat in view["order"]), reverse=True
            )
        assert all(after - before in (0, 1) for before, after in pairwise(rounds))


def test_the_facts_name_the_sound_that_is_heard() -> None:
    state = table()
    play(state, 0, "left 5")
    assert FACTS.sound is not None
    assert len(state.sound(0, 0, FACTS.sound.strengths, seed=0)) == 2 * FACTS.sound.samples
